import { expect, test } from 'vitest';
import { lateMoneyOf } from './late-money.ts';

const at = '2026-11-16T09:00:00.000Z';
const money = { sum: 5_000_000, currency: 'RUB' };
type Kind = 'received' | 'late_refund' | 'refunded';
const moved = (...kinds: readonly Kind[]) => kinds.map((kind) => ({ kind, ...money, at }));
const other = (...kinds: readonly Kind[]) => moved(...kinds).map((entry) => ({ ...entry, sum: 4_700_000 }));
const refund = (state: 'due' | 'sent' | 'done' | 'failed', late = true) => ({
  ...money,
  state,
  late,
  created: at,
  done: state === 'done' ? at : null,
});
const FEE = { ...money, paid: at, receipt: '00000001', outcome: null, outcomeAt: null, reason: null };

test.each([
  ['nothing came', null, [], [], 'none'],
  ['the fee came in time', FEE, moved('received'), [], 'none'],
  ['the fee came in time and went back', FEE, moved('received', 'refunded'), [refund('sent', false)], 'none'],
  ['another amount came, nobody has decided', null, moved('received'), [], 'other'],
  [
    'it came too late, the bank is being asked',
    null,
    moved('received', 'late_refund'),
    [refund('due')],
    'late',
  ],
  [
    'the bank has not taken the refund yet',
    null,
    moved('received', 'late_refund'),
    [refund('failed')],
    'late',
  ],
  ['it came too late and is back', null, moved('received', 'late_refund'), [refund('done')], 'returned'],
  [
    'one is back, another is on its way',
    null,
    moved('received', 'late_refund', 'received', 'late_refund'),
    [refund('done'), refund('sent')],
    'late',
  ],
  [
    'another amount is on its way back',
    null,
    other('received', 'late_refund'),
    [refund('sent')],
    'otherLate',
  ],
  ['another amount is back', null, other('received', 'late_refund'), [refund('done')], 'otherReturned'],
  ['paid in time, and a second time in another amount', FEE, moved('received', 'received'), [], 'other'],
] as const)('%s', (_, fee, ledger, refunds, became) => {
  expect(lateMoneyOf({ fee, ledger: [...ledger], refunds: [...refunds] }, money.sum)).toBe(became);
});
