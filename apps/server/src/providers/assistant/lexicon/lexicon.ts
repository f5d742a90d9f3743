import { distance } from '../spelling.ts';

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
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Below so many letters one changed letter makes another word, not a typo. */
const LEAST_LETTERS = 6;
/** Short English words are too near to each other. */
const LATIN = /^[a-z]/;
const LONG_WORD = 8;
/** Nobody is sent away because of a typo. */
const OUTSIDERS = new Set(['parcel', 'buyer', 'x']);

export function createReader({ stem, silent, concepts, phrases }: Lexicon) {
  const unheard = new Set(words(silent));
  const forms = Object.entries(concepts).flatMap(([concept, list]) =>
    words(list).map((form) => ({ form: form.replace(/^[=*]/, ''), kind: form[0], concept })),
  );
  const longestFirst = (kind: (sign: string | undefined) => boolean) =>
    forms.filter((each) => kind(each.kind)).toSorted((a, b) => b.form.length - a.form.length);
  const wholes = longestFirst((sign) => sign === '=');
  const whole = new Map(wholes.map(({ form, concept }) => [form, concept]));
  const beginnings = longestFirst((sign) => sign !== '=' && sign !== '*');
  const roots = longestFirst((sign) => sign === '*');

  const conceptOf = (word: string): string | undefined =>
    whole.get(word) ??
    beginnings.find(({ form }) => word.startsWith(form))?.concept ??
    roots.find(({ form }) => word.includes(form))?.concept;

  /** The concept that a misspelt word most likely means; most people get the first letter right. */
  function guess(word: string): string | undefined {
    const like = ({ form, concept }: (typeof forms)[number]) => {
      if (form[0] !== word[0] || OUTSIDERS.has(concept)) return false;
      // Of a short word all letters are compared, of a long one the beginning.
      if (form.length < LEAST_LETTERS)
        return form.length === LEAST_LETTERS - 1 && !LATIN.test(word) && distance(word, form) <= 1;
      const allowed = form.length >= LONG_WORD ? 2 : 1;
      return [-1, 0, 1].some((more) => distance(word.slice(0, form.length + more), form) <= allowed);
    };
    const isLikeWhole = ({ form }: (typeof forms)[number]) =>
      form.length >= LEAST_LETTERS && form[0] === word[0] && distance(word, form) <= 1;
    return (wholes.find((each) => !OUTSIDERS.has(each.concept) && isLikeWhole(each)) ?? beginnings.find(like))
      ?.concept;
  }

  return {
    phrases,
    /** Null where the word is not known: it may be a typo, or somebody else's language. */
    known: (word: string): Reading | null => {
      if (unheard.has(word)) return { term: null, isConcept: false };
      const concept = conceptOf(word);
      return concept ? { term: concept, isConcept: true } : null;
    },
    guess,
    stem,
  };
}
