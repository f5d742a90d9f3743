import { ORDER_STAGES, type OrderStage } from '@punkt/domain/order-status';
import { type Paging, readPaging, writePaging } from '../../../lib/paging.ts';

export interface ListFilter extends Paging {
  readonly show: 'all' | 'active' | 'deleted';
  readonly stage?: OrderStage | undefined;
  /** Only where it is the owner's turn. */
  readonly mine?: boolean;
  readonly search?: string;
}

/** The address holds the filter: it survives a reload and the way back from an application. */
export function readFilter(search: URLSearchParams): ListFilter {
  const show = search.get('show');
  const stage = ORDER_STAGES.find((known) => known === search.get('stage'));
  const words = search.get('search')?.trim().slice(0, 100);
  return {
    show: show === 'active' || show === 'deleted' ? show : 'all',
    ...(stage && { stage }),
    ...(search.get('mine') === 'true' && { mine: true }),
    ...(words && { search: words }),
    ...readPaging(search),
  };
}

/** What is usual is not said. */
export function searchOf({ show, stage, mine, search: words, ...paging }: ListFilter): string {
  const search = new URLSearchParams();
  if (show !== 'all') search.set('show', show);
  if (stage) search.set('stage', stage);
  if (mine) search.set('mine', 'true');
  if (words) search.set('search', words);
  writePaging(search, paging);
  return search.size > 0 ? `?${search}` : '';
}

export const listPath = (filter: ListFilter): string => `/lk/orders${searchOf(filter)}`;

/** Whether it leaves something out: nothing found under it says nothing of the whole list. */
export const isNarrow = ({ show, stage, mine, search }: ListFilter): boolean =>
  show !== 'all' || stage !== undefined || mine === true || Boolean(search);
