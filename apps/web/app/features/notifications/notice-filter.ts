/** The list of a partner, or that of staff. */
export type NoticeArea = '/lk' | '/manage';

export interface NoticeFilter {
  readonly unread: boolean;
  readonly page: number;
}

const MOST_PAGES = 100;

/** The address holds the filter, so that it survives a reload and the way back. */
export function readNoticeFilter(search: URLSearchParams): NoticeFilter {
  const page = Number(search.get('page'));
  return {
    unread: search.get('unread') === 'true',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** What is usual is not said. */
export function noticesPath(area: NoticeArea, { unread, page }: NoticeFilter): string {
  const search = new URLSearchParams();
  if (unread) search.set('unread', 'true');
  if (page > 1) search.set('page', String(page));
  return `${area}/notifications${search.size > 0 ? `?${search}` : ''}`;
}
