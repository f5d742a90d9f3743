import { PAGE_SIZE } from '@punkt/domain/constants';

/** Which part of a list an address asks for (section 2 of the specification: `page` and `pageSize`, both optional). */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

const LARGEST_PAGE = 100;
const MOST_PAGES = 500;
/** Calls look no further down. */
const MOST_ROWS = 10_000;

const whole = (value: string | null, most: number, usual: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : usual;
};

/** What no list has is the first page, of the usual size. */
export function readPaging(query: URLSearchParams): Paging {
  const pageSize = whole(query.get('pageSize'), LARGEST_PAGE, PAGE_SIZE);
  return { page: whole(query.get('page'), Math.min(MOST_PAGES, MOST_ROWS / pageSize), 1), pageSize };
}

/** What is usual is not said. */
export function writePaging(query: URLSearchParams, { page, pageSize }: Paging): void {
  if (page > 1) query.set('page', String(page));
  if (pageSize !== PAGE_SIZE) query.set('pageSize', String(pageSize));
}

/** The last page there is, for an address behind it: what stood there was removed, or is found by fewer words. Null where it has rows. */
export function lastPageFor({ page, pageSize }: Paging, total: number): number | null {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page > last ? last : null;
}
