import { NAME_LENGTH } from '../name.ts';
import type { DocumentField, DocumentFieldName } from './document-form.ts';

/** The bricks of which the country files build their document forms: a form reads as a list of fields. */

const TEXT_LENGTH = { min: 2, max: 255 } as const;

const name = (field: DocumentFieldName, required: boolean): DocumentField => ({
  name: field,
  kind: 'name',
  required,
  length: NAME_LENGTH,
});

const text = (field: DocumentFieldName, required = true): DocumentField => ({
  name: field,
  kind: 'text',
  required,
  length: TEXT_LENGTH,
});

const address = (field: DocumentFieldName): DocumentField => ({
  name: field,
  kind: 'address',
  required: true,
  length: TEXT_LENGTH,
});

/** A number of exactly so many digits: the longest input is also the shortest answer. */
export const digits = (field: DocumentFieldName, count: number): DocumentField => ({
  name: field,
  kind: 'digits',
  required: true,
  length: { min: count, max: count },
});

/** A number that may hold letters (a series). One argument makes the length exact. */
export const code = (field: DocumentFieldName, min: number, max = min): DocumentField => ({
  name: field,
  kind: 'text',
  required: true,
  length: { min, max },
});

export const lastAndFirstName = [name('lastName', true), name('firstName', true)] as const;
export const middleName = name('middleName', false);
export const gender: DocumentField = { name: 'gender', kind: 'gender', required: true };
export const birthDate: DocumentField = { name: 'birthDate', kind: 'date', required: true, future: false };
export const issueDate: DocumentField = { name: 'issueDate', kind: 'date', required: true, future: false };
/** Optional: some documents are issued for life. */
export const expiryDate: DocumentField = { name: 'expiryDate', kind: 'date', required: false, future: true };
export const placeOfBirth = text('placeOfBirth');
export const issuedBy = text('issuedBy');
export const issuedByOptional = text('issuedBy', false);
export const nationality = text('nationality');
export const nationalityOptional = text('nationality', false);
export const registrationAddress = address('registrationAddress');
export const permanentAddress = address('permanentAddress');
export const departmentCode: DocumentField = {
  name: 'departmentCode',
  kind: 'text',
  required: true,
  length: { min: 7, max: 7 },
  mask: '999-999',
};
