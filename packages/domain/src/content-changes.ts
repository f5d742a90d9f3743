import {
  type AnyEntry,
  type AnySection,
  anyDocument,
  type ContentDocument,
  type ContentPlace,
  entryName,
  type FieldValue,
  isWords,
} from './content-document.ts';
import { type ContentField, sectionTable } from './content-table.ts';
import type { SectionType } from './content-terms.ts';
import { LANGUAGES } from './language.ts';

export const CHANGE_KINDS = ['added', 'removed', 'moved', 'changed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One thing that differs: an entry (or a section) that came, went or moved, or a field in one language. */
export interface ContentChange extends ContentPlace {
  readonly kind: ChangeKind;
  /** Of the entry, in Russian; empty for the section itself. */
  readonly name: string;
  /** Of a changed field. */
  readonly before: string;
  readonly after: string;
}

const asText = (value: FieldValue | undefined): string => String(value ?? '');

type Values = Readonly<Record<string, FieldValue>>;
type At = Pick<ContentChange, 'section' | 'list' | 'id' | 'name'>;

function fieldChanges(
  fields: Readonly<Record<string, ContentField>>,
  before: Values,
  after: Values,
  at: At,
): ContentChange[] {
  return Object.keys(fields).flatMap((field) => {
    const [was, is] = [before[field], after[field]];
    const change = (language: ContentPlace['language'], old: string, now: string): ContentChange[] =>
      old === now ? [] : [{ ...at, kind: 'changed', field, language, before: old, after: now }];
    if (!isWords(was) || !isWords(is)) return change(null, asText(was), asText(is));
    return LANGUAGES.flatMap((language) => change(language, was[language], is[language]));
  });
}

/** Ids that changed places: all but the longest run that kept its order. */
export function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => places.has(id));
  // Longest run that ends at each id, and what stands before it in that run.
  const lengths: number[] = [];
  const previous: number[] = [];
  for (const [here, id] of common.entries()) {
    lengths[here] = 1;
    previous[here] = -1;
    for (let earlier = 0; earlier < here; earlier += 1) {
      const inOrder = (places.get(common[earlier] ?? '') ?? 0) < (places.get(id) ?? 0);
      if (inOrder && (lengths[earlier] ?? 0) + 1 > (lengths[here] ?? 0)) {
        lengths[here] = (lengths[earlier] ?? 0) + 1;
        previous[here] = earlier;
      }
    }
  }
  const moved = new Set(common);
  let end = lengths.lastIndexOf(Math.max(...lengths, 0));
  while (end >= 0) {
    moved.delete(common[end] ?? '');
    end = previous[end] ?? -1;
  }
  return moved;
}

function listChanges(
  section: SectionType,
  list: string,
  before: readonly AnyEntry[],
  after: readonly AnyEntry[],
): ContentChange[] {
  const were = new Map(before.map((entry) => [entry.id, entry]));
  const are = new Set(after.map(({ id }) => id));
  const fields = sectionTable(section).lists[list]?.fields ?? {};
  const moved = movedIds(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  const whole = (kind: ChangeKind, entry: AnyEntry): ContentChange => ({
    section,
    list,
    id: entry.id,
    name: entryName(section, list, entry),
    kind,
    field: null,
    language: null,
    before: '',
    after: '',
  });
  const kept = after.flatMap((entry) => {
    const was = were.get(entry.id);
    if (!was) return [whole('added', entry)];
    const at = { section, list, id: entry.id, name: entryName(section, list, entry) };
    const changed = fieldChanges(fields, was, entry, at);
    return moved.has(entry.id) ? [whole('moved', entry), ...changed] : changed;
  });
  const gone = before.filter(({ id }) => !are.has(id)).map((entry) => whole('removed', entry));
  return [...kept, ...gone];
}

const nothing = (type: SectionType): AnySection => ({ type, fields: {}, lists: {} });

function sectionChanges(before: AnySection, after: AnySection): ContentChange[] {
  const { type } = after;
  const table = sectionTable(type);
  const at = { section: type, list: null, id: null, name: '' };
  return [
    ...fieldChanges(table.fields, before.fields, after.fields, at),
    ...Object.keys(table.lists).flatMap((list) =>
      listChanges(type, list, before.lists[list] ?? [], after.lists[list] ?? []),
    ),
  ];
}

/** What one document has otherwise than another, in the order of the site. */
export function diffOf(before: ContentDocument, after: ContentDocument): ContentChange[] {
  const were = new Map(anyDocument(before).sections.map((section) => [section.type, section]));
  const now = anyDocument(after).sections;
  const moved = movedIds(
    [...were.keys()],
    now.map(({ type }) => type),
  );
  return now.flatMap((section) => {
    const changes = sectionChanges(were.get(section.type) ?? nothing(section.type), section);
    if (!moved.has(section.type)) return changes;
    const whole = { list: null, id: null, field: null, language: null, name: '', before: '', after: '' };
    return [{ ...whole, section: section.type, kind: 'moved' as const }, ...changes];
  });
}

/** How much changed in a section, for the list of versions. */
export interface ContentSummary {
  readonly section: SectionType;
  readonly added: number;
  readonly removed: number;
  readonly moved: number;
  readonly changed: number;
}

/** Counts entries, not fields: an entry changed in three languages is one. */
export function summaryOf(changes: readonly ContentChange[]): ContentSummary[] {
  const sections = Map.groupBy(changes, ({ section }) => section);
  return [...sections].map(([section, list]) => {
    const count = (kind: ChangeKind) =>
      new Set(list.filter((each) => each.kind === kind).map((each) => `${each.list}.${each.id}`)).size;
    return {
      section,
      added: count('added'),
      removed: count('removed'),
      moved: count('moved'),
      changed: count('changed'),
    };
  });
}
