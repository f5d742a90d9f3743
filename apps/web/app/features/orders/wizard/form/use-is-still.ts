import { SEARCH } from '@punkt/domain/constants';
import { hashKey } from '@tanstack/react-query';
import { useDebounced } from './use-debounced.ts';

/**
 * For a question about a form that is being filled in: whether what it is about has been still for a while. What else is typed
 * meanwhile does not put it off.
 */
export function useIsStill(...subject: readonly unknown[]): boolean {
  const key = hashKey(subject);
  return useDebounced(key, SEARCH.debounceMs) === key;
}
