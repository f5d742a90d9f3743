import type { OwnerRecord } from '@punkt/domain/owner-record';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { expect, test } from 'vitest';
import { fillBank, fillCompany } from './look-ups.ts';

const record = sampleOwner('RU', 'ooo');
const company = {
  inn: '7707083893',
  name: 'ООО «Из реестра»',
  kpp: '770701001',
  ogrn: '1027700132195',
  okpo: '',
  okopf: '12300',
  address: 'Москва',
};
const bank = { bik: '044525225', name: 'Банк из справочника', inn: '', corAccount: '30101810400000000225' };

const typed = (from: OwnerRecord, words: Partial<OwnerRecord['requisites_data']>): OwnerRecord => ({
  ...from,
  requisites_data: { ...from.requisites_data, ...words },
});

test('a new number brings its company: what stood there belonged to the old one, and what is unknown stays', () => {
  const { org_name, kpp, okpo } = fillCompany(record, company, record).requisites_data;
  expect([org_name, kpp, okpo]).toEqual([company.name, company.kpp, record.requisites_data.okpo]);
});

test('words typed while the register was asked are not replaced', () => {
  const meanwhile = typed(record, { org_name: 'ООО «Как мы зовёмся»', bank_name: 'Наш банк' });
  const { org_name, kpp } = fillCompany(meanwhile, company, record).requisites_data;
  expect([org_name, kpp]).toEqual(['ООО «Как мы зовёмся»', company.kpp]);
  const { bank_name, cor_account } = fillBank(meanwhile, bank, record).requisites_data;
  expect([bank_name, cor_account]).toEqual(['Наш банк', bank.corAccount]);
});

test('a field that was emptied meanwhile is filled', () => {
  expect(fillCompany(typed(record, { org_name: '' }), company, record).requisites_data.org_name).toBe(
    company.name,
  );
});

test('before going on only gaps are filled', () => {
  const { org_name, kpp } = fillCompany(typed(record, { kpp: '' }), company).requisites_data;
  expect([org_name, kpp]).toEqual([record.requisites_data.org_name, company.kpp]);
});
