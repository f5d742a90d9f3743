import {
  type AnyEntry,
  type AnySection,
  anyDocument,
  type ContentDocument,
  type ContentPlace,
  entryName,
  type FieldValue,
  isWords,
  TRANSLATIONS,
  typedDocument,
  type Words,
} from './content-document.ts';
import { sectionTable } from './content-table.ts';
import { LANGUAGES } from './language.ts';

/** One value of a field, in one language where it has several. */
type Single = string | number | null;

export const CONFLICT_KINDS = ['field', 'removedByMe', 'removedByThem'] as const;

/** Both sides changed the same thing otherwise. The merged document has mine until somebody decides. */
export interface ContentConflict extends ContentPlace {
  readonly kind: (typeof CONFLICT_KINDS)[number];
  readonly name: string;
  readonly base: Single;
  readonly mine: Single;
  readonly theirs: Single;
}

export interface Merged {
  readonly document: ContentDocument;
  readonly conflicts: readonly ContentConflict[];
}

type Report = (conflict: ContentConflict) => void;
type At = Pick<ContentConflict, 'section' | 'list' | 'id' | 'name'>;
interface Sides<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What one side alone changed wins; null where both changed it otherwise. */
function winner<T>({ base, mine, theirs }: Sides<T>): { readonly value: T } | null {
  if (mine === theirs || theirs === base) return { value: mine };
  return mine === base ? { value: theirs } : null;
}

function mergeWords(
  { base, mine, theirs }: Sides<Words>,
  conflict: (sides: ContentConflict) => void,
  place: Omit<ContentConflict, 'base' | 'mine' | 'theirs'>,
): Words {
  const texts = { ru: '', ka: '', en: '' };
  for (const language of LANGUAGES) {
    const sides = { base: base[language], mine: mine[language], theirs: theirs[language] };
    const won = winner(sides);
    if (!won) conflict({ ...place, language, ...sides });
    texts[language] = won ? won.value : mine[language];
  }
  const stale = TRANSLATIONS.filter((language) => {
    if (texts[language] === '') return false;
    const isPair = (words: Words) => words.ru === texts.ru && words[language] === texts[language];
    const isStale = (words: Words) => words.stale.includes(language);
    if (isPair(mine) && isPair(theirs)) {
      const flags = { base: isStale(base), mine: isStale(mine), theirs: isStale(theirs) };
      return winner(flags)?.value ?? flags.mine;
    }
    if (isPair(mine)) return isStale(mine);
    // The Russian of one side beside the reading of the other: nobody has read them together.
    return isPair(theirs) ? isStale(theirs) : true;
  });
  return { ...texts, stale };
}

type Values = Readonly<Record<string, FieldValue>>;

function mergeValues(names: readonly string[], sides: Sides<Values>, at: At, report: Report): Values {
  return Object.fromEntries(
    names.map((field) => {
      const [base, mine, theirs] = [sides.base[field], sides.mine[field], sides.theirs[field]];
      const place = { ...at, kind: 'field' as const, field, language: null };
      if (isWords(mine) && isWords(theirs)) {
        const nothing: Words = { ru: '', ka: '', en: '', stale: [] };
        return [field, mergeWords({ base: isWords(base) ? base : nothing, mine, theirs }, report, place)];
      }
      const single = { base: base as Single, mine: mine as Single, theirs: theirs as Single };
      const won = winner(single);
      if (!won) report({ ...place, ...single, base: single.base ?? null });
      return [field, won ? won.value : single.mine];
    }),
  );
}

/** The order of one side, with what the other has besides put after what stands before it there. */
function mergeOrder({ base, mine, theirs }: Sides<readonly string[]>, kept: ReadonlySet<string>): string[] {
  const common = (list: readonly string[], other: readonly string[]) =>
    list.filter((id) => other.includes(id));
  const unmoved = same(common(theirs, base), common(base, theirs));
  const mineUnmoved = same(common(mine, base), common(base, mine));
  const [spine, other] = unmoved || !mineUnmoved ? [mine, theirs] : [theirs, mine];
  const order = spine.filter((id) => kept.has(id));
  const placed = new Set(order);
  let after = -1;
  for (const id of other) {
    if (placed.has(id)) after = order.indexOf(id);
    else if (kept.has(id)) {
      after += 1;
      order.splice(after, 0, id);
      placed.add(id);
    }
  }
  return order;
}

type Entries = ReadonlyMap<string, AnyEntry>;

