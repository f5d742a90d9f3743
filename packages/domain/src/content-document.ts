import { type CONTENT_TABLE, type ContentField, sectionTable } from './content-table.ts';
import { SECTION_TYPES, type SectionType } from './content-terms.ts';
import type { CountryCode } from './country-code.ts';
import { LANGUAGES, type Language } from './language.ts';

/** A text is written in Russian first; the other languages are readings of it. */
export const TRANSLATIONS = ['ka', 'en'] as const;
export type Translation = (typeof TRANSLATIONS)[number];

/** One text in all languages; '' is missing. `stale` names the readings that are older than their Russian. */
export interface Words {
  readonly ru: string;
  readonly ka: string;
  readonly en: string;
  readonly stale: readonly Translation[];
}

export type FieldValue = Words | string | number | null;

type Table = typeof CONTENT_TABLE;
type ValueOf<K> = K extends 'words' | 'rich'
  ? Words
  : K extends 'amount'
    ? number | null
    : K extends 'country'
      ? CountryCode
      : K extends 'target'
        ? '_blank' | '_self'
        : string;
type ValuesOf<F> = {
  readonly [K in keyof F]: F[K] extends { readonly kind: infer Kind } ? ValueOf<Kind> : never;
};
type EntryOf<L> = L extends { readonly fields: infer F } ? ValuesOf<F> & { readonly id: string } : never;

export interface DocumentSection<T extends SectionType = SectionType> {
  readonly type: T;
  readonly fields: ValuesOf<Table[T]['fields']>;
  readonly lists: { readonly [L in keyof Table[T]['lists']]: ReadonlyArray<EntryOf<Table[T]['lists'][L]>> };
}

/** What is edited and published: every kind of section once, in the order of the site. */
export interface ContentDocument {
  readonly sections: ReadonlyArray<{ [T in SectionType]: DocumentSection<T> }[SectionType]>;
}

/** Entry, section and document for whoever walks over all fields by the table. */
export type AnyEntry = Readonly<Record<string, FieldValue>> & { readonly id: string };
export interface AnySection {
  readonly type: SectionType;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly lists: Readonly<Record<string, readonly AnyEntry[]>>;
}
export interface AnyDocument {
  readonly sections: readonly AnySection[];
}

export const anyDocument = (document: ContentDocument): AnyDocument => document as unknown as AnyDocument;
export const typedDocument = (document: AnyDocument): ContentDocument =>
  document as unknown as ContentDocument;

export const isWords = (value: FieldValue | undefined): value is Words =>
  typeof value === 'object' && value !== null;

export const blankWords = (ru = ''): Words => ({ ru, ka: '', en: '', stale: [] });

/** The only way a text changes: a new Russian makes the other readings old, a new reading is new. */
export function withText(words: Words, language: Language, text: string): Words {
  if (words[language] === text) return words;
  const changed = { ...words, [language]: text };
  const outdated = TRANSLATIONS.filter((each) => {
    if (changed[each] === '') return false;
    if (language === 'ru') return true;
    return each !== language && words.stale.includes(each);
  });
  return { ...changed, stale: outdated };
}

/** Somebody has looked: the reading still says what the Russian says. */
export const confirmed = (words: Words, language: Translation): Words => ({
  ...words,
  stale: words.stale.filter((each) => each !== language),
});

/** A value that a new entry begins with. */
export function blankValue({ kind }: ContentField): FieldValue {
  if (kind === 'words' || kind === 'rich') return blankWords();
  if (kind === 'amount') return null;
  if (kind === 'country') return 'RU';
  return kind === 'target' ? '_blank' : '';
}

/** An entry with nothing in it yet. */
export function blankEntry<T extends SectionType, L extends keyof Table[T]['lists'] & string>(
  type: T,
  list: L,
  id: string,
): EntryOf<Table[T]['lists'][L]> {
  const fields = Object.entries(sectionTable(type).lists[list]?.fields ?? {});
  const values = Object.fromEntries(fields.map(([name, field]) => [name, blankValue(field)]));
  return { id, ...values } as EntryOf<Table[T]['lists'][L]>;
}

/** Where a text stands: `faq.title.ka`, `faq.standard.<id>.answer.ru`, `conferences.conferences.<id>.startDate`. */
export interface ContentPlace {
  readonly section: SectionType;
  /** Null for a field of the section itself. */
  readonly list: string | null;
  readonly id: string | null;
  /** Null where the whole entry is meant. */
  readonly field: string | null;
  /** Null for what is the same in all languages. */
  readonly language: Language | null;
}

