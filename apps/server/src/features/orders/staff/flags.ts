import { orderWarnings } from '@punkt/domain/order-rules';
import type { OrderRow } from '../tables.ts';

export type Flag =
  | 'smallArea'
  | 'smallStock'
  | 'unverifiedCompany'
  | 'move'
  | 'resubmitted'
  | 'overdue'
  | 'zoneClosed'
  | 'elsewhere';

interface Surroundings {
  readonly unverified: boolean;
  readonly zoneClosed: boolean;
  /** The pin lies far from the town that the address names. */
  readonly elsewhere: boolean;
  readonly now: Date;
}

/** What an operator should look at twice. */
export function flagsOf(order: OrderRow, surroundings: Surroundings): Flag[] {
  const { unverified, zoneClosed, elsewhere, now } = surroundings;
  const warnings = orderWarnings(order.record);
  const held: Array<[Flag, boolean]> = [
    ['overdue', order.due !== null && order.due < now],
    ['unverifiedCompany', unverified],
    ['zoneClosed', zoneClosed],
    ['elsewhere', elsewhere],
    ['smallArea', warnings.area !== undefined],
    ['smallStock', warnings.stock_area !== undefined],
    ['move', order.ex_pickpoint_id !== null],
    ['resubmitted', order.resubmitted > 0],
  ];
  return held.filter(([, holds]) => holds).map(([flag]) => flag);
}
