import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planRows, readRows } from './spreadsheet.ts';

describe('pasted rows', () => {
  test.each([
    [
      'Тула\tул. Складская, 1\t9–20\nОрёл\tпл. Мира, 2\t10–19',
      [
        ['Тула', 'ул. Складская, 1', '9–20'],
        ['Орёл', 'пл. Мира, 2', '10–19'],
      ],
    ],
    ['"Тула, центр","ул. ""Складская"", 1",9–20', [['Тула, центр', 'ул. "Складская", 1', '9–20']]],
    ['Тула;ул. Складская, 1;9,5–20', [['Тула', 'ул. Складская, 1', '9,5–20']]],
    [
      '"два\nряда"\tа\r\n\r\nб\tв\r\n',
      [
        ['два\nряда', 'а'],
        ['б', 'в'],
      ],
    ],
    ['размер 5"\tа', [['размер 5"', 'а']]],
    ['', []],
  ])('%j', (pasted, rows) => expect(readRows(pasted)).toEqual(rows));

  test('whatever stands in a cell comes back, if it was quoted as spreadsheets do', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', '').trim());
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const kept = rows.filter((row) => row.some((each) => each !== ''));
        expect(readRows(rows.map((row) => row.map(quote).join('\t')).join('\n'))).toEqual(kept);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what pasting would do', () => {
  const rules = (rows: string[][]) => ({
    entries: [
      { city: 'Тула', address: 'старый' },
      { city: 'Орёл', address: 'мост' },
      { city: 'Тула', address: 'второй' },
    ],
    rows,
    nameOf: ({ city }: { city: string }) => city,
    nameIn: ([name = '']: readonly string[]) => name,
    write: (entry: { city: string; address: string }, [city = '', address = '']: readonly string[]) =>
      entry.city === city && entry.address === address ? entry : { city, address },
    create: () => ({ city: '', address: '' }),
  });

  test('a known name changes its entry, each once; the rest is new; nothing is removed', () => {
    const plan = planRows(
      rules([
        ['Тула', 'новый'],
        ['Орёл', 'мост'],
        ['тула', 'второй 2'],
        ['Тула', 'третий'],
        ['Псков', 'а'],
      ]),
    );
    expect(plan.map(({ kind, entry }) => `${kind} ${entry.city} ${entry.address}`)).toEqual([
      'changed Тула новый',
      'same Орёл мост',
      'changed тула второй 2',
      'added Тула третий',
      'added Псков а',
    ]);
  });
});
