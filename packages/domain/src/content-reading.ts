import { calendarOf, conferencesOf } from './conference-days.ts';
import type { ContentSection } from './content.ts';
import type { ConferenceCalendar } from './content-conferences.ts';
import {
  type AnyEntry,
  anyDocument,
  blankWords,
  type ContentDocument,
  type FieldValue,
  isWords,
  shownText,
  typedDocument,
  type Words,
  withText,
} from './content-document.ts';
import { isTranslated, sectionTable } from './content-table.ts';
import type { SectionType } from './content-terms.ts';
import type { Language } from './language.ts';

type Flat = Readonly<Record<string, string | number>>;
/** A section in one language as the document has it: fields of its own, and lists of flat entries. */
interface FlatSection {
  readonly type: SectionType;
  readonly fields: Flat;
  readonly lists: Readonly<Record<string, readonly Flat[]>>;
}

const LOCK_LINKS = ['instruction', 'webSite', 'manual', 'elockPassport', 'installationScheme'] as const;
const CONTACTS = ['phone', 'email', 'hours', 'address'] as const;

const pick = (from: Flat, names: readonly string[]): Flat =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
const without = (from: Flat, names: readonly string[]): Flat =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
const numbered = (entries: readonly Flat[] = []) => entries.map((entry, index) => ({ index, ...entry }));

const byCountry = (entries: readonly Flat[] = []) =>
  [...Map.groupBy(entries, ({ country }) => country)].map(([country, contractors], index) => ({
    country,
    index,
    contractors: numbered(contractors.map((each) => without(each, ['country']))),
  }));

/** As the wire nests it. */
const NESTED: Readonly<Record<SectionType, (section: FlatSection) => unknown>> = {
  faq: ({ lists }) => ({
    standard: numbered(lists.standard),
    simplified: numbered(lists.simplified),
    georgian: numbered(lists.georgian),
  }),
  conferences: ({ fields, lists }) => ({
    description: fields.description,
    // A draft may hold one without a day yet: no calendar has a place for it.
    conferences: calendarOf(
      (lists.conferences ?? []).filter(
        ({ startDate }) => !Number.isNaN(Date.parse(String(startDate))),
      ) as never,
    ),
  }),
  sortingCenters: ({ lists }) => ({ centers: numbered(lists.centers) }),
  contractors: ({ fields, lists }) => ({
    description: fields.description,
    videoConnectionData: byCountry(lists.videoConnectionData),
    signboardData: lists.signboardData,
    outsourcingData: lists.outsourcingData,
  }),
  elock: ({ fields, lists }) => ({
    elockTableData: numbered(lists.elockTableData).map((lock) => ({
      ...without(lock, LOCK_LINKS),
      links: pick(lock, LOCK_LINKS),
    })),
    elockHowToInstallData: without(fields, ['title']),
  }),
  programme: ({ fields, lists }) => ({
    note: fields.note,
    incomeTowns: numbered(lists.incomeTowns),
    subsidies: numbered(lists.subsidies),
    contacts: pick(fields, CONTACTS),
  }),
};

/**
 * The document for readers of a language, as the wire has it. What the language lacks, or says of an older Russian, it says in
 * Russian; pages know by the letters, and mark it.
 */
export function reading(document: ContentDocument, language: Language): ContentSection[] {
  const say = (value: FieldValue): string | number =>
    isWords(value) ? shownText(value, language) : (value ?? 0);
  const flat = (values: Readonly<Record<string, FieldValue>>): Flat =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name !== 'id')
        .map(([name, value]) => [name, say(value)]),
    );
  return anyDocument(document).sections.map(({ type, fields, lists }, index) => {
    const section: FlatSection = {
      type,
      fields: flat(fields),
      lists: Object.fromEntries(Object.entries(lists).map(([list, entries]) => [list, entries.map(flat)])),
    };
    return { index, type, title: section.fields.title, content: NESTED[type](section) } as ContentSection;
  });
}

const unnumbered = (entries: readonly object[]): Flat[] =>
  entries.map((entry) => without({ ...entry } as Flat, ['index']));

/** Inverse of the nesting. */
function flattened(section: ContentSection): FlatSection {
  const { type, title } = section;
  switch (section.type) {
    case 'faq': {
      const { standard, simplified, georgian } = section.content;
      const lists = {
        standard: unnumbered(standard),
        simplified: unnumbered(simplified),
        georgian: unnumbered(georgian),
      };
      return { type, fields: { title }, lists };
    }
    case 'conferences': {
      const { description, conferences } = section.content;
      const list = conferencesOf(conferences satisfies ConferenceCalendar);
      return { type, fields: { title, description }, lists: { conferences: unnumbered(list) } };
    }
    case 'sortingCenters':
      return { type, fields: { title }, lists: { centers: unnumbered(section.content.centers) } };
    case 'contractors': {
      const { description, videoConnectionData, signboardData, outsourcingData } = section.content;
      const lists = {
        videoConnectionData: videoConnectionData.flatMap(({ country, contractors }) =>
          unnumbered(contractors).map((each) => ({ country, ...each })),
        ),
        signboardData: unnumbered(signboardData),
        outsourcingData: unnumbered(outsourcingData),
      };
      return { type, fields: { title, description }, lists };
    }
    case 'elock': {
      const { elockTableData, elockHowToInstallData } = section.content;
      const locks = elockTableData.map(({ links, ...lock }) => ({ ...lock, ...links }));
      return {
        type,
        fields: { title, ...elockHowToInstallData },
        lists: { elockTableData: unnumbered(locks) },
      };
    }
    case 'programme': {
      const { note, incomeTowns, subsidies, contacts } = section.content;
      const lists = { incomeTowns: unnumbered(incomeTowns), subsidies: unnumbered(subsidies) };
      return { type, fields: { title, note, ...contacts }, lists };
    }
  }
}

