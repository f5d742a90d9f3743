import type { OrderStatus } from '@punkt/domain/order-status';
import type { NextStep } from '@punkt/domain/outlook-terms';
import { expect, test } from 'vitest';
import { openRemarkOf, stagesOf } from './progress.ts';

interface OrderOptions {
  readonly amount?: number | null;
  readonly step?: NextStep;
  readonly from?: OrderStatus;
  readonly event?: string;
  readonly state?: 'none' | 'notYet' | 'held';
}

function stages(
  status: OrderStatus,
  { amount = null, step = 'waitForReview', from, state = 'none', event = '' }: OrderOptions = {},
): string {
  const fee = {
    amount,
    currency: 'RUB',
    state,
    ifDeletedNow: null,
    refundUntil: null,
    keptFrom: null,
    returned: false,
  } as const;
  const outlook = { step, actor: 'owner', until: null, promised: null, otherwise: null, fee } as const;
  const row = { at: '', event, actor: 'clock', comment: '' } as const;
  const history = from ? [{ ...row, from, to: status }] : [];
  const shown = stagesOf({ status, outlook, history });
  return shown.map(({ step: name, state }) => `${name} ${state}`).join(', ');
}

test('an application without a fee has no step of payment', () => {
  expect(stages('ORDER_CREATED')).toBe(
    'draft done, review now, approved ahead, activation ahead, opened ahead',
  );
});

test('one with a fee waits there for the money', () => {
  expect(stages('ORDER_WAITING_QR_CODE_PAYMENT', { amount: 5_000_000 })).toBe(
    'draft done, payment now, review ahead, approved ahead, activation ahead, opened ahead',
  );
});

test('one that came back unpaid stands at the payment, a paid one at the review', () => {
  const back = { amount: 5_000_000, step: 'rework' } as const;
  expect(stages('ORDER_REMARK_FROM_PAYMENT', { ...back, state: 'notYet' })).toContain(
    'draft done, payment now, review ahead',
  );
  expect(stages('ORDER_REMARK_FROM_CREATED', { ...back, state: 'held' })).toContain(
    'payment done, review now',
  );
  expect(stages('ORDER_CANCELED', { from: 'ORDER_REMARK_FROM_PAYMENT' })).toContain(
    'draft done, payment stopped, review ahead',
  );
});

test('a confirmed one is on its way to the activation', () => {
  expect(stages('ORDER_ACCEPTED', { step: 'activate' })).toContain('approved done, activation now');
});

test('what ended badly stopped where it stood', () => {
  expect(stages('ORDER_NOT_PAID_BY_QR_CODE', { amount: 1, from: 'ORDER_WAITING_QR_CODE_PAYMENT' })).toContain(
    'draft done, payment stopped, review ahead',
  );
  expect(stages('ORDER_DELETED', { from: 'ORDER_DRAFT' })).toContain('draft stopped, review ahead');
  expect(stages('ORDER_DELETED', { from: 'ORDER_ACCEPTED' })).toContain('approved stopped');
  expect(stages('ORDER_DELETED', { from: 'ORDER_ACCEPTED', event: 'lapseActivation' })).toContain(
    'approved done, activation stopped',
  );
});

test('an opened point has nothing ahead', () => {
  expect(stages('ORDER_PICKPOINT_CREATED')).not.toMatch(/now|ahead|stopped/);
});

test.each([
  ['draft', 'edit', ''],
  ['returned', 'publish remark', 'remark'],
  ['returned and reminded', 'publish remark edit', 'remark'],
  ['sent again', 'publish remark publish', ''],
  ['approved after it was answered', 'publish remark publish accept confirm', ''],
  ['returned before it was paid', 'publish remarkPayment', 'remarkPayment'],
  [
    'returned from the activation',
    'publish remark publish accept confirm readyActivate remarkActivation',
    'remarkActivation',
  ],
  ['sent to the activation again', 'publish accept confirm readyActivate remarkActivation readyActivate', ''],
  ['closed in rework and brought back', 'publish remark lapseRework appeal uphold', 'remark'],
])('%s: what staff ask for stands until it is sent', (_, events, open) => {
  const row = { at: '', actor: 'owner', comment: '', from: null, to: 'ORDER_DRAFT' } as const;
  const history = events.split(' ').map((event) => ({ ...row, event }));
  expect(openRemarkOf({ history })?.event ?? '').toBe(open);
});
