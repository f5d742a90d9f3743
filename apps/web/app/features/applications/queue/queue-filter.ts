import { type CountryCode, isCountryCode } from '@punkt/domain/country-code';
import { isPointType, type PointType } from '@punkt/domain/point-type';

export const QUEUE_STATUSES = ['waiting', 'payment', 'rework', 'accepted', 'closed'] as const;
export type QueueStatus = (typeof QUEUE_STATUSES)[number];

/** Where the queue is. */
export const QUEUE = '/manage/applications';
/** A day's work is longer than a screen; turning pages is not part of it. */
export const QUEUE_PAGE = 50;
const LAST_PAGE = 100;
const LONGEST_SEARCH = 100;

export interface QueueFilter {
  readonly status: QueueStatus;
  readonly country: CountryCode | undefined;
  readonly type: PointType | undefined;
  readonly move: boolean;
  readonly mine: boolean;
  /** A number, or the beginning of a city. */
  readonly search: string;
  readonly page: number;
}

/** The address holds the filter: it survives a reload, and a colleague can be sent a link. */
export function readFilter(search: URLSearchParams): QueueFilter {
  const country = search.get('country');
  const type = search.get('type');
  const page = Number(search.get('page'));
  return {
    status: QUEUE_STATUSES.find((status) => status === search.get('status')) ?? 'waiting',
    country: isCountryCode(country) ? country : undefined,
    type: isPointType(type) ? type : undefined,
    move: search.get('move') === 'true',
    mine: search.get('mine') === 'true',
    search: (search.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** What is usual is not said. */
export function searchOf({ status, country, type, move, mine, search, page }: QueueFilter): string {
  const said = new URLSearchParams();
  if (status !== 'waiting') said.set('status', status);
  if (country) said.set('country', country);
  if (type) said.set('type', type);
  if (move) said.set('move', 'true');
  if (mine) said.set('mine', 'true');
  if (search) said.set('search', search);
  if (page > 1) said.set('page', String(page));
  return said.size > 0 ? `?${said}` : '';
}

/** The same tab with nothing narrowed down. */
export const widest = (status: QueueStatus): QueueFilter => ({
  status,
  country: undefined,
  type: undefined,
  move: false,
  mine: false,
  search: '',
  page: 1,
});

/** Whether something narrows the tab down; the page does not. */
export const isNarrow = (filter: QueueFilter): boolean =>
  searchOf({ ...filter, page: 1 }) !== searchOf(widest(filter.status));
