import type { QUESTION_STATUSES } from '@punkt/contract/questions';

export interface RoomFilter {
  readonly status: (typeof QUESTION_STATUSES)[number];
  readonly page: number;
}

/** The address holds the filter: it survives a reload, and a colleague can be sent a link. */
export function readFilter(search: URLSearchParams): RoomFilter {
  const page = Number(search.get('page'));
  return {
    status: search.get('status') === 'answered' ? 'answered' : 'waiting',
    page: Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1,
  };
}

/** What is usual is not said. */
export function searchOf({ status, page }: RoomFilter): string {
  const search = new URLSearchParams();
  if (status === 'answered') search.set('status', status);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}
