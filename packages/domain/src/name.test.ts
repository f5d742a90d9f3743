import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMiddleName, checkName, cleanName, stripName } from './name.ts';

test.each([
  ['Анна-Мария', 'Анна-Мария'],
  ["O'Brien", "O'Brien"],
  ['გიორგი', 'გიორგი'],
  ['Ահարոն', 'Ահարոն'],
  ['Anna1<b>', 'Annab'],
  ['  Анна   Мария ', 'Анна Мария'],
  ['И\u0306ван', 'Йван'],
  ['И1\u0306ван', 'Йван'],
  ['Anna\tMaria\n', 'Anna Maria'],
  ['Анна 🙂 Мария', 'Анна Мария'],
  ['А. Б.', 'А. Б.'],
])('%o is kept as %o', (input, kept) => {
  expect(cleanName(input)).toBe(kept);
});

test('typing may go on after a space', () => {
  expect(stripName('Анна ')).toBe('Анна ');
});

describe('rules', () => {
  test.each([
    ['', 'validation.required'],
    ['123', 'validation.required'],
    ['А', 'validation.minLength|{"count":2}'],
    ['А1', 'validation.minLength|{"count":2}'],
    ['Ан', null],
    ['А'.repeat(100), null],
    ['А'.repeat(101), 'validation.maxLength|{"count":100}'],
    ['--', 'validation.name.letters'],
  ])('name %o', (input, answer) => {
    expect(checkName(input)).toBe(answer);
  });

  test.each([
    ['', null],
    ['  ', null],
    ['П', 'validation.minLength|{"count":2}'],
    ['Петровна', null],
    ['7', 'validation.required'],
  ])('middle name %o', (input, answer) => {
    expect(checkMiddleName(input)).toBe(answer);
  });
});

test('cleaning is final: a second pass changes nothing and leaves only what a name may hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (input) => {
      const once = cleanName(input);
      expect(cleanName(once)).toBe(once);
      expect(once).toMatch(/^[\p{L}\p{M} \-'’.]*$/u);
      expect(once).not.toMatch(/^ | {2}| $/);
    }),
  );
});

test('letters are never lost', () => {
  const letter = fc.constantFrom(...'АяЁёIiŞşႠაჰԱֆʻӘғ'.replace('ʻ', ''));
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 2, maxLength: 100 }), (name) => {
      expect(cleanName(name)).toBe(name);
      expect(checkName(name)).toBeNull();
    }),
  );
});
