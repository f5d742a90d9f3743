import { describe, expect, test } from 'vitest';
import { cleanOwner } from './owner-clean.ts';
import { broken, exactDigits, problems, REQUIRED } from './testing/owner-checks.ts';
import { sampleOwner } from './testing/owners.ts';

describe('company', () => {
  test('a Russian company has a KPP and 13 digits of OGRN, a sole proprietor none and 15', () => {
    const [company, person] = [sampleOwner('RU', 'ooo'), sampleOwner('RU', 'ip')];
    expect(problems(broken(company, 'requisites_data.kpp', ''))).toEqual({ 'requisites_data.kpp': REQUIRED });
    expect(problems(broken(company, 'requisites_data.kpp', '7736'))).toEqual({
      'requisites_data.kpp': exactDigits(9),
    });
    for (const [record, digits, other] of [
      [company, 13, 15],
      [person, 15, 13],
    ] as const) {
      expect(problems(broken(record, 'requisites_data.ogrn', '1'.repeat(digits)))).toEqual({});
      expect(problems(broken(record, 'requisites_data.ogrn', '1'.repeat(other)))).toEqual({
        'requisites_data.ogrn': exactDigits(digits),
      });
    }
  });

  test.each(['osn', 'lowerRate5', 'lowerRate7'] as const)('%s needs its papers', (system) => {
    const record = broken(sampleOwner('RU', 'ooo'), 'activity_form.tax_type', system);
    expect(problems(record)).toEqual({ 'requisites_data.tax_files': 'validation.tax.files' });
    expect(problems(broken(record, 'requisites_data.tax_files', ['a']))).toEqual({});
    const many = Array.from({ length: 11 }, (_, index) => String(index));
    expect(problems(broken(record, 'requisites_data.tax_files', many))).toEqual({
      'requisites_data.tax_files': 'validation.files.count|{"count":10}',
    });
  });

  test.each(['GE', 'TJ', 'TM'] as const)('%s has osn with papers, and no lower rates', (code) => {
    const record = broken(sampleOwner(code), 'activity_form.tax_type', 'osn');
    expect(problems(record)).toEqual({ 'requisites_data.tax_files': 'validation.tax.files' });
    const lower = broken(
      broken(record, 'requisites_data.tax_files', ['a']),
      'activity_form.tax_type',
      'lowerRate7',
    );
    expect(problems(lower)).toEqual({ 'activity_form.tax_type': 'validation.tax.system' });
  });

  test('Georgia asks for no consent and takes 1 to 14 digits of INN', () => {
    const record = sampleOwner('GE');
    expect(record.activity_form.accept_personal_info).toBe(false);
    for (const inn of ['1', '204566978', '01001012345', '12345678901234'])
      expect(problems(broken(record, 'requisites_data.inn', inn))).toEqual({});
  });

  test('Belarus takes a GLN of 13 digits or none', () => {
    expect(problems(broken(sampleOwner('BY'), 'requisites_data.gln', '4810000000000'))).toEqual({});
  });

  test('numbers are taken as statements print them', () => {
    const record = broken(sampleOwner('KZ'), 'requisites_data.pay_account', 'kz12 8490 5kz0 0601 5415');
    expect(problems(record)).toEqual({});
    expect(cleanOwner(record).requisites_data.pay_account).toBe('KZ1284905KZ006015415');
  });
});
