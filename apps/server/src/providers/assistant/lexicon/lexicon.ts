import { begins } from '../spelling.ts';

/** What the words of one language stand for. */
export interface Lexicon {
  stem(word: string): string;
  /** Words that say nothing about what is asked. */
  readonly silent: string;
  /**
   * Everyday words for one thing, by a name that all languages share: a beginning, `=` a whole word, `*` a root anywhere inside
   * (Georgian verbs change at both ends).
   */
  readonly concepts: Readonly<Record<string, string>>;
  /** Several words that mean one thing, and the word that takes their place. */
  readonly phrases: ReadonlyArray<readonly [pattern: RegExp, word: string]>;
}

/** A word of no meaning of its own, a concept, or a stem that stands for itself. */
export interface Reading {
  readonly term: string | null;
  readonly isConcept: boolean;
  /** Of a word that belongs to another world: what an editor writes about later may be there. */
  readonly stem?: string;
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Below so many letters one changed letter makes another word, not a typo. */
const LEAST_LETTERS = 6;
/** Short English words are too near to each other. */
const LATIN = /^[a-z]/;
const LONG_WORD = 8;
const OTHER_WORLD = 'x';
/** Nobody is sent away because of a typo. */
const OUTSIDERS = new Set(['parcel', 'buyer', OTHER_WORLD]);

/** At most one letter away, as a whole. */
const isNear = (word: string, form: string): boolean =>
  Math.abs(word.length - form.length) <= 1 &&
  begins(word, form, { from: word.length, to: word.length, most: 1 });

export function createReader({ stem, silent, concepts, phrases }: Lexicon) {
  const unheard = new Set(words(silent));
  const forms = Object.entries(concepts).flatMap(([concept, list]) =>
    words(list).map((form) => ({ form: form.replace(/^[=*]/, ''), kind: form[0], concept })),
  );
  const longestFirst = (kind: (sign: string | undefined) => boolean) =>
    forms.filter((each) => kind(each.kind)).toSorted((a, b) => b.form.length - a.form.length);
  const wholes = longestFirst((sign) => sign === '=');
  const whole = new Map(wholes.map(({ form, concept }) => [form, concept]));
  // By their first letter: of thousands of forms a word is compared with some tens.
  const beginnings = Map.groupBy(
    longestFirst((sign) => sign !== '=' && sign !== '*'),
    ({ form }) => form[0],
  );
  const guessable = Map.groupBy(
    wholes.filter(({ form, concept }) => form.length >= LEAST_LETTERS && !OUTSIDERS.has(concept)),
    ({ form }) => form[0],
  );
  const wholesOf = (word: string) => guessable.get(word[0]) ?? [];
  const beginningsOf = (word: string) => beginnings.get(word[0]) ?? [];
  const roots = longestFirst((sign) => sign === '*');

  const conceptOf = (word: string): string | undefined =>
    whole.get(word) ??
    beginningsOf(word).find(({ form }) => word.startsWith(form))?.concept ??
    roots.find(({ form }) => word.includes(form))?.concept;

  /** The concept that a misspelt word most likely means; most people get the first letter right. */
  function guess(word: string): string | undefined {
    const like = ({ form, concept }: (typeof forms)[number]) => {
      if (OUTSIDERS.has(concept)) return false;
      // Of a short word all letters are compared, of a long one the beginning.
      if (form.length < LEAST_LETTERS)
        return form.length === LEAST_LETTERS - 1 && !LATIN.test(word) && isNear(word, form);
      const most = form.length >= LONG_WORD ? 2 : 1;
      // Too short to be its beginning, whatever the typo.
      if (word.length < form.length - most) return false;
      return begins(word, form, { from: form.length - 1, to: form.length + 1, most });
    };
    const isLikeWhole = ({ form }: (typeof forms)[number]) => isNear(word, form);
    return (wholesOf(word).find(isLikeWhole) ?? beginningsOf(word).find(like))?.concept;
  }

  return {
    phrases,
    /** Null where the word is not known: it may be a typo, or somebody else's language. */
    known: (word: string): Reading | null => {
      if (unheard.has(word)) return { term: null, isConcept: false };
      const concept = conceptOf(word);
      if (concept === OTHER_WORLD) return { term: concept, isConcept: true, stem: stem(word) };
      return concept ? { term: concept, isConcept: true } : null;
    },
    guess,
    stem,
  };
}
