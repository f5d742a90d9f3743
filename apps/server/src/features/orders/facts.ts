import { type FeeDue, feeDue } from '@punkt/domain/fees';
import type { OrderTimes } from '@punkt/domain/order-deadlines';
import type { OrderFacts } from '@punkt/domain/order-machine';
import { STANDARD_POINT } from '@punkt/domain/point-type';
import type { OrderHead } from './tables.ts';

/** The guarantee fee; `null` where this order never owes one: another country, or a move. */
export const feeOwed = (
  order: Pick<OrderHead, 'country' | 'ex_pickpoint_id' | 'type_point'>,
): FeeDue | null =>
  feeDue({
    country: order.country,
    pointType: order.type_point ?? STANDARD_POINT,
    isMove: order.ex_pickpoint_id !== null,
  });

/** What the table of the domain asks about an order. */
export const factsOf = (order: OrderHead, feePaid: boolean): OrderFacts => ({
  status: order.status,
  isMove: order.ex_pickpoint_id !== null,
  feeDue: feeOwed(order) !== null,
  feePaid,
  confirmedToOpen: order.confirmed_to_open,
  appeal: order.appeal,
  endedFrom: order.ended_from,
  feeAtStake: order.fee_at_stake,
});

export const timesOf = ({ submitted, since, accepted, appealed, reopened }: OrderHead): OrderTimes => ({
  submitted,
  since,
  accepted,
  appealed,
  reopened,
});
