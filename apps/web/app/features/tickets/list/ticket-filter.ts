import {
  DEFAULT_TICKET_TYPES,
  TICKET_STATES,
  TICKET_TYPES,
  type TicketState,
  type TicketType,
} from '@punkt/domain/ticket-terms';
import { isTicketType } from '@punkt/domain/tickets';
import { type Paging, readPaging, writePaging } from '../../../lib/paging.ts';

export interface TicketFilter extends Paging {
  readonly state: TicketState | null;
  /** Those of the specification unless others are chosen. */
  readonly types: readonly TicketType[];
  readonly search: string;
  readonly oldest: boolean;
}

export const ALL_TYPES: readonly TicketType[] = Object.values(TICKET_TYPES);
const STATES: readonly TicketState[] = Object.values(TICKET_STATES);

/** The topics of the specification. */
export const isUsual = (types: readonly TicketType[]): boolean =>
  types.length === DEFAULT_TICKET_TYPES.length && DEFAULT_TICKET_TYPES.every((type) => types.includes(type));

/** The address holds the filter: it survives a reload and the way back from a ticket. */
export function readFilter(query: URLSearchParams): TicketFilter {
  const types = query
    .getAll('type')
    .map(Number)
    .filter((type) => isTicketType(type));
  return {
    state: STATES.find((state) => String(state) === query.get('state')) ?? null,
    types: types.length > 0 ? ALL_TYPES.filter((type) => types.includes(type)) : DEFAULT_TICKET_TYPES,
    search: query.get('search')?.trim().slice(0, 100) ?? '',
    oldest: query.get('oldest') === 'true',
    ...readPaging(query),
  };
}

/** What is usual is not said. */
export function listPath({ state, types, search, oldest, ...paging }: TicketFilter): string {
  const query = new URLSearchParams();
  if (state) query.set('state', String(state));
  if (!isUsual(types)) for (const type of types) query.append('type', String(type));
  if (search) query.set('search', search);
  if (oldest) query.set('oldest', 'true');
  writePaging(query, paging);
  return `/lk/tickets${query.size > 0 ? `?${query}` : ''}`;
}

/** The last topic stays: a list of nothing helps nobody. */
export function toggled(types: readonly TicketType[], type: TicketType): readonly TicketType[] {
  const next = types.includes(type) ? types.filter((each) => each !== type) : [...types, type];
  return next.length > 0 ? next : types;
}

/** Whether it leaves something out: nothing found under it says nothing of the whole list. */
export const isNarrow = ({ state, types, search }: TicketFilter): boolean =>
  state !== null || search !== '' || !isUsual(types);
