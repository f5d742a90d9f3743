import { describe, expect, it } from 'vitest';
import { type OutlookFacts, outlookOf } from './order-outlook.ts';
import { isFinal, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

const DAY = 86_400_000;
const start = new Date('2026-03-01T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * DAY);
const times = { submitted: start, since: start, accepted: start, appealed: null, reopened: null };

const facts = (status: OrderStatus, more: Partial<OutlookFacts> = {}): OutlookFacts => ({
  status,
  isMove: false,
  feeDue: true,
  feePaid: false,
  confirmedToOpen: null,
  feeOutcome: null,
  moneyUndecided: false,
  appeal: 'none',
  endedFrom: null,
  feeAtStake: false,
  ...more,
});
const outlook = (status: OrderStatus, more?: Partial<OutlookFacts>, now = after(1)) =>
  outlookOf(facts(status, more), times, now);

describe('what comes next', () => {
  it.each([
    ['ORDER_DRAFT', 'send', 'owner'],
    ['ORDER_WAITING_QR_CODE_PAYMENT', 'pay', 'owner'],
    ['ORDER_CREATED', 'waitForReview', 'staff'],
    ['ORDER_REMARK_FROM_CREATED', 'rework', 'owner'],
    ['ORDER_REMARK_FROM_PAYMENT', 'rework', 'owner'],
    ['ORDER_ACCEPTED', 'confirm', 'owner'],
    ['ORDER_PICKPOINT_READY_ACTIVATE', 'waitForActivation', 'staff'],
    ['ORDER_REMARK', 'reworkActivation', 'owner'],
    ['ORDER_PICKPOINT_CREATED', 'opened', 'none'],
    ['ORDER_DECLINED', 'declined', 'none'],
    ['ORDER_CANCELED', 'canceled', 'none'],
    ['ORDER_DELETED', 'deleted', 'none'],
    ['ORDER_NOT_PAID_BY_QR_CODE', 'notPaid', 'none'],
  ] as const)('%s: %s, by %s', (status, step, actor) =>
    expect(outlook(status)).toMatchObject({ step, actor }),
  );

  it('is the activation once the opening is confirmed', () =>
    expect(outlook('ORDER_ACCEPTED', { confirmedToOpen: true }).step).toBe('activate'));

  it('is ours while money of another amount waits for a decision: no time runs, and nobody is asked to pay again', () => {
    expect(outlook('ORDER_WAITING_QR_CODE_PAYMENT', { moneyUndecided: true })).toMatchObject({
      step: 'waitForMoney',
      actor: 'staff',
      until: null,
      promised: null,
      otherwise: null,
    });
    expect(outlook('ORDER_DELETED', { moneyUndecided: true })).toMatchObject({
      step: 'deleted',
      actor: 'none',
    });
  });

  it('names the first clock that ends it, never a reminder', () => {
    expect(outlook('ORDER_WAITING_QR_CODE_PAYMENT')).toMatchObject({
      until: after(1),
      otherwise: 'expirePayment',
    });
    expect(outlook('ORDER_ACCEPTED')).toMatchObject({ until: after(30), otherwise: 'lapseActivation' });
    expect(outlook('ORDER_ACCEPTED', { isMove: true })).toMatchObject({
      until: after(3),
      otherwise: 'lapseMove',
    });
    expect(outlook('ORDER_REMARK')).toMatchObject({ until: null, otherwise: null });
  });

  it('names the older clock where rework began late', () => {
    const late = { ...times, since: after(27) };
    expect(outlookOf(facts('ORDER_REMARK_FROM_CREATED'), late, after(28))).toMatchObject({
      until: after(30),
      otherwise: 'lapseReview',
    });
  });

  it('says when staff have promised to answer, and only where it is their turn', () => {
    // The first of March is a Sunday.
    const tuesday = new Date('2026-03-03T20:59:59Z');
    const promised = ORDER_STATUSES.filter((status) => outlook(status).promised !== null);
    expect(promised).toEqual(['ORDER_CREATED', 'ORDER_PICKPOINT_READY_ACTIVATE']);
    expect(outlook('ORDER_CREATED').promised).toEqual(tuesday);
  });

  it('promises nothing after an end', () => {
    for (const status of ORDER_STATUSES.filter(isFinal))
      expect(outlook(status)).toMatchObject({ actor: 'none', until: null, promised: null, otherwise: null });
  });
});

describe('an objection', () => {
  it('is answered by staff, two working days after it was sent', () => {
    // Friday the sixth; the ninth is a day off, so Wednesday is the second working day.
    const appealed = new Date('2026-03-06T12:00:00Z');
    const waits = outlookOf(facts('ORDER_DECLINED', { appeal: 'waiting' }), { ...times, appealed }, after(5));
    expect(waits).toMatchObject({ step: 'waitForAppeal', actor: 'staff', until: null });
    expect(waits.promised).toEqual(new Date('2026-03-11T20:59:59Z'));
  });

  it('keeps the fee at stake for 7 days, and while it waits', () => {
    const lost = { feePaid: true, feeAtStake: true } as const;
    expect(outlook('ORDER_DELETED', { ...lost, appeal: 'open' }).fee).toMatchObject({
      state: 'atStake',
      keptFrom: after(7),
    });
    expect(outlook('ORDER_DELETED', { ...lost, appeal: 'waiting' }).fee).toMatchObject({
      state: 'atStake',
      keptFrom: null,
    });
    expect(outlook('ORDER_DELETED', { ...lost, appeal: 'open' }).until).toBeNull();
  });
});

describe('what becomes of the fee', () => {
  it('is not yet due, due, held, and then what it became', () => {
    expect(outlook('ORDER_DRAFT').fee.state).toBe('notYet');
    expect(outlook('ORDER_WAITING_QR_CODE_PAYMENT').fee.state).toBe('due');
    expect(outlook('ORDER_CREATED', { feePaid: true }).fee.state).toBe('held');
    expect(outlook('ORDER_DECLINED', { feePaid: true, feeOutcome: 'refunded' }).fee.state).toBe('refunded');
    expect(outlook('ORDER_DRAFT', { feeDue: false }).fee.state).toBe('none');
    expect(outlook('ORDER_DELETED').fee.state).toBe('none');
  });

  it('is returned to whoever deletes before approval', () =>
    expect(outlook('ORDER_CREATED', { feePaid: true }).fee).toEqual({
      state: 'held',
      ifDeletedNow: 'refunded',
      refundUntil: null,
      keptFrom: null,
    }));

  it('is returned within 7 days of approval, and kept later', () => {
    expect(outlook('ORDER_ACCEPTED', { feePaid: true }, after(7)).fee).toEqual({
      state: 'held',
      ifDeletedNow: 'refunded',
      refundUntil: after(7),
      keptFrom: null,
    });
    expect(outlook('ORDER_ACCEPTED', { feePaid: true }, new Date(after(7).getTime() + 1)).fee).toEqual({
      state: 'held',
      ifDeletedNow: 'kept',
      refundUntil: null,
      keptFrom: null,
    });
  });

  it('says nothing of deleting where nobody can', () =>
    expect(outlook('ORDER_PICKPOINT_READY_ACTIVATE', { feePaid: true }).fee.ifDeletedNow).toBeNull());
});
