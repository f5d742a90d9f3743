import type { Language } from '@punkt/locales/language';
import { type Guess, type Sample, train } from '../../providers/assistant/classifier.ts';
import { createNeighbours, type Known } from '../../providers/assistant/neighbours.ts';
import { type Reading, type Remembered, readingsOf, wordsOf } from '../../providers/assistant/terms.ts';
import { inTurns } from '../../providers/assistant/turns.ts';
import { english, englishOutside } from './questions/english.ts';
import { georgian, georgianOutside } from './questions/georgian.ts';
import { separate } from './questions/questions.ts';
import { russian, russianOutside } from './questions/russian.ts';
import { TOPICS, type Topic } from './topics.ts';

type Subject = Topic | 'outside';

/** What a question is about. */
export interface Understanding {
  /** The likeliest first. */
  readonly guesses: ReadonlyArray<Guess<Subject>>;
  /** From 0 to 1: how much of what was said means something to us. */
  readonly coverage: number;
  readonly concepts: ReadonlySet<string>;
  /** Something was said that stands for none of the concepts. */
  readonly hasOtherWords: boolean;
}

const LESSONS = [
  ['ru', russian, russianOutside],
  ['en', english, englishOutside],
  ['ka', georgian, georgianOutside],
] as const;

/** A question and what it is about. */
export interface Lesson {
  readonly language: Language;
  readonly question: string;
  readonly label: Subject;
}

/** A stem that was met once is treated as unknown, so the classifier learns what unknown words mean. */
const KNOWN_STEM = 2;
/** Two concepts together count as one more feature where they were met so often. */
const KNOWN_PAIR = 3;
/** A word of its own counts from the second time on. */
const KNOWN_WORD = 2;
const MOST_UNKNOWN = 3;
/** What takes away from what is understood: a word that nobody taught, one of another world, one of buyers. */
const DOUBTS = { unknown: 1, x: 2, parcel: 2, buyer: 0.3 };
/** What is asked about simplified conditions is asked about something: with so much it is that. */
const ITS_OWN = 0.5;

/** What the classifier says counts for so much, what the nearest taught questions are about for the rest. */
const CLASSIFIER_SHARE = 0.7;
/** Among the marks by which questions resemble each other, a very word tells half of what a concept does. */
const WORD_WEIGHT = 0.5;

/** A question as it is read. */
interface Said {
  readonly readings: readonly Reading[];
  readonly words: readonly string[];
}

/** All that is taught. */
export const lessons = (): Lesson[] =>
  LESSONS.flatMap(([language, topics, outside]) =>
    [...Object.entries(topics), ['outside', outside] as const].flatMap(([label, text]) =>
      separate(text).map((question) => ({ language, question, label: label as Subject })),
    ),
  );

/** Adds one for each of them, however often it was said. */
function count(said: readonly string[], counts: Map<string, number>): void {
  for (const each of new Set(said)) counts.set(each, (counts.get(each) ?? 0) + 1);
}

const conceptsOf = (readings: readonly Reading[]): string[] =>
  [...new Set(readings.flatMap(({ term, isConcept }) => (isConcept && term ? [term] : [])))].toSorted();

const stemsOf = (readings: readonly Reading[]): string[] =>
  readings.flatMap(({ term, isConcept }) => (isConcept || term === null ? [] : [term]));

const pairsOf = (concepts: readonly string[]): string[] =>
  concepts.flatMap((one, place) => concepts.slice(place + 1).map((other) => `${one}+${other}`));

const WORD = 'word ';
const marksOf = ({ readings, words }: Said): string[] => [
  ...conceptsOf(readings),
  ...stemsOf(readings).map((stem) => `stem ${stem}`),
  ...words.map((word) => `${WORD}${word}`),
];

/** Two opinions in one: the shares still add up to 1. */
const blended = (
  guesses: ReadonlyArray<Guess<Subject>>,
  votes: ReadonlyMap<Subject, number>,
): Array<Guess<Subject>> =>
  votes.size === 0
    ? [...guesses]
    : guesses
        .map(({ label, share }) => ({
          label,
          share: CLASSIFIER_SHARE * share + (1 - CLASSIFIER_SHARE) * (votes.get(label) ?? 0),
        }))
        .toSorted((a, b) => b.share - a.share);

