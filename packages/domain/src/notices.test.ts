import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  NOTICE_CATEGORIES,
  NOTICE_CATEGORY,
  NOTICE_DEFAULTS,
  NOTICE_PARAMS,
  type Notice,
  type NoticeKind,
} from './notices.ts';

const kinds = Object.keys(NOTICE_PARAMS) as NoticeKind[];

describe('notices', () => {
  it('belong to a category each, and no category is empty', () => {
    expect(Object.keys(NOTICE_CATEGORY).sort()).toEqual([...kinds].sort());
    expect(new Set(Object.values(NOTICE_CATEGORY))).toEqual(new Set(NOTICE_CATEGORIES));
  });

  it.each(kinds.filter((kind) => /^(order|payment|fee)/.test(kind)))('%s names its application', (kind) => {
    expect(NOTICE_PARAMS[kind]).toContain('order');
  });

  it('speak of a deadline wherever something is left to do', () => {
    const withDeadline = kinds.filter((kind) => (NOTICE_PARAMS[kind] as readonly string[]).includes('until'));
    expect(withDeadline).toEqual([
      'orderWaitingPayment',
      'paymentDeclined',
      'paymentAnew',
      'orderAccepted',
      'orderAcceptedFree',
      'orderRemark',
      'paymentRemark',
      'orderConfirmMove',
      'orderActivationReminder',
      'orderActivationReminderFree',
      'orderRemarkReminder',
      'activationRemark',
      'pointBlocked',
      'feeAtStake',
      'ticketClosing',
    ]);
  });

  it('speak of the day of the answer wherever something was sent to us', () => {
    const withAnswer = kinds.filter((kind) =>
      (NOTICE_PARAMS[kind] as readonly string[]).includes('promised'),
    );
    expect(withAnswer).toEqual(['orderSent', 'orderPaid', 'activationSent']);
  });

  it('tell in which country’s hours a deadline is', () => {
    for (const kind of kinds) {
      const params: readonly string[] = NOTICE_PARAMS[kind];
      expect(params.includes('country')).toBe(params.includes('until'));
    }
  });

  it('fill no mailbox with messages unless asked to', () => {
    const byEmail = NOTICE_CATEGORIES.filter((category) => NOTICE_DEFAULTS[category].email);
    expect(byEmail).toEqual(['orders', 'money', 'documents', 'tickets']);
    expect(NOTICE_CATEGORIES.every((category) => NOTICE_DEFAULTS[category].push)).toBe(true);
  });

  it('take exactly their own parameters', () => {
    expectTypeOf<{ kind: 'orderExpired'; params: { order: number } }>().toExtend<Notice>();
    expectTypeOf<{ kind: 'orderExpired'; params: { until: Date } }>().not.toExtend<Notice>();
    expectTypeOf<{ kind: 'orderAccepted'; params: { order: number } }>().not.toExtend<Notice>();
    expectTypeOf<{
      kind: 'orderAccepted';
      params: { order: number; until: string; country: 'RU' };
    }>().not.toExtend<Notice>();
    expectTypeOf<{ kind: 'unheardOf'; params: object }>().not.toExtend<Notice>();
  });
});
