import { expect, it } from 'vitest';
import {
  FINAL_STATUSES,
  isAccepted,
  isFinal,
  ORDER_STATUSES,
  PROGRESS_STEPS,
  pageStatusOf,
  progressOf,
  takesMessages,
} from './order-status.ts';

it('shows two kinds of rework and several ends as one page each', () => {
  expect(pageStatusOf('ORDER_REMARK')).toBe('remarkFromActivate');
  expect(pageStatusOf('ORDER_REMARK_FROM_PAYMENT')).toBe('remarkFromCreated');
  for (const status of ['ORDER_NOT_PAID_BY_QR_CODE', 'ORDER_CANCELED', 'ORDER_DELETED'] as const)
    expect(pageStatusOf(status)).toBe('declined');
});

it('places every status on the way', () => {
  for (const status of ORDER_STATUSES) expect(PROGRESS_STEPS).toContain(progressOf(status));
});

it('leaves what came back unpaid at the payment', () => {
  expect(progressOf('ORDER_REMARK_FROM_PAYMENT')).toBe('payment');
  expect(progressOf('ORDER_REMARK_FROM_CREATED')).toBe('review');
});

it('knows its ends', () => {
  expect(ORDER_STATUSES.filter(isFinal).toSorted()).toEqual([...FINAL_STATUSES].toSorted());
});

it('takes no message where nobody would read it', () => {
  expect(ORDER_STATUSES.filter((status) => !takesMessages(status))).toEqual([
    'ORDER_DRAFT',
    'ORDER_NOT_PAID_BY_QR_CODE',
    'ORDER_DELETED',
  ]);
});

it('support is asked about what was approved, whatever came after', () => {
  expect(ORDER_STATUSES.filter(isAccepted)).toEqual([
    'ORDER_ACCEPTED',
    'ORDER_PICKPOINT_READY_ACTIVATE',
    'ORDER_REMARK',
    'ORDER_PICKPOINT_CREATED',
  ]);
});