export const pathOf = ({ section, list, id, field, language }: ContentPlace): string =>
  [section, list, id, field, language].filter((part) => part !== null).join('.');

/** Inverse of {@link pathOf}; null for a path that names nothing. */
export function placeOf(path: string): ContentPlace | null {
  const [first = '', ...rest] = path.split('.');
  const section = SECTION_TYPES.find((type) => type === first);
  if (!section) return null;
  const inList = Object.hasOwn(sectionTable(section).lists, rest[0] ?? '');
  const [list, id] = inList ? [rest[0] ?? null, rest[1] ?? null] : [null, null];
  const [field = null, spoken] = rest.slice(inList ? 2 : 0);
  return { section, list, id, field, language: LANGUAGES.find((each) => each === spoken) ?? null };
}

export interface PlacedField {
  readonly place: ContentPlace;
  readonly field: ContentField;
  readonly value: FieldValue;
}

type Values = Readonly<Record<string, FieldValue>>;

function valuesAt(
  fields: Readonly<Record<string, ContentField>>,
  values: Values,
  at: Pick<ContentPlace, 'section' | 'list' | 'id'>,
): PlacedField[] {
  return Object.entries(fields).map(([name, field]) => ({
    place: { ...at, field: name, language: null },
    field,
    value: values[name] ?? blankValue(field),
  }));
}

/** An entry, or the fields of a section itself. */
export interface DocumentPart {
  readonly section: SectionType;
  readonly list: string | null;
  /** The same object for as long as nothing of it has changed. */
  readonly values: Values;
  readonly fields: () => PlacedField[];
}

/** Every part, in the order of the site. */
export const partsOf = (document: ContentDocument): DocumentPart[] =>
  anyDocument(document).sections.flatMap(({ type: section, fields: own, lists }) => {
    const table = sectionTable(section);
    const head: DocumentPart = {
      section,
      list: null,
      values: own,
      fields: () => valuesAt(table.fields, own, { section, list: null, id: null }),
    };
    const entries = Object.entries(table.lists).flatMap(([list, { fields }]) =>
      (lists[list] ?? []).map((entry) => ({
        section,
        list,
        values: entry,
        fields: () => valuesAt(fields, entry, { section, list, id: entry.id }),
      })),
    );
    return [head, ...entries];
  });

/** Every field with its value, in the order of the site. */
export const fieldsOf = (document: ContentDocument): PlacedField[] =>
  partsOf(document).flatMap(({ fields }) => fields());

type Change = (value: FieldValue, field: ContentField) => FieldValue;

function mapped(
  fields: Readonly<Record<string, ContentField>>,
  values: Values,
  change: Change,
): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, change(values[name] ?? blankValue(field), field)]),
  );
}

/** Passes every value through a change, in the order of {@link fieldsOf}; what the table does not name is dropped. */
export const mapFields = (document: ContentDocument, change: Change): ContentDocument =>
  typedDocument({
    sections: anyDocument(document).sections.map(({ type, fields, lists }) => {
      const table = sectionTable(type);
      const own = mapped(table.fields, fields, change);
      const kept = Object.entries(table.lists).map(([list, { fields: inList }]) => [
        list,
        (lists[list] ?? []).map((entry) => ({ id: entry.id, ...mapped(inList, entry, change) })),
      ]);
      return { type, fields: own, lists: Object.fromEntries(kept) };
    }),
  });

/** Passes every HTML in every language through a change: cleaning must not forget a field. */
export const mapRich = (document: ContentDocument, change: (html: string) => string): ContentDocument =>
  mapFields(document, (value, { kind }) => {
    if (kind !== 'rich' || !isWords(value)) return value;
    return { ru: change(value.ru), ka: change(value.ka), en: change(value.en), stale: value.stale };
  });

/** Whether a reader would see anything of it. */
export const hasWords = (html: string): boolean =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;/g, ' ')
    .trim() !== '';

/** The Russian name of an entry, for lists and sentences. */
export function entryName(section: SectionType, list: string, entry: AnyEntry): string {
  const value = entry[sectionTable(section).lists[list]?.name ?? ''];
  return isWords(value) ? value.ru || value.ka || value.en : String(value ?? '');
}

/** What readers of a language get: a reading that is missing or older than its Russian gives way to the Russian. */
export function shownText(words: Words, language: Language): string {
  if (language === 'ru' || words[language] === '' || words.stale.includes(language)) return words.ru;
  return words[language];
}
