import { describe, expect, test } from 'vitest';
import { country } from '../countries.ts';
import { COUNTRY_CODES } from '../country-code.ts';
import { documentForm, documentTypes } from '../identity-document.ts';
import type { DocumentField, DocumentFieldName } from './document-form.ts';

const both = ['passport', 'identification'];

test.each([
  ['RU', ['passport'], 'passport'],
  ['AM', both, 'passport'],
  ['KZ', both, 'passport'],
  ['BY', both, 'passport'],
  ['UZ', both, 'passport'],
  ['KG', both, 'passport'],
  ['GE', ['identification'], 'identification'],
  ['TJ', ['identification'], 'identification'],
  ['TM', ['passport'], 'passport'],
] as const)('document types of %s', (code, types, first) => {
  expect(documentTypes(code)).toEqual(types);
  expect(country(code).identity.defaultDocument).toBe(first);
});

/** `*` marks a required field. */
const fieldsOf = (code: (typeof COUNTRY_CODES)[number], type: 'passport' | 'identification') =>
  documentForm(code, type)
    ?.fields.map(({ name, required }) => (required ? `${name}*` : name))
    .join(' ');

const person = 'lastName* firstName* middleName birthDate*';
const issue = 'issueDate* expiryDate issuedBy*';

test.each([
  [
    'RU',
    'passport',
    'lastName* firstName* middleName gender* birthDate* placeOfBirth* documentNumber* issueDate* issuedBy* departmentCode* registrationAddress* permanentAddress*',
  ],
  [
    'AM',
    'passport',
    `${person} placeOfBirth* nationality documentNumber* socialCardNumber* issueDate* expiryDate issuedBy`,
  ],
  [
    'AM',
    'identification',
    `${person} nationality documentNumber* socialCardNumber* issueDate* expiryDate issuedBy`,
  ],
  ['KZ', 'passport', `${person} placeOfBirth* nationality* documentNumber* iin* ${issue}`],
  ['KZ', 'identification', `${person} placeOfBirth* nationality* documentNumber* iin* ${issue}`],
  ['BY', 'passport', `${person} placeOfBirth* nationality documentNumber* identificationNumber* ${issue}`],
  [
    'BY',
    'identification',
    `${person} placeOfBirth* nationality documentNumber* identificationNumber* ${issue}`,
  ],
  ['UZ', 'passport', `${person} placeOfBirth* nationality documentNumber* personalNumber* ${issue}`],
  ['UZ', 'identification', `${person} placeOfBirth* nationality documentNumber* personalNumber* ${issue}`],
  ['KG', 'passport', `${person} placeOfBirth* nationality documentNumber* personalNumber* ${issue}`],
  ['KG', 'identification', `${person} placeOfBirth* nationality documentNumber* personalNumber* ${issue}`],
  [
    'GE',
    'identification',
    `lastName* firstName* birthDate* placeOfBirth* nationality documentNumber* personalNumber* ${issue}`,
  ],
  ['TJ', 'identification', `${person} placeOfBirth* nationality documentNumber* innCitizen* ${issue}`],
  ['TM', 'passport', `${person} placeOfBirth* nationality documentNumber* ${issue}`],
] as const)('%s %s asks for its fields', (code, type, fields) => {
  expect(fieldsOf(code, type)).toBe(fields);
});

const field = (code: (typeof COUNTRY_CODES)[number], name: DocumentFieldName): DocumentField | undefined =>
  documentForm(code, country(code).identity.defaultDocument)?.fields.find((entry) => entry.name === name);

test.each([
  ['RU', 'documentNumber', 'digits', 10, 10],
  ['AM', 'documentNumber', 'text', 9, 9],
  ['KZ', 'documentNumber', 'text', 9, 9],
  ['BY', 'documentNumber', 'text', 9, 9],
  ['UZ', 'documentNumber', 'text', 9, 9],
  ['KG', 'documentNumber', 'text', 9, 9],
  ['GE', 'documentNumber', 'text', 1, 40],
  ['TJ', 'documentNumber', 'text', 1, 40],
  ['TM', 'documentNumber', 'text', 1, 40],
  ['AM', 'socialCardNumber', 'digits', 10, 10],
  ['KZ', 'iin', 'digits', 12, 12],
  ['KZ', 'nationality', 'text', 2, 255],
  ['BY', 'identificationNumber', 'text', 1, 40],
  ['UZ', 'personalNumber', 'digits', 14, 14],
  ['KG', 'personalNumber', 'digits', 14, 14],
  ['GE', 'personalNumber', 'digits', 11, 11],
  ['TJ', 'innCitizen', 'digits', 9, 9],
  ['RU', 'lastName', 'name', 2, 100],
  ['RU', 'registrationAddress', 'address', 2, 255],
] as const)('%s %s', (code, name, kind, min, max) => {
  expect(field(code, name)).toMatchObject({ kind, length: { min, max } });
});

describe.each([...COUNTRY_CODES])('%s', (code) => {
  test('photos: one and one for a passport, two and two for a card', () => {
    const passport = documentForm(code, 'passport')?.photos ?? { document: 1, withPerson: 1 };
    const card = documentForm(code, 'identification')?.photos ?? { document: 2, withPerson: 2 };
    expect(passport).toEqual({ document: 1, withPerson: 1 });
    expect(card).toEqual({ document: 2, withPerson: 2 });
  });

  test('birth and issue lie in the past; only the expiry may lie ahead', () => {
    expect(field(code, 'birthDate')?.future).toBe(false);
    expect(field(code, 'issueDate')?.future).toBe(false);
    expect(field(code, 'expiryDate')?.future ?? true).toBe(true);
  });
});

test('the Russian department code and SNILS', () => {
  expect(field('RU', 'departmentCode')).toMatchObject({ mask: '999-999', required: true });
  expect(COUNTRY_CODES.filter((code) => country(code).identity.snils)).toEqual(['RU']);
});
