import { type OrderEvent, type OrderFacts, stepOf } from '@punkt/domain/order-machine';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import { type StaffRole, staffCan } from '@punkt/domain/staff';
import type { Caller } from '../../../platform/http/caller.ts';
import { Failure } from '../../../platform/http/failure.ts';
import type { OrderRow } from '../tables.ts';

export type Decision = Extract<OrderEvent, 'accept' | 'remark' | 'decline' | 'remarkPayment'>;

export function mustReview({ staffRoles }: Pick<Caller, 'staffRoles'>): void {
  if (!staffCan(staffRoles, 'reviewApplications')) throw new Failure('forbidden');
}

/** A lead may take over, give back and decide what another one holds. */
export const mayReassign = (roles: readonly StaffRole[]): boolean => staffCan(roles, 'reassignWork');

/** Who works on it now: a claim without work lapses by itself. */
export function holderOf(order: Pick<OrderRow, 'waiting_since' | 'claimed_by' | 'claim_seen'>, now: Date) {
  const live = order.claim_seen !== null && order.claim_seen >= claimLapsesBefore(now);
  return order.waiting_since !== null && live ? order.claimed_by : null;
}

/** Nobody judges her own application, whatever her role. */
const isHers = (order: OrderRow, userId: string): boolean => order.owner_id === userId;

/** What waits for staff is decided by who holds it; a remark about a payment needs no turn in the queue. */
function hasTurn(order: OrderRow, { userId, staffRoles }: Caller, now: Date): boolean {
  return order.waiting_since === null || holderOf(order, now) === userId || mayReassign(staffRoles);
}

/** Sent along with the application: the screen never recomputes roles. */
export function staffAbilities(order: OrderRow, facts: OrderFacts, caller: Caller, now: Date) {
  const foreign = !isHers(order, caller.userId);
  const waits = order.waiting_since !== null && foreign;
  const holder = holderOf(order, now);
  const lead = mayReassign(caller.staffRoles);
  const may = (event: Decision) =>
    foreign && hasTurn(order, caller, now) && stepOf(facts, event, 'staff') !== null;
  return {
    claim: waits && holder !== caller.userId && (holder === null || lead),
    release: waits && holder !== null && (holder === caller.userId || lead),
    accept: may('accept'),
    remark: may('remark'),
    decline: may('decline'),
    remarkPayment: may('remarkPayment'),
  };
}

/** Throws what stands in the way of a decision; whether the table has a row for it is the transition's to say. */
export function mustHaveTurn(order: OrderRow, caller: Caller, now: Date): void {
  if (isHers(order, caller.userId)) throw new Failure('forbidden');
  if (hasTurn(order, caller, now)) return;
  throw new Failure(holderOf(order, now) === null ? 'review_unclaimed' : 'review_taken');
}

export function mustBeAbleToClaim(order: OrderRow, caller: Caller, now: Date): void {
  if (isHers(order, caller.userId)) throw new Failure('forbidden');
  if (order.waiting_since === null) throw new Failure('review_decided');
  const holder = holderOf(order, now);
  if (holder !== null && holder !== caller.userId && !mayReassign(caller.staffRoles))
    throw new Failure('review_taken');
}
