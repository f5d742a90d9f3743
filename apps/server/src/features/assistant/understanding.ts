import type { Language } from '@punkt/locales/language';
import { createBayes } from '../../providers/assistant/bayes.ts';
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
  /** What each of the opinions takes for the likeliest. */
  readonly firsts: readonly Subject[];
  /** How likely it is that nothing we know is meant. */
  readonly outside: number;
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

/** What the classifier says, what the nearest taught questions are about, and what the marks say each by itself. */
const SHARES = { classifier: 0.5, neighbours: 0.2, bayes: 0.3 };
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

interface Opinion {
  readonly share: number;
  readonly of: ReadonlyMap<Subject, number>;
}

/** Several opinions in one, the likeliest first: the shares still add up to 1. */
function blend(opinions: readonly Opinion[]): Array<Guess<Subject>> {
  const heard = opinions.filter(({ of }) => of.size > 0);
  const whole = heard.reduce((sum, { share }) => sum + share, 0);
  const shares = new Map<Subject, number>();
  for (const { share, of } of heard)
    for (const [label, own] of of) shares.set(label, (shares.get(label) ?? 0) + (share / whole) * own);
  return [...shares].map(([label, share]) => ({ label, share })).toSorted((a, b) => b.share - a.share);
}

const shareOf = (subject: Subject, guesses: ReadonlyArray<Guess<Subject>>): number =>
  guesses.find(({ label }) => label === subject)?.share ?? 0;

const byLabel = (guesses: ReadonlyArray<Guess<Subject>>): ReadonlyMap<Subject, number> =>
  new Map(guesses.map(({ label, share }) => [label, share]));

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
  const weightOf = (mark: string) => (mark.startsWith(WORD) ? WORD_WEIGHT : 1);
  const neighbours = await createNeighbours(known, weightOf);
  const bayes = await createBayes(known, weightOf);
  const classifier = await train(samples);
  const guess = (said: Said): Guesses => {
    const marks = marksOf(said);
    const learnt = [
      { share: SHARES.classifier, of: byLabel(classifier.guess(look(said, 1).features)) },
      { share: SHARES.neighbours, of: neighbours(marks) },
    ];
    const all = [...learnt, { share: SHARES.bayes, of: byLabel(bayes(marks)) }];
    const guesses = blend(all);
    return {
      guesses,
      firsts: all.flatMap((opinion) => blend([opinion])[0]?.label ?? []),
      // The third opinion knows least of what is outside: it may warn, not reassure.
      outside: Math.max(shareOf('outside', guesses), shareOf('outside', blend(learnt))),
    };
  };
  return { guess, look };
}

const hasSimplified = (topic: Subject): boolean => topic !== 'outside' && 'simplified' in TOPICS[topic];

type Guesses = Pick<Understanding, 'guesses' | 'firsts' | 'outside'>;

/** Said about anything: what is left without the village must say more. */
const GENERAL = new Set(
  'point open fit condition place small howmuch when where who why not work give'.split(' '),
);
/** Whoever speaks of one of these asks for it, not what simplified conditions are. */
const OF_SUMS = 'fee pay price money cost topup subsidy income earn tariff refund fine'.split(' ');

/** «Камеры в деревне» is about cameras: the village, and how many live there, only says which conditions are meant. */
function ofVillage(
  whole: Understanding,
  said: Said,
  language: Language,
  guess: (said: Said) => Guesses,
): Understanding {
  const isVillage = (term: string | null | undefined) => term === 'simplified' || term === 'population';
  const readings = said.readings.filter(({ term }) => !isVillage(term));
  const words = said.words.filter((word) => !isVillage(readingsOf(word, language)[0]?.term));
  if (conceptsOf(readings).some((concept) => !GENERAL.has(concept))) {
    const rest = guess({ readings, words });
    const [likeliest] = rest.guesses;
    if (likeliest && likeliest.share >= ITS_OWN && hasSimplified(likeliest.label))
      return { ...whole, ...rest };
  }
  if (!OF_SUMS.some((concept) => whole.concepts.has(concept))) return whole;
  const others = whole.guesses.filter(({ label }) => label !== 'simplified');
  const sum = others.reduce((total, { share }) => total + share, 0);
  return {
    ...whole,
    guesses: others.map(({ label, share }) => ({ label, share: share / sum })),
    firsts: whole.firsts.filter((label) => label !== 'simplified'),
  };
}

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
      ...guess(said),
      coverage,
      concepts: new Set(concepts),
      hasOtherWords: stemsOf(said.readings).length > 0,
    };
    if (!whole.concepts.has('simplified')) return whole;
    return ofVillage(whole, said, language, guess);
  };
}

/** Learnt once per process. */
export const understand = createUnderstanding(lessons);
