import { CONFERENCE_TIME_ZONE } from './conference-times.ts';
import {
  type ContentDocument,
  type ContentPlace,
  type DocumentPart,
  hasWords,
  isWords,
  type PlacedField,
  partsOf,
  pathOf,
  shownText,
  TRANSLATIONS,
  type Words,
} from './content-document.ts';
import { checkLink } from './content-fields.ts';
import { CONTENT_COUNTS, SECTION_BYTES, SECTION_TYPES } from './content-terms.ts';
import { isCountryCode } from './country-code.ts';
import { dayOf } from './date.ts';
import { isEmail } from './email.ts';
import { LANGUAGES, type Language } from './language.ts';
import { characters } from './length.ts';
import { message } from './message.ts';
import { SITE_PAGES } from './site-pages.ts';

export interface ContentProblem {
  readonly path: string;
  /** A key with its parameters, `validation.maxLength|{"count":200}`. */
  readonly message: string;
}

const isBlank = (text: string, kind: string): boolean =>
  kind === 'rich' ? !hasWords(text) : text.trim() === '';

function wordsProblems({ place, field }: PlacedField, words: Words): ContentProblem[] {
  return LANGUAGES.flatMap((language) => {
    const path = pathOf({ ...place, language });
    if (language === 'ru' && field.required && isBlank(words.ru, field.kind))
      return [{ path, message: message('validation.required') }];
    if (characters(words[language].trim()) <= field.max) return [];
    return [{ path, message: message('validation.maxLength', { count: field.max }) }];
  });
}

function checkAmount(value: number | null, max: number): string | null {
  if (value === null) return message('validation.required');
  if (!Number.isInteger(value)) return message('validation.integer');
  if (value < 0) return message('validation.minValue', { min: 0 });
  return value > max ? message('validation.maxValue', { max }) : null;
}

function checkLine({ field }: PlacedField, value: string): string | null {
  const text = value.trim();
  if (text === '') return field.required ? message('validation.required') : null;
  if (field.kind === 'link' || field.kind === 'image') return checkLink(text);
  if (characters(text) > field.max) return message('validation.maxLength', { count: field.max });
  if (field.kind === 'email') return isEmail(text) ? null : message('validation.email.invalid');
  if (field.kind === 'country') return isCountryCode(text) ? null : message('validation.country');
  if (field.kind === 'instant') return isInstant(text) ? null : message('validation.invalid');
  return null;
}

const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

function fieldProblems(placed: PlacedField): ContentProblem[] {
  const { place, field, value } = placed;
  if (isWords(value)) return wordsProblems(placed, value);
  const problem = typeof value === 'string' ? checkLine(placed, value) : checkAmount(value, field.max);
  return problem ? [{ path: pathOf(place), message: problem }] : [];
}

type Talk = { readonly id: string; readonly startDate: string; readonly endDate: string };

const at = (id: string, field: string): string =>
  pathOf({ section: 'conferences', list: 'conferences', id, field, language: null });

/** Whether each ends after it begins, begins alone, and is on a day that has room. */
export function conferenceProblems(talks: readonly Talk[]): ContentProblem[] {
  const starts = new Set<number>();
  const days = new Map<string, number>();
  return talks.flatMap(({ id, startDate, endDate }) => {
    const start = Date.parse(startDate);
    if (Number.isNaN(start)) return [];
    const problems: ContentProblem[] = [];
    if (Date.parse(endDate) <= start)
      problems.push({ path: at(id, 'endDate'), message: message('validation.conference.end') });
    if (starts.has(start))
      problems.push({ path: at(id, 'startDate'), message: message('validation.conference.sameStart') });
    starts.add(start);
    const day = dayOf(new Date(start), CONFERENCE_TIME_ZONE);
    days.set(day, (days.get(day) ?? 0) + 1);
    if ((days.get(day) ?? 0) > CONTENT_COUNTS.dayConferences)
      problems.push({ path: at(id, 'startDate'), message: message('validation.invalid') });
    return problems;
  });
}

/** What keeps a document from being published, each at its field. A draft may have problems. */
export function problemsOf(document: ContentDocument): ContentProblem[] {
  const talks = document.sections.find((section) => section.type === 'conferences');
  return [
    ...partsOf(document).flatMap((part) => lookAt(part).problems),
    ...conferenceProblems(talks?.lists.conferences ?? []),
  ];
}

export const CONTENT_WARNINGS = [
  'linkInsecure',
  'linkDead',
  'languageMissing',
  'languageStale',
  'conferencePast',
  'pageHeavy',
  'imageText',
] as const;
export type ContentWarningKind = (typeof CONTENT_WARNINGS)[number];

export interface ContentWarning {
  readonly path: string;
  readonly kind: ContentWarningKind;
}

const PAGES = new Set(SITE_PAGES.map(({ path }) => path));
/** Addresses of ours that the table of public pages does not name: the app behind the log-in, and files. */
const ELSEWHERE = /^\/(lk|manage|verify|api|files)(\/|$)|\.[a-z\d]{2,5}$/;

