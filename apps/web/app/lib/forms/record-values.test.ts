import { emptyOwner } from '@punkt/domain/owner-changes';
import { OWNER_FIELDS } from '@punkt/domain/owner-record';
import { expect, it } from 'vitest';
import { changedFields, isSameValue, patchAt, valueAt, wouldLose } from './record-values.ts';

it('compares words, not their order, and tells nothing from what is no number', () => {
  expect(isSameValue({ open: '9', close: '21' }, { close: '21', open: '9' })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue(Number.NaN, null)).toBe(false);
  expect(isSameValue(Number.NaN, Number.NaN)).toBe(true);
  expect(isSameValue(undefined, null)).toBe(false);
});

it('changes one field of a record of parts, and says which', () => {
  const before = emptyOwner('RU');
  const after = { ...before, ...patchAt(before, 'requisites_data.inn', '5') };
  expect(valueAt(after, 'requisites_data.inn')).toBe('5');
  expect(valueAt(after, 'requisites_data.bik')).toBe('');
  expect(changedFields(OWNER_FIELDS, before, after)).toEqual(['requisites_data.inn']);
  expect([wouldLose(OWNER_FIELDS, before, after), wouldLose(OWNER_FIELDS, after, before)]).toEqual([
    false,
    true,
  ]);
});
