import type {
  DocumentField,
  DocumentFieldName,
  DocumentForm,
  DocumentType,
} from './countries/document-form.ts';
import { DOCUMENT_TYPES } from './countries/document-form.ts';
import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import { checkDate, checkPastDate, type Day } from './date.ts';
import { checkLength } from './length.ts';
import { message } from './message.ts';
import { checkName } from './name.ts';

export const GENDERS = ['male', 'female'] as const;

export type Gender = (typeof GENDERS)[number];

export type DocumentValues = Readonly<Partial<Record<DocumentFieldName, string>>>;

export function documentForm(code: CountryCode, type: DocumentType): DocumentForm | null {
  return country(code).identity.documents[type];
}

/** Types a citizen may choose among; one entry means that there is nothing to choose. */
export function documentTypes(code: CountryCode): readonly DocumentType[] {
  return DOCUMENT_TYPES.filter((type) => documentForm(code, type));
}

/** Problems by field name; an empty object means that the document is complete. */
export function checkDocument(
  form: DocumentForm,
  values: DocumentValues,
  today: Day,
): Partial<Record<DocumentFieldName, string>> {
  const problems: Partial<Record<DocumentFieldName, string>> = {};
  for (const field of form.fields) {
    const problem = checkDocumentField(field, values[field.name] ?? '', today);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

export function checkDocumentField(field: DocumentField, value: string, today: Day): string | null {
  const text = value.trim();
  if (text === '') return field.required ? message('validation.required') : null;
  return checkKind(field, text, today) ?? (field.length ? checkLength(text, field.length) : null);
}

function checkKind(field: DocumentField, text: string, today: Day): string | null {
  if (field.mask) return fitsMask(text, field.mask) ? null : message('validation.departmentCode');
  switch (field.kind) {
    case 'name':
      return checkName(text);
    case 'digits':
      return checkDigits(text, field);
    case 'date':
      return field.future ? checkDate(text) : checkPastDate(text, today);
    case 'gender':
      return GENDERS.some((gender) => gender === text) ? null : message('validation.choice');
    default:
      return null;
  }
}

function checkDigits(text: string, { length }: DocumentField): string | null {
  if (!/^[0-9]+$/.test(text)) return message('validation.digitsOnly');
  if (!length || length.min !== length.max || text.length === length.min) return null;
  return message('validation.exactDigits', { count: length.min });
}

function fitsMask(text: string, mask: string): boolean {
  const fits = (place: string, index: number) =>
    place === '9' ? /[0-9]/.test(text.charAt(index)) : text.charAt(index) === place;
  return text.length === mask.length && [...mask].every(fits);
}
