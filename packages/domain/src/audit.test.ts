import { expect, it } from 'vitest';
import { isAuditAct, isAuditRecord, parseRecord } from './audit.ts';

it('knows its acts and records by name', () => {
  expect([isAuditAct('file.read'), isAuditAct('file.eaten'), isAuditAct(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isAuditRecord('review.tax'), isAuditRecord('review')]).toEqual([true, false]);
  // Their words stood in the dictionary, and the audit said «point 1001».
  expect(['point', 'appeal', 'review.pointArea'].map(isAuditRecord)).toEqual([true, true, true]);
});

it.each([
  ['order:15', { kind: 'order', id: '15' }],
  ['offer:RU/3', { kind: 'offer', id: 'RU/3' }],
  ['zone:a:b', { kind: 'zone', id: 'a:b' }],
  ['order:', null],
  ['order', null],
  ['kiosk:7', { kind: 'kiosk', id: '7' }],
  [':1', null],
  ['', null],
])('reads %j as a record', (text, expected) => {
  expect(parseRecord(text)).toEqual(expected);
});
