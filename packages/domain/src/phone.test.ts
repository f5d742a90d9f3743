import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { country } from './countries.ts';
import { COUNTRY_CODES } from './country-code.ts';
import {
  countryOfPhone,
  emptyPhone,
  formatInternational,
  formatNational,
  maskPhone,
  normalisePhone,
  parsePhone,
} from './phone.ts';

const invalid = { ok: false, message: 'validation.phone.invalid' };

test.each([
  ['RU', '9991234567', '79991234567'],
  ['RU', '+7 999 123-45-67', '79991234567'],
  ['RU', '8 (999) 123-45-67', '79991234567'],
  ['RU', '8001234567', '78001234567'],
  ['KZ', '87011234567', '77011234567'],
  ['AM', '99 123456', '37499123456'],
  ['AM', '37499123456', '37499123456'],
  ['BY', '29 123-45-67', '375291234567'],
  ['UZ', '90 123 4567', '998901234567'],
  ['KG', '555 123456', '996555123456'],
  ['GE', '555123456', '995555123456'],
  ['TJ', '+992 93 123 4567', '992931234567'],
  ['TM', '61 23 45-67', '99361234567'],
] as const)('%s reads %s', (code, input, full) => {
  const { dialCode } = country(code).phone;
  expect(parsePhone(input, code)).toEqual({
    ok: true,
    e164digits: full,
    national: full.slice(dialCode.length),
  });
});

test.each([
  ['RU', '999123456'],
  ['RU', '+7 999 123-45-6'],
  ['RU', '799912345678'],
  ['RU', '99912345670000'],
  ['RU', '19991234567'],
  ['AM', '991234567'],
  ['BY', '374291234567'],
  ['GE', '89991234567'],
  ['TM', '612345678'],
] as const)('%s refuses %s', (code, input) => {
  expect(parsePhone(input, code)).toEqual(invalid);
});

test.each(['', '   ', '+()', 'телефон'])('%o counts as not filled in', (input) => {
  expect(parsePhone(input, 'RU')).toEqual({ ok: false, message: 'validation.phone.required' });
});

test('a half-typed number is shown in the mask as far as it goes', () => {
  expect(formatNational(emptyPhone, 'RU')).toBe('');
  expect(formatNational('999', 'RU')).toBe('999');
  expect(formatNational('9991', 'RU')).toBe('999 1');
  expect(formatNational('9991234567', 'RU')).toBe('999 123-45-67');
  expect(formatNational('99912345679', 'RU')).toBe('999 123-45-67');
  expect(formatNational('61234567', 'TM')).toBe('61 23 45-67');
});

test('the international form', () => {
  expect(formatInternational('79991234567')).toBe('+7 999 123-45-67');
  expect(formatInternational('37499123456')).toBe('+374 99 123456');
  expect(formatInternational('995555123456')).toBe('+995 55 512 3456');
  expect(formatInternational('15551234567')).toBe('+15551234567');
});

test('a masked phone shows the country, one digit and the last two', () => {
  expect(maskPhone('79991234512')).toBe('+7 9** ***-**-12');
  expect(maskPhone('37499123456')).toBe('+374 9* ****56');
  expect(maskPhone('15551234567')).toBe('***67');
  expect(maskPhone('1234')).toBe('***');
});

test.each([
  ['79991234567', 'RU'],
  ['77011234567', 'KZ'],
  ['76011234567', 'KZ'],
  ['37499123456', 'AM'],
  ['99361234567', 'TM'],
  ['992931234567', 'TJ'],
  ['7999123456', undefined],
  ['15551234567', undefined],
  ['7999123456a', undefined],
] as const)('%s belongs to %s', (digits, code) => {
  expect(countryOfPhone(digits)).toBe(code);
});

describe('any number of a country', () => {
  const digit = fc.constantFrom(...'0123456789');
  const phone = fc.constantFrom(...COUNTRY_CODES).chain((code) => {
    const length = country(code).phone.nationalLength;
    return fc.record({
      code: fc.constant(code),
      national: fc.string({ unit: digit, minLength: length, maxLength: length }),
    });
  });

  test('is read the same from its national, full and formatted spellings', () => {
    fc.assert(
      fc.property(phone, ({ code, national }) => {
        const expected = { ok: true, e164digits: country(code).phone.dialCode + national, national };
        expect(parsePhone(national, code)).toEqual(expected);
        expect(parsePhone(`+${expected.e164digits}`, code)).toEqual(expected);
        expect(parsePhone(formatNational(national, code), code)).toEqual(expected);
      }),
    );
  });

  test('survives normalising twice, and is refused with a digit more or less', () => {
    fc.assert(
      fc.property(phone, digit, ({ code, national }, extra) => {
        const full = normalisePhone(national, code);
        expect(normalisePhone(full, code)).toBe(full);
        expect(parsePhone(`+${full.slice(0, -1)}`, code)).toEqual(invalid);
        expect(parsePhone(`+${full}${extra}`, code)).toEqual(invalid);
      }),
    );
  });

  test('keeps all but three of its digits out of a log', () => {
    fc.assert(
      fc.property(phone, ({ code, national }) => {
        const { dialCode } = country(code).phone;
        const shown = maskPhone(dialCode + national).slice(1 + dialCode.length);
        expect(shown.replace(/[^0-9]/g, '')).toBe(national.charAt(0) + national.slice(-2));
      }),
    );
  });
});
