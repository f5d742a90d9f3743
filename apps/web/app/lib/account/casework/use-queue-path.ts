import { useLocation } from 'react-router';

/** Where the queue was left, filter and page; links into a case carry it along. */
export function useQueuePath(queue: string): string {
  const state: unknown = useLocation().state;
  const known = typeof state === 'object' && state !== null && 'queue' in state ? state.queue : '';
  return `${queue}${typeof known === 'string' ? known : ''}`;
}
