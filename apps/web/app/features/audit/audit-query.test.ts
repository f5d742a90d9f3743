import { expect, test } from 'vitest';
import { pageOf, queryOf } from './audit-query.ts';

test('asks for what is whole, and leaves out what is half chosen or made up', () => {
  expect(queryOf({ actor: 'system', act: 'file.read', record: 'order:15', from: '2026-01-01' })).toEqual({
    actor: 'system',
    act: 'file.read',
    record: 'order:15',
    from: '2026-01-01',
  });
  expect(queryOf({ act: 'nothing', record: 'order:', from: '1', to: 'x' })).toEqual({});
});

test('a decision leads to the case it was about, and nothing leads to a page that is not there', () => {
  const long = '3f2a1b2c-0000-4000-8000-000000000001';
  expect(pageOf({ kind: 'review.pointArea', id: long })).toBe(`/manage/reviews/pointArea/${long}`);
  expect(pageOf({ kind: 'review.tax', id: long })).toBe(`/manage/reviews/tax/${long}`);
  expect(pageOf({ kind: 'point', id: '5' })).toBe('/manage/points/5');
  expect(pageOf({ kind: 'point', id: long })).toBeNull();
  expect(pageOf({ kind: 'file', id: long })).toBeNull();
});
