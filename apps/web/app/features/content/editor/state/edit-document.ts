import {
  type AnyEntry,
  type AnySection,
  anyDocument,
  type ContentDocument,
  type ContentPlace,
  type FieldValue,
  typedDocument,
} from '@punkt/domain/content-document';
import type { SectionType } from '@punkt/domain/content-terms';

/** Everything that a change does not touch stays the same object: that is what keeps a long list quick to draw. */
function withSection(
  document: ContentDocument,
  type: SectionType,
  change: (section: AnySection) => AnySection,
): ContentDocument {
  const { sections } = anyDocument(document);
  const next = sections.map((section) => (section.type === type ? change(section) : section));
  return next.every((section, at) => section === sections[at]) ? document : typedDocument({ sections: next });
}

export const sectionOf = (document: ContentDocument, type: SectionType): AnySection =>
  anyDocument(document).sections.find((section) => section.type === type) ?? { type, fields: {}, lists: {} };

export const withEntries = (
  document: ContentDocument,
  type: SectionType,
  list: string,
  change: (entries: readonly AnyEntry[]) => readonly AnyEntry[],
): ContentDocument =>
  withSection(document, type, (section) => {
    const before = section.lists[list] ?? [];
    const after = change(before);
    return after === before ? section : { ...section, lists: { ...section.lists, [list]: after } };
  });

/** One value, of the section itself or of an entry. */
export function withValue(
  document: ContentDocument,
  { section, list, id, field }: ContentPlace,
  value: FieldValue,
): ContentDocument {
  if (field === null) return document;
  if (list === null)
    return withSection(document, section, (each) =>
      each.fields[field] === value ? each : { ...each, fields: { ...each.fields, [field]: value } },
    );
  return withEntries(document, section, list, (entries) => {
    const place = entries.findIndex((entry) => entry.id === id);
    const known = entries[place];
    if (!known || known[field] === value) return entries;
    return entries.with(place, { ...known, [field]: value } as AnyEntry);
  });
}

export function moved<T>(entries: readonly T[], from: number, to: number): readonly T[] {
  const entry = entries[from];
  if (entry === undefined || from === to || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
