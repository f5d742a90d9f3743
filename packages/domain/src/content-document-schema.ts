import { z } from 'zod';
import { type ContentDocument, TRANSLATIONS } from './content-document.ts';
import { type ContentField, sectionTable } from './content-table.ts';
import { SECTION_TYPES, type SectionType } from './content-terms.ts';
import { countryCode } from './country-code.ts';
import { message } from './message.ts';

/** So much over its limit a text may be while it is a draft: what was pasted is not lost, and the problem stands at its field. */
const ROOM = 4;

function valueSchema({ kind, max }: ContentField): z.ZodType {
  const text = z.string().max(max * ROOM, message('validation.maxLength', { count: max }));
  if (kind === 'words' || kind === 'rich')
    return z.object({
      ru: text,
      ka: text,
      en: text,
      stale: z.array(z.enum(TRANSLATIONS)).max(TRANSLATIONS.length).default([]),
    });
  if (kind === 'amount') return z.number().int().min(0).max(max).nullable();
  if (kind === 'country') return countryCode;
  return kind === 'target' ? z.enum(['_blank', '_self']) : text;
}

const fieldsSchema = (fields: Readonly<Record<string, ContentField>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field)]));

const uniqueIds = (entries: readonly { readonly id?: unknown }[]): boolean =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

function sectionSchema(type: SectionType) {
  const { fields, lists } = sectionTable(type);
  const listSchemas = Object.entries(lists).map(([list, table]) => [
    list,
    z
      .array(z.object({ id: z.uuid(), ...fieldsSchema(table.fields) }))
      .max(table.max)
      .refine(uniqueIds, message('validation.invalid')),
  ]);
  return z.object({
    type: z.literal(type),
    fields: z.object(fieldsSchema(fields)),
    lists: z.object(Object.fromEntries(listSchemas) as Record<string, z.ZodType>),
  });
}

const [first, ...others] = SECTION_TYPES.map(sectionSchema);
if (!first) throw new Error('the site has no sections');

type Sections = ContentDocument['sections'];

/** A section as it may be saved: the table gives its shape, `problemsOf` what is still wrong with it. */
export const documentSection = z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<
  Sections[number],
  Sections[number]
>;

/** Every kind once. */
export const contentDocument: z.ZodType<ContentDocument, ContentDocument> = z.object({
  sections: z
    .array(documentSection)
    .length(SECTION_TYPES.length)
    .refine((sections) => new Set(sections.map(({ type }) => type)).size === SECTION_TYPES.length),
});
