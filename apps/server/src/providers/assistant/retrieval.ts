import MiniSearch from 'minisearch';
import type { Finding, Passage, Speech } from './port.ts';
import { tokens } from './tokens.ts';

/** A longer message repeats itself, or is no question. */
const MOST_TERMS = 40;
const FIELDS = ['title', 'context', 'text'] as const;
const BOOST = { title: 4, context: 2, text: 1 };
/** Words of so few passages, or of none, say the same. */
const RARE = 1;
/** Passages indexed at one go. */
const CHUNK = 10;
/** What stands in the title is what the passage is about; what stands in its text may be said by the way. */
const TEXT_SHARE = 0.6;
/** A word that only looks alike. */
const GUESS_SHARE = 0.75;

/** So much of a question must be in a passage for it to be the answer; less where the programme is named by its own words. */
const SURE = { ours: 0.25, other: 0.5 };
/** With less than this of it, the passage is near the question rather than its answer, and is given as such. */
const WHOLE = 0.62;

interface Tally {
  score: number;
  covered: number;
  /** Met a word of ours. */
  isOurs: boolean;
}

const contextOf = ({ title, context }: Passage, { mattersOf, termOf }: Speech): string =>
  `${context} ${mattersOf(tokens(title).map(termOf))}`;

/** The word goes beside its stem: a longer form that is asked for is the beginning of it. */
function indexed(token: string, { termOf, isForeign, wordOf }: Speech): string[] | null {
  const term = termOf(token);
  if (term === null || isForeign(term)) return null;
  const word = wordOf(token);
  return word === null ? [term] : [term, word];
}

/** A text of many pages has few different words: each is looked at once per index. */
function remembering<T>(work: (token: string) => T): (token: string) => T {
  const done = new Map<string, T>();
  return (token) => {
    const known = done.get(token);
    if (known !== undefined) return known;
    const result = work(token);
    done.set(token, result);
    return result;
  };
}

async function createIndex(passages: readonly Passage[], speech: Speech, known: Set<string>) {
  const index = new MiniSearch<Passage>({
    fields: [...FIELDS],
    tokenize: tokens,
    processTerm: remembering((token) => {
      const terms = indexed(token, speech);
      for (const term of terms ?? []) known.add(term);
      return terms;
    }),
    searchOptions: {
      boost: BOOST,
      tokenize: (term) => [term],
      processTerm: (term) => term,
      // Snowball gives the forms of a word two stems now and then, and people mistype: both are met here.
      prefix: (term) => term.length >= 4,
      fuzzy: (term) => (term.length >= 6 ? 0.2 : false),
      boostDocument: (id) => weights.get(String(id)) ?? 1,
    },
  });
  const weights = new Map(passages.map(({ id, weight }) => [id, weight]));
  const documents = passages.map((passage) => ({ ...passage, context: contextOf(passage, speech) }));
  // With pauses: a site of many pages takes seconds, and other calls are waiting.
  await index.addAllAsync(documents, { chunkSize: CHUNK });
  return index;
}

/** Finds passages by stems, synonyms, beginnings of words and words that look alike. */
export async function createRetrieval<P extends Passage>(passages: readonly P[], speech: Speech) {
  const { termOf, topicOf, factorOf, isForeign } = speech;
  const known = new Set<string>();
  const index = await createIndex(passages, speech, known);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));

  const titles = new Map(
    passages.map(({ id, title }) => [id, topicOf(tokens(title).flatMap((token) => termOf(token) ?? []))]),
  );

  /** The share of a title that was asked for: of two that hold a word, the one that is about nothing else. */
  function focusOf({ id }: P, topic: ReadonlySet<string>): number {
    const title = titles.get(id) ?? new Set();
    return title.size > 0 ? [...title].filter((term) => topic.has(term)).length / title.size : 0;
  }

  function termsOf(question: string): string[] {
    const terms = tokens(question).flatMap((token) => {
      const term = termOf(token);
      if (term === null || known.has(term) || isForeign(term)) return term ?? [];
      return speech.guess(token) ?? term;
    });
    return [...new Set(terms)].slice(0, MOST_TERMS);
  }

  /** The rarer a word, the more it says, up to a measure: a word that no passage has may mean much, or nothing. */
  const weightOf = (matches: number): number => {
    const found = Math.max(matches, RARE);
    return Math.log(1 + (passages.length - found + 0.5) / (found + 0.5));
  };

  const kinOf = (id: string): string => byId.get(id)?.kin ?? id;

  /** Adds what one term finds, and answers with how much the term says. */
  function count(tallies: Map<string, Tally>, term: string, inTopic: boolean): number {
    const results = isForeign(term) ? [] : index.search(term);
    const weight = inTopic ? weightOf(new Set(results.map(({ id }) => kinOf(id))).size) * factorOf(term) : 0;
    for (const { id, score, match } of results) {
      const tally = tallies.get(id) ?? { score: 0, covered: 0, isOurs: false };
      const fields = Object.values(match).flat();
      const isExact = Object.hasOwn(match, term);
      const isAbout = fields.includes('title') || fields.includes('context');
      tally.covered += weight * (isAbout ? 1 : TEXT_SHARE) * (isExact ? 1 : GUESS_SHARE);
      if (isExact && speech.isOurs(term)) tally.isOurs = true;
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
    const atWrongDoor = terms.some(isForeign);
    const asked = terms.reduce((sum, term) => sum + count(tallies, term, topic.has(term)), 0);
    const found = [...tallies].flatMap(([id, { score, covered, isOurs: ours }]) => {
      const passage = byId.get(id);
      const confidence = asked > 0 ? covered / asked : 0;
      const isSure = confidence >= (ours && !atWrongDoor ? SURE.ours : SURE.other);
      return passage
        ? [
            {
              passage,
              confidence,
              isSure,
              isWhole: confidence >= WHOLE,
              rank: score * confidence ** 3 * (0.6 + focusOf(passage, topic)),
            },
          ]
        : [];
    });
    return found
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, limit)
      .map(({ rank, ...finding }) => finding);
  }

  return { find };
}

export type Retrieval<P extends Passage> = Awaited<ReturnType<typeof createRetrieval<P>>>;
