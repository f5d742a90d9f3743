import { SEARCH } from '@punkt/domain/constants';
import type { CountryCode } from '@punkt/domain/country-code';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeError } from '../../../../lib/notifications/describe-error.ts';
import { notify } from '../../../../lib/notifications/store.ts';
import { useDebounced } from '../form/use-debounced.ts';
import { type FoundAddress, isTimeout, type SearchRequest, searchQuery } from './geo-queries.ts';

/** What is searched, and inside of what. */
export interface SearchScope {
  readonly kind: SearchRequest['kind'];
  readonly country: CountryCode;
  readonly city_id?: string;
  readonly city_name?: string;
  readonly street?: string;
}

export type SearchState = 'idle' | 'short' | 'busy' | 'found' | 'nothing' | 'slow' | 'failed';

const nothing: readonly FoundAddress[] = [];

/** A house may be number 5: it is searched from the first character. */
const minimumOf = (kind: SearchScope['kind']): number => (kind === 'house' ? 1 : SEARCH.minimumCharacters);

/** Streets are what an address hangs on: a failure to load them is shown in a notice too, not at the field alone. */
function notifyStreetsFailed(state: 'failed' | 'slow', error: unknown): void {
  notify({
    kind: 'error',
    title: { key: 'wizard.streets.failed' },
    text: { key: `wizard.search.${state}` },
    requestId: describeError(error)?.requestId,
  });
}

/** Searches once typing pauses; an empty text asks for nothing. */
export function useAddressSearch(scope: SearchScope, typed: string) {
  const text = typed.trim();
  const query = useDebounced(text, SEARCH.debounceMs);
  const long = query.length >= minimumOf(scope.kind) && text !== '';
  const answer = useQuery(searchQuery(long ? { ...scope, query } : null));
  const found = answer.data && long ? answer.data.data : nothing;

  function stateOf(): SearchState {
    if (text === '') return 'idle';
    if (text.length < minimumOf(scope.kind)) return 'short';
    if (answer.isFetching || text !== query) return 'busy';
    if (answer.error) return isTimeout(answer.error) ? 'slow' : 'failed';
    return found.length > 0 ? 'found' : 'nothing';
  }
  const state = stateOf();
  const { error } = answer;
  useEffect(() => {
    if (scope.kind === 'street' && (state === 'failed' || state === 'slow'))
      notifyStreetsFailed(state, error);
  }, [scope.kind, state, error]);
  return {
    state,
    /** Words that are being typed over have no answers yet. */
    found: state === 'found' ? found : nothing,
    retry: () => void answer.refetch(),
  };
}

export type AddressSearch = ReturnType<typeof useAddressSearch>;
