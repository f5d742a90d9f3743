import { describe, expect, it } from 'vitest';
import {
  APPEAL_STATES,
  eventsFor,
  ORDER_EVENTS,
  type OrderActor,
  type OrderEvent,
  type OrderFacts,
  stepOf,
} from './order-machine.ts';
import { FINAL_STATUSES, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

const ACTORS: readonly OrderActor[] = ['owner', 'staff', 'payment', 'clock'];

/** Every combination of what the table asks about. */
const VARIANTS: ReadonlyArray<Omit<OrderFacts, 'status'>> = [true, false].flatMap((isMove) =>
  [true, false].flatMap((feeDue) =>
    [true, false].flatMap((feePaid) =>
      [true, false, null].flatMap((confirmedToOpen) =>
        APPEAL_STATES.flatMap((appeal) =>
          [true, false].map((feeAtStake) => ({
            isMove,
            feeDue,
            feePaid,
            confirmedToOpen,
            appeal,
            feeAtStake,
            endedFrom: 'ORDER_CREATED' as const,
          })),
        ),
      ),
    ),
  ),
);
const PLAIN = { appeal: 'none', endedFrom: null, feeAtStake: false } as const;

const WAITING = 'ORDER_WAITING_QR_CODE_PAYMENT';
const REWORKS: readonly OrderStatus[] = ['ORDER_REMARK_FROM_CREATED', 'ORDER_REMARK_FROM_PAYMENT'];
type Cell = readonly [to: OrderStatus, fee: string];

/** The table of the decisions, written down a second time and in another way: by status. */
function expected(facts: OrderFacts, event: OrderEvent, by: OrderActor): Cell | null {
  const { status, isMove, feeDue, feePaid, confirmedToOpen, appeal, feeAtStake } = facts;
  const doing = `${by} ${event}`;
  const stay: Cell = [status, 'none'];
  const sent: Cell = [feeDue && !feePaid ? WAITING : 'ORDER_CREATED', 'none'];
  const rework: Record<string, Cell> = {
    'owner edit': stay,
    'owner publish': sent,
    'owner delete': ['ORDER_DELETED', 'refund'],
    'clock lapseRework': ['ORDER_CANCELED', 'refund'],
    'clock lapseReview': ['ORDER_DELETED', 'refund'],
  };
  const waits = appeal === 'waiting';
  const kept: Cell = [status, 'keep'];
  const ended: Record<string, Cell> = {
    ...(appeal === 'open' && { 'owner appeal': stay, 'clock closeAppeal': kept }),
    ...(waits && { 'staff uphold': ['ORDER_CREATED', 'none'], 'staff rejectAppeal': kept }),
    ...(waits && feeAtStake && { 'staff refundFee': [status, 'refund'] }),
  };
  const activating: Record<string, Cell> = {
    'owner editActivation': stay,
    'owner readyActivate': ['ORDER_PICKPOINT_READY_ACTIVATE', 'none'],
  };
  const cells: Partial<Record<OrderStatus, Record<string, Cell>>> = {
    ORDER_DRAFT: { 'owner edit': stay, 'owner publish': sent, 'owner delete': ['ORDER_DELETED', 'refund'] },
    [WAITING]: {
      'payment pay': ['ORDER_CREATED', 'none'],
      'clock expirePayment': ['ORDER_NOT_PAID_BY_QR_CODE', 'refund'],
      'staff remarkPayment': ['ORDER_REMARK_FROM_PAYMENT', 'none'],
      'clock lapseReview': ['ORDER_DELETED', 'refund'],
      'owner delete': ['ORDER_DELETED', 'refund'],
    },
    ORDER_CREATED: {
      'staff accept': ['ORDER_ACCEPTED', 'none'],
      'staff remark': ['ORDER_REMARK_FROM_CREATED', 'none'],
      'staff decline': ['ORDER_DECLINED', 'refund'],
      'clock lapseReview': ['ORDER_DELETED', 'refund'],
      'owner delete': ['ORDER_DELETED', 'refund'],
    },
    ORDER_ACCEPTED: {
      'owner confirm': stay,
      'owner refuse': ['ORDER_DELETED', 'byAge'],
      'owner delete': ['ORDER_DELETED', 'byAge'],
      ...(isMove && !confirmedToOpen && { 'clock lapseMove': ['ORDER_CANCELED', 'refund'] as const }),
      'clock remindActivation': stay,
      'clock lapseActivation': ['ORDER_DELETED', 'stake'],
      ...(confirmedToOpen === true && !waits && activating),
    },
    ORDER_PICKPOINT_READY_ACTIVATE: {
      'staff activate': ['ORDER_PICKPOINT_CREATED', 'credit'],
      'staff remarkActivation': ['ORDER_REMARK', 'none'],
    },
    ORDER_REMARK: {
      'clock remindRework': stay,
      ...(confirmedToOpen === true && !waits && activating),
      ...(appeal === 'open' && { 'owner appeal': stay, 'clock closeAppeal': stay }),
      ...(waits && {
        'staff uphold': ['ORDER_PICKPOINT_READY_ACTIVATE', 'none'] as const,
        'staff rejectAppeal': stay,
      }),
    },
    ORDER_DECLINED: ended,
    ORDER_CANCELED: ended,
    ORDER_DELETED: ended,
  };
  return (REWORKS.includes(status) ? rework : cells[status])?.[doing] ?? null;
}

describe('the table of an application', () => {
  it.each(ORDER_STATUSES)('%s: each row works, everything else is refused', (status) => {
    for (const variant of VARIANTS)
      for (const event of ORDER_EVENTS)
        for (const by of ACTORS) {
          const facts = { status, ...variant };
          const step = stepOf(facts, event, by);
          const cell = step && [step.to, step.fee];
          expect(cell, `${status} ${by} ${event} ${JSON.stringify(variant)}`).toEqual(
            expected(facts, event, by),
          );
        }
  });

  it('lets nobody out of an end but by an appeal', () => {
    for (const status of FINAL_STATUSES)
      for (const variant of VARIANTS.filter(({ appeal }) => appeal === 'none' || appeal === 'decided'))
        for (const by of ACTORS) expect(eventsFor({ status, ...variant }, by)).toEqual([]);
  });

  it('takes an approved application that was paid for to the end without a dead end', () => {
    const paid = { isMove: false, feeDue: true, feePaid: true, confirmedToOpen: true, ...PLAIN };
    const way: Array<[OrderStatus, OrderEvent, OrderActor]> = [
      ['ORDER_DRAFT', 'publish', 'owner'],
      ['ORDER_CREATED', 'accept', 'staff'],
      ['ORDER_ACCEPTED', 'readyActivate', 'owner'],
      ['ORDER_PICKPOINT_READY_ACTIVATE', 'activate', 'staff'],
    ];
    const reached = way.map(([status, event, by]) => stepOf({ status, ...paid }, event, by)?.to);
    expect(reached).toEqual([
      'ORDER_CREATED',
      'ORDER_ACCEPTED',
      'ORDER_PICKPOINT_READY_ACTIVATE',
      'ORDER_PICKPOINT_CREATED',
    ]);
  });

  it('never asks for a fee of a move or of a country without one', () => {
    const free = { isMove: true, feeDue: false, feePaid: false, confirmedToOpen: null, ...PLAIN };
    expect(stepOf({ status: 'ORDER_DRAFT', ...free }, 'publish', 'owner')?.to).toBe('ORDER_CREATED');
  });
});
