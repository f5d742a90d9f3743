import type { DocumentFieldName } from './countries/document-form.ts';
import type { Day } from './date.ts';
import { checkDocument, type DocumentValues, documentForm } from './identity-document.ts';
import { message } from './message.ts';
import { problemsOf } from './owner-problems.ts';
import { DOCUMENT_WIRE_NAMES, type PassportData, type Problems } from './owner-record.ts';

const FIELD_NAMES = Object.keys(DOCUMENT_WIRE_NAMES) as DocumentFieldName[];

/** The fields of the document under the names of section 3, without those its form does not have. */
export function documentValues(passport: PassportData): DocumentValues {
  const fields = documentForm(passport.citizenship, passport.doc_type)?.fields ?? [];
  return Object.fromEntries(fields.map(({ name }) => [name, passport[DOCUMENT_WIRE_NAMES[name]]]));
}

/** Inverse of {@link documentValues}: what the form does not have is empty. */
export function passportFields(values: Readonly<Partial<Record<string, string>>>) {
  const entries = FIELD_NAMES.map((name) => [DOCUMENT_WIRE_NAMES[name], values[name] ?? '']);
  return Object.fromEntries(entries) as Record<(typeof DOCUMENT_WIRE_NAMES)[DocumentFieldName], string>;
}

export function checkDocumentFields(passport: PassportData, today: Day): Problems {
  const form = documentForm(passport.citizenship, passport.doc_type);
  if (!form) return problemsOf('passport', { doc_type: message('validation.choice') });
  const problems = Object.entries(checkDocument(form, documentValues(passport), today));
  return problemsOf(
    'passport',
    Object.fromEntries(
      problems.map(([name, text]) => [DOCUMENT_WIRE_NAMES[name as DocumentFieldName], text]),
    ),
  );
}

export interface PhotoCounts {
  readonly document: number;
  readonly withPerson: number;
}

/**
 * How many photos must be there. Somebody of whom no document is kept at all (an owner from before the documents were
 * asked for) fills in the old-passport form, which takes one photo of the document and none of the person.
 */
export function requiredPhotos(passport: PassportData, oldPassport = false): PhotoCounts {
  if (oldPassport) return { document: 1, withPerson: 0 };
  return documentForm(passport.citizenship, passport.doc_type)?.photos ?? { document: 1, withPerson: 1 };
}

export function checkPhotos(passport: PassportData, oldPassport = false): Problems {
  const least = requiredPhotos(passport, oldPassport);
  const most = requiredPhotos(passport);
  const documents = new Set(passport.document_photo);
  // One file can't show both the document alone and the person with it.
  const withPerson = new Set(passport.with_document_photo.filter((id) => !documents.has(id)));
  return problemsOf('passport', {
    document_photo: checkCount(documents.size, least.document, most.document),
    with_document_photo: checkCount(withPerson.size, least.withPerson, most.withPerson),
  });
}

function checkCount(count: number, least: number, most: number): string | null {
  if (count < least) return message('validation.photos.all');
  return count > most ? message('validation.files.count', { count: most }) : null;
}
