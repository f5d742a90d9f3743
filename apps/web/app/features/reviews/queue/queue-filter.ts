import { type CountryCode, isCountryCode } from '@punkt/domain/country-code';
import {
  hasTerm,
  isKind,
  KIND_RULES,
  type Kind,
  type Order,
  ordersOf,
  type Stage,
  stagesOf,
} from '../kinds.ts';

/** Where the queues are: all of them, and behind a slash one kind's. */
export const QUEUE = '/manage/reviews';
/** A day's work is longer than a screen; turning pages is not part of it. */
export const QUEUE_PAGE = 50;
const LAST_PAGE = 100;
const LONGEST_SEARCH = 100;

export interface QueueFilter {
  readonly kind: Kind | undefined;
  readonly stage: Stage;
  readonly country: CountryCode | undefined;
  readonly flag: string | undefined;
  readonly mine: boolean;
  readonly overdue: boolean;
  /** Unless it is the usual one of the list. */
  readonly sort: Order | undefined;
  /** Parts of a number, an address, an owner, a phone or an INN. */
  readonly search: string;
  readonly page: number;
}

/** The kind that a path of a queue names. */
export const queueOf = (path: string): string => path.slice(QUEUE.length + 1);

/** The address holds the filter: it survives a reload, and a colleague can be sent a link. */
export function readFilter(kindWord: string | undefined, search: URLSearchParams): QueueFilter {
  const kind = isKind(kindWord) ? kindWord : undefined;
  const country = search.get('country');
  const page = Number(search.get('page'));
  const flags: readonly string[] = kind ? KIND_RULES[kind].flags : [];
  const stage = stagesOf(kind).find((known) => known === search.get('stage')) ?? 'waiting';
  return {
    kind,
    stage,
    country: isCountryCode(country) ? country : undefined,
    flag: flags.find((flag) => flag === search.get('flag')),
    mine: search.get('mine') === 'true',
    overdue: search.get('overdue') === 'true',
    sort: ordersOf(stage)
      .slice(1)
      .find((order) => order === search.get('sort')),
    search: (search.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Behind {@link QUEUE}; what is usual is not said. */
export function placeOf(filter: QueueFilter): string {
  const { kind, stage, country, flag, mine, overdue, sort, search, page } = filter;
  const said = new URLSearchParams();
  if (stage !== 'waiting') said.set('stage', stage);
  if (country) said.set('country', country);
  if (flag) said.set('flag', flag);
  if (mine) said.set('mine', 'true');
  if (overdue && hasTerm(stage)) said.set('overdue', 'true');
  if (sort && ordersOf(stage).slice(1).includes(sort)) said.set('sort', sort);
  if (search) said.set('search', search);
  if (page > 1) said.set('page', String(page));
  return `${kind ? `/${kind}` : ''}${said.size > 0 ? `?${said}` : ''}`;
}

/** The same tab with nothing narrowed down. */
export const unfiltered = (kind: Kind | undefined, stage: Stage): QueueFilter => ({
  kind,
  stage,
  country: undefined,
  flag: undefined,
  mine: false,
  overdue: false,
  sort: undefined,
  search: '',
  page: 1,
});

/** Whether something narrows the tab down; page and order do not. */
export const isNarrow = (filter: QueueFilter): boolean =>
  placeOf({ ...filter, sort: undefined, page: 1 }) !== placeOf(unfiltered(filter.kind, filter.stage));
