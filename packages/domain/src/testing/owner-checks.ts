import { COUNTRY_CODES } from '../country-code.ts';
import { documentTypes } from '../identity-document.ts';
import { ORGANISATION_FORMS } from '../organisation-form.ts';
import { cleanOwner } from '../owner-clean.ts';
import type { OwnerRecord } from '../owner-record.ts';
import { checkOwner } from '../owner-rules.ts';

export const TODAY = '2026-11-15';
export const REQUIRED = 'validation.required';
export const DIGITS = 'validation.digitsOnly';
export const exactDigits = (count: number) => `validation.exactDigits|{"count":${count}}`;
export const exactLength = (count: number) => `validation.exactLength|{"count":${count}}`;
export const eitherDigits = (first: number, count: number) =>
  `validation.eitherDigits|{"first":${first},"count":${count}}`;
export const eitherLength = (first: number, count: number) =>
  `validation.eitherLength|{"first":${first},"count":${count}}`;
export const minLength = (count: number) => `validation.minLength|{"count":${count}}`;
export const maxLength = (count: number) => `validation.maxLength|{"count":${count}}`;

/** The record with one value changed, by its path. */
export function broken(record: OwnerRecord, path: string, value: unknown): OwnerRecord {
  const [part = '', field = ''] = path.split('.');
  return { ...record, [part]: { ...record[part as keyof OwnerRecord], [field]: value } } as OwnerRecord;
}

export const problems = (record: OwnerRecord) => checkOwner(cleanOwner(record), TODAY);

export const everyRecord = COUNTRY_CODES.flatMap((code) =>
  ORGANISATION_FORMS.flatMap((form) => documentTypes(code).map((type) => [code, form, type] as const)),
);
