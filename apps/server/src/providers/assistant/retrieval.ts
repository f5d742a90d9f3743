import MiniSearch from 'minisearch';
import type { Finding, Passage } from './port.ts';
import { guessConcept } from './synonyms.ts';
import { termOf, tokens, topicOf } from './words.ts';

/** A longer message repeats itself, or is no question. */
const MOST_TERMS = 40;
const FIELDS = ['title', 'context', 'text'] as const;
const BOOST = { title: 4, context: 2, text: 1 };
/** Words of so few passages, or of none, say the same. */
const RARE = 2;
/** What stands in the title is what the passage is about; what stands in its text may be said by the way. */
const TEXT_SHARE = 0.6;
/** A word that only looks alike. */
const GUESS_SHARE = 0.75;

interface Tally {
  score: number;
  covered: number;
}

function createIndex(passages: readonly Passage[]) {
  const index = new MiniSearch<Passage>({
    fields: [...FIELDS],
    tokenize: tokens,
    processTerm: termOf,
    searchOptions: {
      boost: BOOST,
      tokenize: (term) => [term],
      processTerm: (term) => term,
      // Snowball gives the forms of a word two stems now and then, and people mistype: both are met here.
      prefix: (term) => term.length >= 4,
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
      boostDocument: (id) => weights.get(String(id)) ?? 1,
    },
  });
  const weights = new Map(passages.map(({ id, weight }) => [id, weight]));
  index.addAll(passages);
  return index;
}

/** Finds passages by Russian stems, synonyms, beginnings of words and words that look alike. */
export function createRetrieval<P extends Passage>(passages: readonly P[]) {
  const index = createIndex(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const known = new Set(passages.flatMap(({ title, context, text }) => tokens(`${title} ${context} ${text}`).map(termOf)));

  function termsOf(question: string): string[] {
    const terms = tokens(question).flatMap((token) => {
      const term = termOf(token);
      if (term === null || known.has(term)) return term ?? [];
      return guessConcept(token) ?? term;
    });
    return [...new Set(terms)].slice(0, MOST_TERMS);
  }

  /** The rarer a word, the more it says, up to a measure: a word that no passage has may mean much, or nothing. */
  const weightOf = (matches: number): number => {
    const found = Math.max(matches, RARE);
    return Math.log(1 + (passages.length - found + 0.5) / (found + 0.5));
  };

  /** Adds what one term finds, and answers with how much the term says. */
  function count(tallies: Map<string, Tally>, term: string, inTopic: boolean): number {
    const results = index.search(term);
    const weight = inTopic ? weightOf(results.length) : 0;
    for (const { id, score, match } of results) {
      const tally = tallies.get(id) ?? { score: 0, covered: 0 };
      const fields = Object.values(match).flat();
      const place = fields.includes('title') || fields.includes('context') ? 1 : TEXT_SHARE;
      tally.covered += weight * place * (match[term] ? 1 : GUESS_SHARE);
      tally.score += score;
      tallies.set(id, tally);
    }
    return weight;
  }

  /** The best ones first. */
  function find(question: string, limit: number): Array<Finding<P>> {
    const tallies = new Map<string, Tally>();
    const terms = termsOf(question);
    const topic = topicOf(terms);
    const asked = terms.reduce((sum, term) => sum + count(tallies, term, topic.has(term)), 0);
    const found = [...tallies].flatMap(([id, { score, covered }]) => {
      const passage = byId.get(id);
      const confidence = asked > 0 ? covered / asked : 0;
      return passage ? [{ passage, confidence, rank: score * (0.1 + confidence) }] : [];
    });
    return found
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, limit)
      .map(({ passage, confidence }) => ({ passage, confidence }));
  }

  return { find };
}

export type Retrieval<P extends Passage> = ReturnType<typeof createRetrieval<P>>;
