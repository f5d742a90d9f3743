import { describe, expect, test } from 'vitest';
import type { CountryCode } from './country-code.ts';
import { cleanOwner } from './owner-clean.ts';
import { broken, problems } from './testing/owner-checks.ts';
import { sampleOwner } from './testing/owners.ts';

describe('document and contact', () => {
  test.each([
    ['RU', 'identification'],
    ['TM', 'identification'],
    ['GE', 'passport'],
    ['TJ', 'passport'],
  ] as const)('%s has no %s', (code, type) => {
    expect(problems(broken(sampleOwner(code), 'passport.doc_type', type))).toMatchObject({
      'passport.doc_type': 'validation.choice',
    });
  });

  test('an additional phone is judged by its own country', () => {
    const record = sampleOwner('RU');
    const phone = (value: string, code: CountryCode | null) =>
      broken(
        broken(record, 'contact_info.additional_phone', value),
        'contact_info.additional_phone_country',
        code,
      );
    expect(problems(phone('8 916 123-45-67', 'RU'))).toEqual({});
    expect(cleanOwner(phone('8 916 123-45-67', 'RU')).contact_info.additional_phone).toBe('79161234567');
    expect(problems(phone('916', 'RU'))).toEqual({
      'contact_info.additional_phone': 'validation.phone.invalid',
    });
    expect(problems(phone('79161234567', null))).toEqual({
      'contact_info.additional_phone_country': 'validation.country',
    });
    expect(cleanOwner(phone('', 'RU')).contact_info.additional_phone_country).toBeNull();
  });

  test('SNILS is for Russian citizens, and optional', () => {
    expect(problems(broken(sampleOwner('RU'), 'contact_info.snils', '11223344595'))).toEqual({});
    const kazakh = broken(sampleOwner('RU', 'ip', 'KZ'), 'contact_info.snils', 'nonsense');
    expect(problems(kazakh)).toEqual({});
    expect(cleanOwner(kazakh).contact_info.snils).toBe('');
  });

  test('what another country asked for does not travel along', () => {
    const dressed = ['kpp', 'ogrn', 'okpo', 'okopf', 'cor_account', 'legal_address', 'gln'].reduce(
      (record, field) => broken(record, `requisites_data.${field}`, 'nonsense'),
      sampleOwner('KG', 'ooo'),
    );
    expect(problems(dressed)).toEqual({});
    expect(cleanOwner(dressed)).toEqual(sampleOwner('KG', 'ooo'));
    const middle = broken(sampleOwner('GE'), 'passport.middle_name', 'П');
    expect(cleanOwner(middle).passport.middle_name).toBe('');
  });
});
