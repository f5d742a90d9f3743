import { expect, test } from 'vitest';
import { pickNext } from './use-next-case.ts';

const ME = 'me';
const row = (id: string, holder?: string) => ({
  kind: 'tax',
  id,
  claimedBy: holder ? { id: holder, name: holder, until: '' } : null,
});
const waiting = (id: string) => ({ kind: 'tax', id, stage: 'waiting' });
const decided = (id: string) => ({ kind: 'tax', id, stage: 'decided' });

test('skipping goes down the queue and begins again at its end, past what colleagues have', () => {
  const rows = [row('1'), row('2', 'Мария'), row('3', ME), row('4')];
  const next = (id: string) => pickNext(rows, waiting(id), ME)?.id;
  expect([next('1'), next('2'), next('3'), next('4')]).toEqual(['3', '3', '4', '1']);
  // Decided by a colleague meanwhile, or beyond this page: from the top.
  expect(next('9')).toBe('1');
  expect(pickNext([row('1'), row('2', 'Мария')], waiting('1'), ME)).toBeUndefined();
});

test('after a decision the one that has waited longest is next, also while the list still shows the decided one', () => {
  const rows = [row('1'), row('2'), row('3')];
  expect(pickNext(rows, decided('2'), ME)?.id).toBe('1');
  expect(pickNext(rows, decided('1'), ME)?.id).toBe('2');
});

test('numbers of two kinds may be alike', () => {
  expect(pickNext([{ ...row('1'), kind: 'ticket' }], waiting('1'), ME)?.kind).toBe('ticket');
});