function mergeEntry(
  sides: Sides<AnyEntry | undefined>,
  names: readonly string[],
  at: At,
  report: Report,
): AnyEntry | null {
  const { base, mine, theirs } = sides;
  if (mine && theirs) {
    const values = mergeValues(names, { base: base ?? ({} as Values), mine, theirs }, at, report);
    return { ...values, id: mine.id } as AnyEntry;
  }
  const left = mine ?? theirs;
  if (!left || !base) return left ?? null;
  if (same(left, base)) return null;
  // One side took it away while the other worked on it: it stays until somebody decides.
  const kind = mine ? 'removedByThem' : 'removedByMe';
  report({ ...at, kind, field: null, language: null, base: null, mine: null, theirs: null });
  return left;
}

function mergeList(
  section: AnySection['type'],
  list: string,
  sides: Sides<readonly AnyEntry[]>,
  report: Report,
): AnyEntry[] {
  const byId = (entries: readonly AnyEntry[]): Entries => new Map(entries.map((entry) => [entry.id, entry]));
  const [base, mine, theirs] = [byId(sides.base), byId(sides.mine), byId(sides.theirs)];
  const names = Object.keys(sectionTable(section).lists[list]?.fields ?? {});
  const merged = new Map<string, AnyEntry>();
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const entries = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    const name = entryName(section, list, entries.mine ?? entries.theirs ?? ({ id } as AnyEntry));
    const entry = mergeEntry(entries, names, { section, list, id, name }, report);
    if (entry) merged.set(id, entry);
  }
  const ids = (entries: Entries) => [...entries.keys()];
  const order = { base: ids(base), mine: ids(mine), theirs: ids(theirs) };
  return mergeOrder(order, new Set(merged.keys())).flatMap((id) => merged.get(id) ?? []);
}

function mergeSection({ base, mine, theirs }: Sides<AnySection>, report: Report): AnySection {
  const { type } = mine;
  const table = sectionTable(type);
  const fields = { base: base.fields, mine: mine.fields, theirs: theirs.fields };
  const at = { section: type, list: null, id: null, name: '' };
  const lists = Object.keys(table.lists).map((list) => {
    const of = (section: AnySection) => section.lists[list] ?? [];
    return [list, mergeList(type, list, { base: of(base), mine: of(mine), theirs: of(theirs) }, report)];
  });
  return {
    type,
    fields: mergeValues(Object.keys(table.fields), fields, at, report),
    lists: Object.fromEntries(lists),
  };
}

/**
 * Two documents that began as one. What one side alone changed is taken from it, by entry, field and language; what both
 * changed otherwise is a conflict that names both readings. Nothing of either side is lost.
 */
export function mergeOf(base: ContentDocument, mine: ContentDocument, theirs: ContentDocument): Merged {
  const conflicts: ContentConflict[] = [];
  const report: Report = (conflict) => conflicts.push(conflict);
  const types = (document: ContentDocument) => document.sections.map(({ type }) => type);
  const order = mergeOrder(
    { base: types(base), mine: types(mine), theirs: types(theirs) },
    new Set([...types(mine), ...types(theirs)]),
  );
  const find = (document: ContentDocument, type: string) =>
    anyDocument(document).sections.find((section) => section.type === type);
  const sections = order.flatMap((type) => {
    const [own, other] = [find(mine, type), find(theirs, type)];
    if (!own || !other) return own ?? other ?? [];
    const before = find(base, type) ?? { type: own.type, fields: {}, lists: {} };
    return [mergeSection({ base: before, mine: own, theirs: other }, report)];
  });
  return { document: typedDocument({ sections }), conflicts };
}

function decided(
  values: Values,
  { field, language, mine, theirs }: ContentConflict,
  side: 'mine' | 'theirs',
): Values {
  const value = side === 'mine' ? mine : theirs;
  const known = values[field ?? ''];
  if (field === null) return values;
  if (!isWords(known) || language === null) return { ...values, [field]: value };
  return { ...values, [field]: { ...known, [language]: String(value ?? '') } };
}

/** A merged document with one conflict decided. */
export function resolved(
  document: ContentDocument,
  conflict: ContentConflict,
  side: 'mine' | 'theirs',
): ContentDocument {
  const { section, list, id, kind } = conflict;
  const gone = (kind === 'removedByMe' && side === 'mine') || (kind === 'removedByThem' && side === 'theirs');
  const change = (entries: readonly AnyEntry[]): AnyEntry[] =>
    entries.flatMap((entry) => {
      if (entry.id !== id) return [entry];
      return gone ? [] : [decided(entry, conflict, side) as AnyEntry];
    });
  return typedDocument({
    sections: anyDocument(document).sections.map((each) => {
      if (each.type !== section) return each;
      if (list === null) return { ...each, fields: decided(each.fields, conflict, side) };
      return { ...each, lists: { ...each.lists, [list]: change(each.lists[list] ?? []) } };
    }),
  });
}
