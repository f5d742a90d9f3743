import { describe, expect, it } from 'vitest';
import { deadlinesOf, isRefundedByAge, refundUntil } from './order-deadlines.ts';
import type { OrderFacts } from './order-machine.ts';
import { stepOf } from './order-machine.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 2, 1 + day, 12 + hour));
const times = { submitted: at(0), since: at(2), accepted: at(2), appealed: null, reopened: null };
const facts = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  isMove: false,
  feeDue: true,
  feePaid: false,
  confirmedToOpen: null,
  appeal: 'none',
  endedFrom: null,
  feeAtStake: false,
  ...more,
});
const clocks = (status: OrderStatus, more?: Partial<OrderFacts>) =>
  Object.fromEntries(deadlinesOf(facts(status, more), times).map(({ event, at: end }) => [event, end]));

describe('clocks of an application', () => {
  it('waits for a fee 24 hours, and 30 days in all', () =>
    expect(clocks('ORDER_WAITING_QR_CODE_PAYMENT')).toEqual({
      expirePayment: at(2, 24),
      lapseReview: at(30),
    }));

  it.each(['ORDER_REMARK_FROM_CREATED', 'ORDER_REMARK_FROM_PAYMENT'] as const)(
    'gives %s 5 days from the remark, and 30 from the submission',
    (status) => expect(clocks(status)).toEqual({ lapseRework: at(7), lapseReview: at(30) }),
  );

  it('ends an unanswered one 30 days after its submission', () =>
    expect(clocks('ORDER_CREATED')).toEqual({ lapseReview: at(30) }));

  it('reminds on day 25 and ends on day 30 of the approval', () =>
    expect(clocks('ORDER_ACCEPTED')).toEqual({ remindActivation: at(27), lapseActivation: at(32) }));

  it('gives a move 3 days to be confirmed, and no longer once it is', () => {
    expect(clocks('ORDER_ACCEPTED', { isMove: true })).toMatchObject({ lapseMove: at(5) });
    expect(clocks('ORDER_ACCEPTED', { isMove: true, confirmedToOpen: true })).not.toHaveProperty('lapseMove');
  });

  it('only reminds of rework before the activation', () =>
    expect(clocks('ORDER_REMARK')).toEqual({ remindRework: at(7) }));

  it('gives 7 days to object, and stands still while an objection waits', () => {
    expect(clocks('ORDER_DELETED', { appeal: 'open' })).toEqual({ closeAppeal: at(9) });
    expect(clocks('ORDER_REMARK', { appeal: 'open' })).toEqual({ remindRework: at(7), closeAppeal: at(9) });
    for (const status of ORDER_STATUSES) expect(clocks(status, { appeal: 'waiting' })).toEqual({});
  });

  it('begins the terms of 30 days anew when an appeal was upheld', () => {
    const anew = { ...times, since: at(40), reopened: at(40) };
    const ends = (status: OrderStatus) => deadlinesOf(facts(status), anew).map(({ at: end }) => end);
    expect(ends('ORDER_CREATED')).toEqual([at(70)]);
    expect(ends('ORDER_ACCEPTED')).toEqual([at(65), at(70)]);
  });

  it('never runs for what nobody waits for', () => {
    for (const status of ORDER_STATUSES) {
      const running = deadlinesOf(facts(status), times).map(({ event }) => event);
      for (const event of running) expect(stepOf(facts(status), event, 'clock'), status).not.toBeNull();
    }
    expect(clocks('ORDER_DRAFT')).toEqual({});
    expect(clocks('ORDER_PICKPOINT_READY_ACTIVATE')).toEqual({});
    expect(clocks('ORDER_DELETED')).toEqual({});
  });
});

describe('the fee after approval', () => {
  it('is returned until the very end of the seventh day', () => {
    const end = refundUntil(at(2));
    expect(end).toEqual(at(9));
    expect(isRefundedByAge(at(2), end)).toBe(true);
    expect(isRefundedByAge(at(2), new Date(end.getTime() + 1))).toBe(false);
  });

  it('is returned before any approval', () => expect(isRefundedByAge(null, at(300))).toBe(true));
});
