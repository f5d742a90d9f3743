import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  NOTICE_CATEGORIES,
  NOTICE_CATEGORY,
  NOTICE_DEFAULTS,
  NOTICE_PARAMS,
  type Notice,
  type NoticeKind,
  staleKinds,
  supersededBy,
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
      'orderAcceptedMove',
      'orderRemark',
      'paymentRemark',
      'orderConfirmMove',
      'orderActivationReminder',
      'orderActivationReminderFree',
      'orderRemarkReminder',
      'activationRemark',
      'activationRemarkFree',
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

  it('of an application that name a day, or ask for patience, become old', () => {
    const dated = kinds.filter((kind) => {
      const params: readonly string[] = NOTICE_PARAMS[kind];
      return params.includes('order') && (params.includes('until') || params.includes('promised'));
    });
    expect(staleKinds('order')).toEqual(expect.arrayContaining([...dated, 'paymentDiffers']));
    // «Do not pay again yet» and «pay again», «we will check it» and «put it right» can't both stand.
    expect(supersededBy('paymentAnew')).toContain('paymentDiffers');
    expect(supersededBy('activationRemark')).toContain('activationSent');
    expect(supersededBy('pointOpened')).toEqual(
      expect.arrayContaining(['activationSent', 'activationRemark']),
    );
    // The time to object is over, or the objection was rejected.
    expect(supersededBy('feeKept')).toContain('feeAtStake');
    // It names another day.
    expect(supersededBy('orderRemarkReminder')).toContain('activationRemark');
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