/** Gives an entry its name for ever, from a text that is the same whenever the same content is read. */
export type IdOf = (seed: string) => string;

/** Entries of the wire have no ids: the same name in the same list is the same entry, twice the same name are two. */
function identified(type: SectionType, list: string, entries: readonly Flat[], idOf: IdOf) {
  const seen = new Map<string, number>();
  const name = sectionTable(type).lists[list]?.name ?? '';
  return entries.map((entry) => {
    const text = String(entry[name] ?? '');
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    return { id: idOf(`${type}.${list}:${text}:${times}`), entry };
  });
}

/** What was published in one language, as a document; `wordsOf` knows the readings of a text. */
export function documentOf(
  sections: readonly ContentSection[],
  idOf: IdOf,
  wordsOf: (text: string) => Words = blankWords,
): ContentDocument {
  return typedDocument({
    sections: sections.map((section) => {
      const { type, fields, lists } = flattened(section);
      const table = sectionTable(type);
      const spoken = (values: Flat, own: typeof table.fields): Record<string, FieldValue> =>
        Object.fromEntries(
          Object.entries(own).map(([name, field]) => {
            const value = values[name] ?? '';
            return [name, isTranslated(field) ? wordsOf(String(value)) : value];
          }),
        );
      const kept = Object.entries(table.lists).map(([list, { fields: own }]) => [
        list,
        identified(type, list, lists[list] ?? [], idOf).map(({ id, entry }) => ({
          id,
          ...spoken(entry, own),
        })),
      ]);
      return { type, fields: spoken(fields, table.fields), lists: Object.fromEntries(kept) };
    }),
  });
}

function renewed(before: Readonly<Record<string, FieldValue>>, after: Readonly<Record<string, FieldValue>>) {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => {
      const known = before[name];
      return [name, isWords(value) && isWords(known) ? withText(known, 'ru', value.ru) : value];
    }),
  );
}

/** Each new entry with the one it was: the same name, else the same place, else the next that is left where as many are left. */
function paired(
  before: readonly AnyEntry[],
  after: readonly AnyEntry[],
): Array<readonly [AnyEntry, AnyEntry | null]> {
  const free = new Map(before.map((entry) => [entry.id, entry]));
  const found = new Map<AnyEntry, AnyEntry>();
  const take = (entry: AnyEntry, known: AnyEntry | undefined) => {
    if (!known || found.has(entry) || !free.delete(known.id)) return;
    found.set(entry, known);
  };
  for (const entry of after) take(entry, free.get(entry.id));
  for (const [place, entry] of after.entries()) take(entry, before[place]);
  const [left, fresh] = [[...free.values()], after.filter((entry) => !found.has(entry))];
  if (left.length === fresh.length) for (const [place, entry] of fresh.entries()) take(entry, left[place]);
  return after.map((entry) => [entry, found.get(entry) ?? null] as const);
}

/** Sections of the wire over a document: they are its new Russian, and the other languages stay, older now where it changed. */
export function withRussian(
  document: ContentDocument,
  sections: readonly ContentSection[],
  idOf: IdOf,
): ContentDocument {
  // Named by their Russian of today, so that an entry whose name stayed is found wherever it moved.
  const before = new Map(anyDocument(document).sections.map((section) => [section.type, section]));
  const given = anyDocument(documentOf(sections, idOf));
  return typedDocument({
    sections: given.sections.map((section) => {
      const known = before.get(section.type);
      if (!known) return section;
      const lists = Object.entries(section.lists).map(([list, entries]) => {
        const own = known.lists[list] ?? [];
        const seeds = identifiedToday(section.type, list, own, idOf);
        const pairs = paired(seeds, entries);
        const ids = new Map(seeds.map((seed, place) => [seed.id, own[place]?.id ?? seed.id]));
        return [
          list,
          pairs.map(([entry, was]) =>
            was ? { ...renewed(was, entry), id: ids.get(was.id) ?? entry.id } : entry,
          ),
        ];
      });
      return { ...section, fields: renewed(known.fields, section.fields), lists: Object.fromEntries(lists) };
    }),
  });
}

function identifiedToday(
  type: SectionType,
  list: string,
  entries: readonly AnyEntry[],
  idOf: IdOf,
): AnyEntry[] {
  const name = sectionTable(type).lists[list]?.name ?? '';
  const named = entries.map((entry) => {
    const value = entry[name];
    return { [name]: isWords(value) ? value.ru : String(value ?? '') };
  });
  return identified(type, list, named, idOf).map(({ id }, place) => ({ ...entries[place], id }) as AnyEntry);
}