/** Of our own site, to a page that it does not have; or a sign that leads nowhere. */
export function isDeadLink(link: string): boolean {
  if (/^#?$/.test(link)) return link === '#';
  if (!link.startsWith('/')) return false;
  const [path = ''] = link.split(/[?#]/);
  const page = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return !PAGES.has(page) && !ELSEWHERE.test(page);
}

/** Links in an HTML, as they were written. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href\s*=\s*"([^"]*)"/gi)].map(([, href = '']) => href);

const linkWarning = (path: string, link: string): ContentWarning[] => {
  if (link.startsWith('http:')) return [{ path, kind: 'linkInsecure' }];
  return isDeadLink(link) ? [{ path, kind: 'linkDead' }] : [];
};

function wordsWarnings({ place, field }: PlacedField, words: Words): ContentWarning[] {
  const inLinks = LANGUAGES.flatMap((language) =>
    field.kind === 'rich'
      ? linksIn(words[language]).flatMap((link) => linkWarning(pathOf({ ...place, language }), link))
      : [],
  );
  if (isBlank(words.ru, field.kind)) return inLinks;
  const readings = TRANSLATIONS.flatMap((language): ContentWarning[] => {
    const path = pathOf({ ...place, language });
    if (isBlank(words[language], field.kind)) return [{ path, kind: 'languageMissing' }];
    return words.stale.includes(language) ? [{ path, kind: 'languageStale' }] : [];
  });
  return [...inLinks, ...readings];
}

function fieldWarnings(placed: PlacedField): ContentWarning[] {
  const { place, field, value } = placed;
  if (isWords(value)) return wordsWarnings(placed, value);
  return typeof value === 'string' && field.kind === 'link' ? linkWarning(pathOf(place), value.trim()) : [];
}

/** A picture is read aloud by the name of its company. */
function imageWarnings(document: ContentDocument): ContentWarning[] {
  const section = document.sections.find((each) => each.type === 'contractors');
  if (!section) return [];
  return (['signboardData', 'outsourcingData'] as const).flatMap((list) =>
    section.lists[list].flatMap(({ id, logo, title }): ContentWarning[] => {
      if (logo.trim() === '') return [];
      const place: ContentPlace = { section: 'contractors', list, id, field: 'title', language: null };
      return LANGUAGES.filter((language) => title[language].trim() === '').map((language) => ({
        path: pathOf({ ...place, language }),
        kind: 'imageText' as const,
      }));
    }),
  );
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** Of the texts for readers of one language, before anything is compressed. */
const bytesIn = (fields: readonly PlacedField[], language: Language): number =>
  fields.reduce(
    (sum, { value }) => sum + bytesOf(isWords(value) ? shownText(value, language) : String(value ?? '')),
    0,
  );

interface Looked {
  /** A copy of an entry may stand in another list, where other rules hold. */
  readonly where: string;
  readonly problems: readonly ContentProblem[];
  readonly warnings: readonly ContentWarning[];
  readonly bytes: Readonly<Record<Language, number>>;
}

const looked = new WeakMap<object, Looked>();

/** Remembered by its object: a typed letter changes one entry of hundreds, and a document is looked at after each. */
function lookAt({ section, list, values, fields }: DocumentPart): Looked {
  const where = `${section} ${list}`;
  const known = looked.get(values);
  if (known?.where === where) return known;
  const placed = fields();
  const found: Looked = {
    where,
    problems: placed.flatMap(fieldProblems),
    warnings: placed.flatMap(fieldWarnings),
    bytes: { ru: bytesIn(placed, 'ru'), ka: bytesIn(placed, 'ka'), en: bytesIn(placed, 'en') },
  };
  looked.set(values, found);
  return found;
}

/** What may be published, and should be looked at first. Each leads to its field. */
export function warningsOf(document: ContentDocument, now: Date): ContentWarning[] {
  const talks = document.sections.find((section) => section.type === 'conferences')?.lists.conferences ?? [];
  const parts = partsOf(document);
  const heavy = SECTION_TYPES.filter((section) => {
    const own = parts.filter((part) => part.section === section).map((part) => lookAt(part).bytes);
    return LANGUAGES.some((language) => own.reduce((sum, bytes) => sum + bytes[language], 0) > SECTION_BYTES);
  });
  return [
    ...parts.flatMap((part) => lookAt(part).warnings),
    ...imageWarnings(document),
    // One with a recording is there to be watched.
    ...talks
      .filter(({ endDate, linkToVideo }) => linkToVideo === '' && Date.parse(endDate) < now.getTime())
      .map(({ id }) => ({ path: at(id, 'startDate'), kind: 'conferencePast' as const })),
    ...heavy.map((section) => ({ path: `${section}.title.ru`, kind: 'pageHeavy' as const })),
  ];
}
