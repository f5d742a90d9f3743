import type { ReviewKind } from '@punkt/contract/reviews';

export interface QueueFilter {
  readonly kind: ReviewKind | undefined;
  readonly status: 'waiting' | 'decided';
  readonly mine: boolean;
  readonly page: number;
}

/** The address holds the filter: it survives a reload, and a colleague can be sent a link. */
export function readFilter(search: URLSearchParams): QueueFilter {
  const kind = search.get('kind');
  const page = Number(search.get('page'));
  return {
    kind: kind === 'tax' || kind === 'passport' ? kind : undefined,
    status: search.get('status') === 'decided' ? 'decided' : 'waiting',
    mine: search.get('mine') === 'true',
    page: Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1,
  };
}

/** What is usual is not said. */
export function searchOf({ kind, status, mine, page }: QueueFilter): string {
  const search = new URLSearchParams();
  if (kind) search.set('kind', kind);
  if (status === 'decided') search.set('status', status);
  if (mine) search.set('mine', 'true');
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}
