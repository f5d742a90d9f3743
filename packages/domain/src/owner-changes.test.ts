import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from './country-code.ts';
import {
  changeCitizenship,
  changeContactPhoneCountry,
  changeCountry,
  changeDocumentType,
  changeOrganisationForm,
  changeTaxSystem,
  EMPTY_REQUISITES,
  emptyOwner,
} from './owner-changes.ts';
import { checkOwnerStep, checkPhotos, documentValues, requiredPhotos } from './owner-rules.ts';
import { sampleOwner, samplePassport } from './testing/owners.ts';

const record = sampleOwner('RU', 'ooo');

test('another country clears the activity step and nothing else', () => {
  const changed = changeCountry(record, 'KZ');
  expect(changed.activity_form).toEqual({
    country: 'KZ',
    org_type: 'ip',
    tax_type: 'usn',
    accept_personal_info: false,
  });
  expect(changed.requisites_data).toEqual(EMPTY_REQUISITES);
  expect(changed.passport).toBe(record.passport);
  expect(changed.contact_info).toBe(record.contact_info);
});

test('another company type clears the company', () => {
  const changed = changeOrganisationForm(record, 'ip');
  expect(changed.activity_form).toEqual({ ...record.activity_form, org_type: 'ip' });
  expect(changed.requisites_data).toEqual(EMPTY_REQUISITES);
  expect(changed.passport).toBe(record.passport);
});

test('another tax system drops the papers of the old one', () => {
  const papers = { ...record.requisites_data, tax_files: ['a'] };
  const vat = changeTaxSystem({ ...record, requisites_data: papers }, 'osn');
  expect(vat.requisites_data.tax_files).toEqual([]);
  const same = changeTaxSystem({ ...vat, requisites_data: papers }, 'osn');
  expect(same.requisites_data.tax_files).toEqual(['a']);
});

describe.each([...COUNTRY_CODES])('citizenship %s', (code) => {
  test('clears the document step and sets its type', () => {
    const changed = changeCitizenship(record, code);
    const forced = code === 'GE' || code === 'TJ' ? 'identification' : 'passport';
    expect(changed.passport).toMatchObject({ citizenship: code, doc_type: forced, document_photo: [] });
    expect(Object.values(documentValues(changed.passport)).every((value) => value === '')).toBe(true);
    expect(changed.contact_info.snils).toBe('');
    expect(changed.requisites_data).toBe(record.requisites_data);
  });
});

test('another document keeps the person and drops the paper', () => {
  const changed = changeDocumentType({ ...record, passport: samplePassport('KZ') }, 'identification');
  expect(changed.passport).toMatchObject({
    doc_type: 'identification',
    last_name: 'Ли',
    birth_date: '01.05.1985',
    document_number: '',
    iin: '',
    document_photo: [],
  });
});

test('a phone belongs to its country', () => {
  const contact = { ...record.contact_info, additional_phone: '79161234567' };
  expect(changeContactPhoneCountry(contact, 'BY')).toEqual({
    ...contact,
    additional_phone: '',
    additional_phone_country: 'BY',
  });
});

test('an empty registration says what it needs', () => {
  expect(checkOwnerStep(1, emptyOwner('RU'), '2026-11-15')).toMatchObject({
    'activity_form.accept_personal_info': 'validation.consent',
    'requisites_data.inn': 'validation.required',
  });
});

test('the old-passport form takes one photo, and no more than the document has', () => {
  const card = samplePassport('KZ', 'identification');
  expect(requiredPhotos(card, true)).toEqual({ document: 1, withPerson: 0 });
  const one = { ...card, document_photo: ['a'], with_document_photo: [] };
  expect(checkPhotos(one, true)).toEqual({});
  expect(checkPhotos(one)).toEqual({
    'passport.document_photo': 'validation.photos.all',
    'passport.with_document_photo': 'validation.photos.all',
  });
  expect(checkPhotos({ ...one, document_photo: [] }, true)).toEqual({
    'passport.document_photo': 'validation.photos.all',
  });
  expect(checkPhotos({ ...one, document_photo: ['a', 'b', 'c'] }, true)).toEqual({
    'passport.document_photo': 'validation.files.count|{"count":2}',
  });
});
