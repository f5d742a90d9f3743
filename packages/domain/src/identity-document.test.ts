import { describe, expect, test } from 'vitest';
import type { DocumentForm } from './countries/document-form.ts';
import type { CountryCode } from './country-code.ts';
import {
  checkDocument,
  type DocumentValues,
  documentFlags,
  documentForm,
  nameDiffers,
} from './identity-document.ts';

const today = '2026-11-15';

function passportOf(code: CountryCode): DocumentForm {
  const form = documentForm(code, 'passport');
  if (!form) throw new Error(`${code} has no passport form`);
  return form;
}

const russian: DocumentValues = {
  lastName: 'Иванова',
  firstName: 'Анна',
  gender: 'female',
  birthDate: '29.02.1992',
  placeOfBirth: 'г. Тверь',
  documentNumber: '4510123456',
  issueDate: '15.11.2026',
  issuedBy: 'ОВД г. Твери',
  departmentCode: '690-001',
  registrationAddress: 'Тверь, ул. Советская, 1',
  permanentAddress: 'Тверь, ул. Советская, 1',
};

const kazakh: DocumentValues = {
  lastName: 'Ахметов',
  firstName: 'Ерлан',
  birthDate: '01.05.1985',
  placeOfBirth: 'Алматы',
  nationality: 'казах',
  documentNumber: 'N12345678',
  iin: '850501300123',
  issueDate: '01.02.2020',
  expiryDate: '01.02.2030',
  issuedBy: 'МВД РК',
};

test('a complete document has no problems', () => {
  expect(checkDocument(passportOf('RU'), russian, today)).toEqual({});
  expect(checkDocument(passportOf('KZ'), kazakh, today)).toEqual({});
});

test('an empty form names every required field and no other', () => {
  expect(Object.keys(checkDocument(passportOf('KZ'), {}, today))).toEqual([
    'lastName',
    'firstName',
    'birthDate',
    'placeOfBirth',
    'nationality',
    'documentNumber',
    'iin',
    'issueDate',
    'issuedBy',
  ]);
});

describe('each field broken alone is the only problem', () => {
  test.each([
    ['lastName', '', 'validation.required'],
    ['lastName', ' ', 'validation.required'],
    ['firstName', 'А', 'validation.minLength|{"count":2}'],
    ['middleName', 'П', 'validation.minLength|{"count":2}'],
    ['gender', 'f', 'validation.choice'],
    ['birthDate', '16.11.2026', 'validation.date.future'],
    ['birthDate', '30.02.1992', 'validation.date.unreal'],
    ['issueDate', '16.11.2026', 'validation.date.future'],
    ['placeOfBirth', '', 'validation.required'],
    ['documentNumber', '451012345', 'validation.exactDigits|{"count":10}'],
    ['documentNumber', '45101234567', 'validation.exactDigits|{"count":10}'],
    ['documentNumber', '451012345A', 'validation.digitsOnly'],
    ['issuedBy', '', 'validation.required'],
    ['departmentCode', '690001', 'validation.departmentCode'],
    ['departmentCode', '690 001', 'validation.departmentCode'],
    ['departmentCode', '69A-001', 'validation.departmentCode'],
    ['registrationAddress', '', 'validation.required'],
    ['permanentAddress', '', 'validation.required'],
  ] as const)('RU %s %o', (name, value, answer) => {
    expect(checkDocument(passportOf('RU'), { ...russian, [name]: value }, today)).toEqual({ [name]: answer });
  });

  test.each([
    ['documentNumber', 'N1234567', 'validation.exactLength|{"count":9}'],
    ['iin', '85050130012', 'validation.exactDigits|{"count":12}'],
    ['nationality', 'к', 'validation.minLength|{"count":2}'],
    ['expiryDate', '31.02.2030', 'validation.date.unreal'],
  ] as const)('KZ %s %o', (name, value, answer) => {
    expect(checkDocument(passportOf('KZ'), { ...kazakh, [name]: value }, today)).toEqual({ [name]: answer });
  });
});

describe('dates that make sense together', () => {
  const issue = (issueDate: string) => checkDocument(passportOf('RU'), { ...russian, issueDate }, today);
  const expiry = (change: DocumentValues) => checkDocument(passportOf('KZ'), { ...kazakh, ...change }, today);

  test('no document is older than its owner, nor given to a child where children have none', () => {
    expect(issue('28.02.1992')).toEqual({ issueDate: 'validation.date.beforeBirth' });
    expect(issue('28.02.2006')).toEqual({ issueDate: 'validation.date.tooYoung|{"age":14}' });
    expect(issue('01.03.2006')).toEqual({});
    expect(expiry({ issueDate: '01.02.1995' })).toEqual({});
  });

  test('what has run out is refused, on its last day it is still good', () => {
    expect(expiry({ expiryDate: '14.11.2026' })).toEqual({ expiryDate: 'validation.date.expired' });
    expect(expiry({ expiryDate: '15.11.2026' })).toEqual({});
    expect(expiry({ issueDate: '15.11.2026', expiryDate: '15.11.2026' })).toEqual({
      expiryDate: 'validation.date.expiryOrder',
    });
  });

  test('what is possible yet unusual is for staff to see', () => {
    const flags = (code: CountryCode, values: DocumentValues) =>
      documentFlags(passportOf(code), values, today);
    expect(flags('RU', russian)).toEqual([]);
    expect(flags('RU', { ...russian, issueDate: '01.01.2010' })).toEqual(['renewalDue']);
    expect(flags('RU', { ...russian, issueDate: '01.03.2012' })).toEqual([]);
    expect(flags('KZ', { ...kazakh, issueDate: '01.02.1995' })).toEqual(['issuedYoung']);
  });
});

test('a sole proprietor bears the name of the person', () => {
  const person = { lastName: 'Семёнова', firstName: 'Анна' };
  expect(nameDiffers('ИП Семенова Анна Петровна', person)).toBe(false);
  expect(nameDiffers('Индивидуальный предприниматель АННА СЕМЁНОВА', person)).toBe(false);
  expect(nameDiffers('ИП Иванова Анна', person)).toBe(true);
  expect(nameDiffers('ИП Ли Анна', { lastName: 'Лиам', firstName: 'Анна' })).toBe(true);
  expect(nameDiffers('IP Semenova Anna', person)).toBe(false);
  expect(nameDiffers('ი/მ ნინო ბერიძე', { lastName: 'Beridze', firstName: 'Nino' })).toBe(false);
  expect(nameDiffers('ი/მ ნინო ბერიძე', { lastName: 'ბერიძე', firstName: 'ნინო' })).toBe(false);
  expect(nameDiffers('ი/მ ნინო ბერიძე', { lastName: 'გელაშვილი', firstName: 'ნინო' })).toBe(true);
});
