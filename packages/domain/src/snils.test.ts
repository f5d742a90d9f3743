import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOptionalSnils, checkSnils, formatSnils, snilsChecksum } from './snils.ts';

test.each([
  ['', 'validation.snils.required'],
  ['112-233-445 95', 'validation.snils.digits'],
  ['1122334459а', 'validation.snils.digits'],
  ['1122334459', 'validation.snils.length'],
  ['112233445950', 'validation.snils.length'],
  ['00000000000', 'validation.snils.invalid'],
  ['11223344594', 'validation.snils.invalid'],
  ['11223344595', null],
  ['08765430300', null],
])('%o', (value, answer) => {
  expect(checkSnils(value)).toBe(answer);
});

test('a control sum of 100 or 101 is written 00', () => {
  expect(snilsChecksum('087654303')).toBe('00');
  expect(checkSnils('08765430301')).toBe('validation.snils.invalid');
});

test('the control number counts only above 001-001-998', () => {
  expect(checkSnils('00100199899')).toBeNull();
  expect(checkSnils('00100199999')).toBe('validation.snils.invalid');
  expect(checkSnils(`001001999${snilsChecksum('001001999')}`)).toBeNull();
});

test('it may be left out of the employee form, not written wrongly', () => {
  expect(checkOptionalSnils('')).toBeNull();
  expect(checkOptionalSnils('1')).toBe('validation.snils.length');
});

test('printed as on the card', () => {
  expect(formatSnils('11223344595')).toBe('112-233-445 95');
  expect(formatSnils('1122')).toBe('1122');
});

/** The control number by the letter of the rule, step by step, as an independent witness. */
function control(firstNine: string): number {
  let sum = 0;
  for (let place = 0; place < 9; place++) sum += Number(firstNine.charAt(place)) * (9 - place);
  if (sum > 101) sum %= 101;
  return sum === 100 || sum === 101 ? 0 : sum;
}

const firstNine = fc
  .integer({ min: 1_001_999, max: 999_999_999 })
  .map((number) => String(number).padStart(9, '0'));

test('any number with its control number holds', () => {
  fc.assert(
    fc.property(firstNine, (nine) => {
      expect(checkSnils(nine + String(control(nine)).padStart(2, '0'))).toBeNull();
    }),
  );
});

test('any other control number fails', () => {
  fc.assert(
    fc.property(firstNine, fc.integer({ min: 0, max: 99 }), (nine, other) => {
      fc.pre(other !== control(nine));
      expect(checkSnils(nine + String(other).padStart(2, '0'))).toBe('validation.snils.invalid');
    }),
  );
});

test('a changed digit fails', () => {
  const change = fc.record({
    nine: firstNine,
    place: fc.nat({ max: 8 }),
    shift: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(change, ({ nine, place, shift }) => {
      const digit = (Number(nine.charAt(place)) + shift) % 10;
      const changed = nine.slice(0, place) + digit + nine.slice(place + 1);
      // 100 and 101 share the control number 00, so 00 alone may hide a slip that moves the sum by one.
      fc.pre(control(nine) !== 0 && Number(changed) > 1_001_998);
      expect(checkSnils(changed + String(control(nine)).padStart(2, '0'))).toBe('validation.snils.invalid');
    }),
  );
});
