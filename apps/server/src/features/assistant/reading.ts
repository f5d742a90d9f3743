import type { Language } from '@punkt/locales/language';
import { isTopic, mayStandTogether, surenessOf, sureTopics } from './sure.ts';
import type { Topic } from './topics.ts';
import type { Understand, Understanding } from './understanding.ts';

/** A message, or a part of it, and what it is surely about. */
export interface Reading {
  readonly question: string;
  readonly understanding: Understanding;
  readonly concepts: ReadonlySet<string>;
  readonly topics: readonly Topic[];
}

const SENTENCES = /[^.!?;\n]+[.!?;\n]*/gu;
/** «…, и сколько…», «— and if…»: another question in the same sentence. */
const CLAUSES = /(?:,|\s[—–-])\s*(?:и|а|но|and|but|და)\s+/u;
const MOST_PARTS = 6;
/** «Потолки низкие.» by itself is no question. */
const LEAST_CONCEPTS = 2;
/** A part that is answered beside another must be surer than one that is answered alone. */
const SURE_PART = 0.75;
/** Said in questions about anything: a part that says nothing else goes on with the one before it. */
const GENERAL = new Set(
  'howmuch time day month money price sum when where who why not taken give pay again point open'.split(' '),
);
const saysMore = (concepts: ReadonlySet<string>): boolean =>
  [...concepts].some((concept) => !GENERAL.has(concept));
/** Of another world, or of buyers: what stands beside it is not about points unless one is named. */
const ELSEWHERE = ['x', 'parcel'];
const SURELY_ELSEWHERE = 0.7;
const SURE_NEVERTHELESS = 0.85;

const firstTopic = ({ understanding }: Reading): Topic | undefined => {
  const [first] = understanding.guesses;
  return first && isTopic(first.label) ? first.label : undefined;
};

const isElsewhere = ({ concepts, understanding: { guesses } }: Reading): boolean =>
  ELSEWHERE.some((concept) => concepts.has(concept)) &&
  guesses.some(({ label, share }) => !isTopic(label) && share >= SURELY_ELSEWHERE);

/** Two questions in two sentences or clauses, each of them sure: both are answered. */
function pairOf(message: string, parts: readonly Reading[]): Reading | undefined {
  const [one, other] = parts
    .filter(({ topics, understanding }) => topics.length > 0 && surenessOf(understanding) >= SURE_PART)
    .filter(({ concepts }) => concepts.size >= LEAST_CONCEPTS && saysMore(concepts))
    .filter((part, place, all) => all.findIndex((each) => firstTopic(each) === firstTopic(part)) === place);
  const topics = [one, other].flatMap((part) => (part && firstTopic(part)) ?? []);
  const [first, second] = topics;
  if (!one || !other || !first || !second || !mayStandTogether(first, second)) return undefined;
  const concepts = new Set([...one.concepts, ...other.concepts]);
  return { question: message, understanding: one.understanding, concepts, topics };
}

/** How a message may be read, the surest first: as two questions, as a whole, or by one sentence where people tell their story first. */
export async function readingsOf(message: string, language: Language, understand: Understand) {
  const read = async (question: string): Promise<Reading> => {
    const understanding = await understand(question, language);
    return { question, understanding, concepts: understanding.concepts, topics: sureTopics(understanding) };
  };
  const whole = await read(message);
  const sentences = (message.match(SENTENCES) ?? []).map((each) => each.trim());
  const questions = sentences.filter((each) => each.includes('?'));
  const asked = (questions.length > 0 ? questions : sentences).slice(0, MOST_PARTS);
  const all = await Promise.all(sentences.slice(0, MOST_PARTS).map(read));
  const [opening] = all;
  if (opening && all.length > 1 && !whole.concepts.has('point') && isElsewhere(opening))
    return { whole, readings: surenessOf(whole.understanding) >= SURE_NEVERTHELESS ? [whole] : [] };
  const clauses = asked.flatMap((sentence) => sentence.split(CLAUSES)).slice(0, MOST_PARTS);
  const pair =
    clauses.length > 1 ? pairOf(message, [...(await Promise.all(clauses.map(read))), whole]) : undefined;
  const isWhole = ({ question, concepts }: Reading) =>
    (question.includes('?') || concepts.size >= LEAST_CONCEPTS) && saysMore(concepts);
  // A question is answered by what it asks, not by the story told before it.
  const told = questions.length > 0 ? all.filter(({ question }) => question.includes('?')) : all;
  const parts = all.length > 1 ? told.filter(isWhole) : [];
  const readings = [whole, ...parts]
    .filter(({ topics }) => topics.length > 0)
    .toSorted((a, b) => surenessOf(b.understanding) - surenessOf(a.understanding));
  return { whole, readings: [...(pair ? [pair] : []), ...readings] };
}