async function learn(taught: readonly Lesson[]) {
  const remembered: Remembered = new Map();
  const stemmed = new Map<string, string>();
  const all: Array<Said & { readonly label: Subject }> = [];
  await inTurns(taught, ({ language, question, label }) => {
    const readings = readingsOf(question, language, remembered);
    all.push({ readings, words: wordsOf(question, stemmed), label });
  });
  const stems = new Map<string, number>();
  const words = new Map<string, number>();
  const pairs = new Map<string, number>();
  await inTurns(all, (said) => {
    count(stemsOf(said.readings), stems);
    count(said.words, words);
    count(pairsOf(conceptsOf(said.readings)), pairs);
  });
  const isPair = (pair: string) => (pairs.get(pair) ?? 0) >= KNOWN_PAIR;

  /** `least`: how often a stem must have been met to count as known. */
  function look(said: Said, least: number) {
    const concepts = conceptsOf(said.readings);
    const known = stemsOf(said.readings).filter((stem) => (stems.get(stem) ?? 0) >= least);
    const unknown = stemsOf(said.readings).length - known.length;
    const features = [
      'any',
      ...concepts,
      ...new Set(known.map((stem) => `stem ${stem}`)),
      ...pairsOf(concepts).filter(isPair),
      ...new Set(
        said.words.filter((word) => (words.get(word) ?? 0) >= KNOWN_WORD).map((word) => `word ${word}`),
      ),
      ...(unknown > 0 ? [`unknown ${Math.min(unknown, MOST_UNKNOWN)}`] : []),
      ...(concepts.length < 2 ? [`concepts ${concepts.length}`] : []),
    ];
    const heard = concepts.filter((concept) => concept !== 'x' && concept !== 'parcel').length + known.length;
    const doubt =
      DOUBTS.unknown * unknown +
      (concepts.includes('x') ? DOUBTS.x : 0) +
      (concepts.includes('parcel') ? DOUBTS.parcel : 0) +
      (concepts.includes('buyer') ? DOUBTS.buyer : 0);
    return { features, concepts, coverage: heard > 0 ? heard / (heard + doubt) : 0 };
  }

  const samples: Array<Sample<Subject>> = [];
  await inTurns(all, (said) => {
    samples.push({ label: said.label, features: look(said, KNOWN_STEM).features });
  });
  const known: Array<Known<Subject>> = [];
  await inTurns(all, (said) => {
    known.push({ label: said.label, marks: marksOf(said) });
  });
  const neighbours = await createNeighbours(known, (mark) => (mark.startsWith(WORD) ? WORD_WEIGHT : 1));
  const classifier = await train(samples);
  const guess = (said: Said) => blended(classifier.guess(look(said, 1).features), neighbours(marksOf(said)));
  return { guess, look };
}

const hasSimplified = (topic: Subject): boolean => topic !== 'outside' && 'simplified' in TOPICS[topic];

export type Understand = (question: string, language: Language) => Promise<Understanding>;

/** Learns at the first question: that depends on nothing that is published. */
export function createUnderstanding(taught: () => readonly Lesson[]): Understand {
  let learnt: ReturnType<typeof learn> | undefined;
  return async (question, language) => {
    learnt ??= learn(taught());
    const { guess, look } = await learnt;
    const said = { readings: readingsOf(question, language), words: wordsOf(question) };
    const { concepts, coverage } = look(said, 1);
    const whole = {
      guesses: guess(said),
      coverage,
      concepts: new Set(concepts),
      hasOtherWords: stemsOf(said.readings).length > 0,
    };
    if (!whole.concepts.has('simplified')) return whole;
    // «Камеры в деревне» is about cameras: the village only says which conditions are meant.
    const rest = {
      readings: said.readings.filter(({ term }) => term !== 'simplified'),
      words: said.words.filter((word) => readingsOf(word, language)[0]?.term !== 'simplified'),
    };
    const guesses = guess(rest);
    const [first] = guesses;
    return first && first.share >= ITS_OWN && hasSimplified(first.label) ? { ...whole, guesses } : whole;
  };
}

/** Learnt once per process. */
export const understand = createUnderstanding(lessons);
