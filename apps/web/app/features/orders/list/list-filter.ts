import { PAGE_SIZE } from '@punkt/domain/constants';

export interface ListFilter {
  readonly show: 'all' | 'active' | 'deleted';
  readonly page: number;
  readonly pageSize: number;
}

const MOST_PAGES = 500;
const LARGEST_PAGE = 100;

const whole = (value: string | null, most: number, usual: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : usual;
};

/** The address holds the filter: it survives a reload and the way back from an application. */
export function readFilter(search: URLSearchParams): ListFilter {
  const show = search.get('show');
  return {
    show: show === 'active' || show === 'deleted' ? show : 'all',
    page: whole(search.get('page'), MOST_PAGES, 1),
    pageSize: whole(search.get('pageSize'), LARGEST_PAGE, PAGE_SIZE),
  };
}

/** What is usual is not said. */
export function searchOf({ show, page, pageSize }: ListFilter): string {
  const search = new URLSearchParams();
  if (show !== 'all') search.set('show', show);
  if (page > 1) search.set('page', String(page));
  if (pageSize !== PAGE_SIZE) search.set('pageSize', String(pageSize));
  return search.size > 0 ? `?${search}` : '';
}

export const listPath = (filter: ListFilter): string => `/lk/orders${searchOf(filter)}`;
