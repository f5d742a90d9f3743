import fc from 'fast-check';
import {
  type AnyDocument,
  type AnyEntry,
  blankValue,
  type ContentDocument,
  type FieldValue,
  typedDocument,
} from '../content-document.ts';
import { type ContentField, sectionTable } from '../content-table.ts';
import { SECTION_TYPES } from '../content-terms.ts';

type Values = Record<string, FieldValue>;

/** Every text of a field says where it stands. */
function sampleValue(field: ContentField, text: string): FieldValue {
  const { kind } = field;
  if (kind === 'words') return { ru: `${text} ру`, ka: `${text} ქა`, en: `${text} en`, stale: [] };
  if (kind === 'rich')
    return { ru: `<p>${text} ру</p>`, ka: `<p>${text} ქა</p>`, en: `<p>${text} en</p>`, stale: [] };
  if (kind === 'link') return field.required ? 'https://punkt.example/' : '';
  if (kind === 'image') return '/drawings/logo.svg';
  if (kind === 'amount') return 100;
  return blankValue(field);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse('2026-12-01T09:00:00Z');
export const uuidOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A document without a problem: each list with so many entries. */
export function sampleDocument(entries = 2): ContentDocument {
  let count = 0;
  const sections = SECTION_TYPES.map((type) => {
    const table = sectionTable(type);
    const values = (fields: typeof table.fields, text: string): Values =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(field, text)]));
    const lists = Object.entries(table.lists).map(([list, { fields }]) => [
      list,
      Array.from({ length: entries }, (_, place) => {
        count += 1;
        const times = {
          startDate: new Date(FIRST_DAY + place * DAY_MS).toISOString(),
          endDate: new Date(FIRST_DAY + (place + 0.1) * DAY_MS).toISOString(),
        };
        const entry = { ...values(fields, `${list} ${place}`), id: uuidOf(count) };
        return list === 'conferences' ? { ...entry, ...times } : entry;
      }),
    ]);
    return { type, fields: values(table.fields, type), lists: Object.fromEntries(lists) };
  });
  return typedDocument({ sections } as AnyDocument);
}

const letters = fc.constantFrom('', 'а', 'б', 'в', 'г');
const words = fc
  .record({ ru: letters, ka: letters, en: letters, stale: fc.subarray<'ka' | 'en'>(['ka', 'en']) })
  .map((text) => ({ ...text, stale: text.stale.filter((language) => text[language] !== '') }));

/** A few known ids, so that two documents share entries, in any order. */
const entries = (fields: Readonly<Record<string, ContentField>>): fc.Arbitrary<AnyEntry[]> => {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'words' || field.kind === 'rich' ? words : fc.constant(blankValue(field)),
  ]);
  return fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 5 }).map(uuidOf), ...Object.fromEntries(values) }),
    { selector: ({ id }) => id, maxLength: 5 },
  ) as fc.Arbitrary<AnyEntry[]>;
};

/** Documents that differ in the questions and in a title: small enough that two of them often meet. */
export const someDocument: fc.Arbitrary<ContentDocument> = fc
  .record({ title: words, standard: entries(sectionTable('faq').lists.standard?.fields ?? {}) })
  .map(({ title, standard }) => ({
    sections: sampleDocument(1).sections.map((section) =>
      section.type === 'faq'
        ? ({
            ...section,
            fields: { title },
            lists: { ...section.lists, standard },
          } as unknown as typeof section)
        : section,
    ),
  }));
