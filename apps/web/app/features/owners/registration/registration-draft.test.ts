import { emptyOwner } from '@punkt/domain/owner-changes';
import { fittedOwner } from '@punkt/domain/owner-record';
import { describe, expect, test } from 'vitest';
import { chooseDraft } from './registration-draft.ts';

const withInn = (inn: string) => {
  const record = emptyOwner('RU');
  return { ...record, requisites_data: { ...record.requisites_data, inn } };
};
const server = (inn: string, device: string, updated = 'v1') => ({
  step: 2,
  data: { record: withInn(inn), device },
  updated,
});
const local = (inn: string, base: string | null) =>
  ({ record: { step: 1, record: withInn(inn) }, version: base, sending: false }) as const;
const innOf = (draft: { record: ReturnType<typeof withInn> }) => draft.record.requisites_data.inn;

describe('which draft goes on', () => {
  test('nothing kept anywhere: an empty form of the country', () => {
    const draft = chooseDraft({ step: 1, data: {}, updated: null }, null, 'me', 'GE');
    expect(draft).toEqual({ step: 1, record: emptyOwner('GE') });
  });

  test('what was typed here after the last saving', () => {
    expect(innOf(chooseDraft(server('1', 'me'), local('12', 'v1'), 'me', 'RU'))).toBe('12');
  });

  test('what was typed here while an own saving was on its way', () => {
    expect(innOf(chooseDraft(server('1', 'me', 'v2'), local('12', 'v1'), 'me', 'RU'))).toBe('12');
  });

  test('what another device saved since then', () => {
    expect(innOf(chooseDraft(server('777', 'phone', 'v2'), local('12', 'v1'), 'me', 'RU'))).toBe('777');
  });
});

test('a draft of another make keeps what fits and nothing else', () => {
  const given = { requisites_data: { inn: '5', bik: 7, tax_files: [1] }, passport: 'x' };
  const record = fittedOwner(given, emptyOwner('RU'));
  expect(record.requisites_data).toMatchObject({ inn: '5', bik: '', tax_files: [] });
  expect(record.passport).toEqual(emptyOwner('RU').passport);
});
