import type {
  DocumentField,
  DocumentFieldName,
  DocumentForm,
  DocumentType,
} from './countries/document-form.ts';
import { DOCUMENT_TYPES } from './countries/document-form.ts';
import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import { checkDate, checkPastDate, type Day, parseDate } from './date.ts';
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
  return { ...checkDates(form, values, today), ...problems };
}

const dayOfField = (values: DocumentValues, name: DocumentFieldName): Day | null => {
  const parsed = parseDate((values[name] ?? '').trim());
  return parsed.ok ? parsed.day : null;
};

/** The day somebody turns so old; a birthday on the 29th of February comes on the first of March. */
const birthday = (birth: Day, age: number): Day => `${Number(birth.slice(0, 4)) + age}${birth.slice(4)}`;

/** Dates must make sense together. One that is no date is told by its own field. */
function checkDates({ issuedFromAge = 0 }: DocumentForm, values: DocumentValues, today: Day) {
  const problems: Partial<Record<DocumentFieldName, string>> = {};
  const [birth, issued, expires] = (['birthDate', 'issueDate', 'expiryDate'] as const).map((name) =>
    dayOfField(values, name),
  );
  if (birth && birth <= today && issued) {
    if (issued < birth) problems.issueDate = message('validation.date.beforeBirth');
    else if (issued < birthday(birth, issuedFromAge))
      problems.issueDate = message('validation.date.tooYoung', { age: issuedFromAge });
  }
  if (expires && expires < today) problems.expiryDate = message('validation.date.expired');
  else if (expires && issued && expires <= issued)
    problems.expiryDate = message('validation.date.expiryOrder');
  return problems;
}

/** What staff look at twice: possible, yet unusual. Named by `reviewApplication.flag.<name>`. */
export function documentFlags(form: DocumentForm, values: DocumentValues, today: Day): string[] {
  const [birth, issued] = [dayOfField(values, 'birthDate'), dayOfField(values, 'issueDate')];
  if (!birth || !issued) return [];
  const due = (form.renewedAt ?? []).some(
    (age) => issued < birthday(birth, age) && birthday(birth, age) <= today,
  );
  return [...(issued < birthday(birth, USUAL_AGE) ? ['issuedYoung'] : []), ...(due ? ['renewalDue'] : [])];
}

const USUAL_AGE = 14;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/\p{L}+/gu) ?? [];
/** Those of our countries besides the Latin one. */
const ALPHABETS = [/\p{Script=Cyrillic}/u, /\p{Script=Georgian}/u, /\p{Script=Armenian}/u];
const alphabetOf = (text: string): number => ALPHABETS.findIndex((letters) => letters.test(text));

/** Whether a sole proprietor is called otherwise than the person. Names in another alphabet can't be compared. */
export function nameDiffers(orgName: string, { lastName = '', firstName = '' }: DocumentValues): boolean {
  if (alphabetOf(orgName) !== alphabetOf(lastName)) return false;
  const named = wordsOf(orgName);
  return ![...wordsOf(lastName), ...wordsOf(firstName)].every((word) => named.includes(word));
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
