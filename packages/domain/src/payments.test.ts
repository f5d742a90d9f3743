import { describe, expect, test } from 'vitest';
import {
  checkStatus,
  nextPollSeconds,
  nextRefundMinutes,
  type PaymentFacts,
  receiptNumber,
} from './payments.ts';

const now = new Date('2026-03-02T12:00:00Z');
const before = new Date('2026-03-02T11:59:59Z');
const after = new Date('2026-03-02T12:00:01Z');
const fresh: PaymentFacts = { paid: false, lastAttempt: null, payable: true, deadline: after };

describe('the check of a payment says', () => {
  test.each<[string, Partial<PaymentFacts>, string]>([
    ['nothing yet', {}, 'none'],
    ['nothing of an application that never came to payment', { payable: false, deadline: null }, 'none'],
    ['that an attempt is under way', { lastAttempt: 'pending' }, 'pending'],
    ['so past the deadline too: it may be in time', { lastAttempt: 'pending', deadline: before }, 'pending'],
    ['that an attempt failed', { lastAttempt: 'failed' }, 'error'],
    ['nothing of an attempt that we ended ourselves', { lastAttempt: 'canceled' }, 'none'],
    [
      'that a deleted one was not paid',
      { lastAttempt: 'canceled', payable: false, deadline: null },
      'notPaid',
    ],
    ['that it is paid', { paid: true, lastAttempt: 'succeeded', payable: false }, 'paid'],
    ['paid for ever', { paid: true, lastAttempt: 'succeeded', payable: false, deadline: before }, 'paid'],
    ['that the time is over', { deadline: before }, 'notPaid'],
    ['so after a failure', { deadline: before, lastAttempt: 'failed' }, 'notPaid'],
    [
      'so when money came too late',
      { deadline: before, lastAttempt: 'succeeded', payable: false },
      'notPaid',
    ],
    ['so when money came for a deleted one', { lastAttempt: 'succeeded', payable: false }, 'notPaid'],
  ])('%s', (_, facts, status) => {
    expect(checkStatus({ ...fresh, ...facts }, now)).toBe(status);
  });
});

test('a bank is asked rarely about old attempts, and never stops being asked', () => {
  expect([0, 15, 60, 600, 86_400, 8_640_000].map(nextPollSeconds)).toEqual([5, 5, 20, 200, 900, 900]);
});

test('a refused refund is asked for again within a day', () => {
  expect([0, 1, 2, 8, 9, 1_000].map(nextRefundMinutes)).toEqual([5, 10, 20, 1_280, 1_440, 1_440]);
});

test('receipts have a number of eight digits', () => {
  expect([1, 12_345_678].map(receiptNumber)).toEqual(['00000001', '12345678']);
});
