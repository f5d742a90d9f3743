import { SEARCH } from '@punkt/domain/constants';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useDebounced } from './use-debounced.ts';

interface Wish {
  readonly queryKey: QueryKey;
}

/**
 * For a question about a form that is being filled in: whether what it asks about has been still for a while. What else is typed
 * meanwhile does not put it off.
 */
export function useIsStill({ queryKey }: Wish): boolean {
  const key = hashKey(queryKey);
  return useDebounced(key, SEARCH.debounceMs) === key;
}
