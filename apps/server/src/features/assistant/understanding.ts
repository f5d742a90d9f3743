import type { Language } from '@punkt/locales/language';
import { type Guess, type Sample, train } from '../../providers/assistant/classifier.ts';
import { type Reading, readingsOf } from '../../providers/assistant/terms.ts';
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

/** A stem that was met once is treated as unknown, so the classifier learns what unknown words mean. */
const KNOWN_STEM = 2;
/** Two concepts together count as one more feature where they were met so often. */
const KNOWN_PAIR = 3;
const MOST_UNKNOWN = 3;
/** What takes away from what is understood: a word that nobody taught, one of another world, one of buyers. */
const DOUBTS = { unknown: 1, x: 1, parcel: 1, buyer: 0.3 };
/** What is asked about simplified conditions is asked about something: with so much it is that. */
const ITS_OWN = 0.5;

interface Lesson {
  readonly readings: readonly Reading[];
  readonly label: Subject;
}

function lessons(): Lesson[] {
  return LESSONS.flatMap(([language, topics, outside]) =>
    [...Object.entries(topics), ['outside', outside] as const].flatMap(([label, text]) =>
      separate(text).map((question) => ({
        readings: readingsOf(question, language),
        label: label as Subject,
      })),
    ),
  );
}

const countOf = (lists: ReadonlyArray<readonly string[]>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const each of lists.flatMap((list) => [...new Set(list)]))
    counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

const conceptsOf = (readings: readonly Reading[]): string[] =>
  [...new Set(readings.flatMap(({ term, isConcept }) => (isConcept && term ? [term] : [])))].toSorted();

const stemsOf = (readings: readonly Reading[]): string[] =>
  readings.flatMap(({ term, isConcept }) => (isConcept || term === null ? [] : [term]));

const pairsOf = (concepts: readonly string[]): string[] =>
  concepts.flatMap((one, place) => concepts.slice(place + 1).map((other) => `${one}+${other}`));

async function learn() {
  const all = lessons();
  const stems = countOf(all.map(({ readings }) => stemsOf(readings)));
  const pairs = countOf(all.map(({ readings }) => pairsOf(conceptsOf(readings))));
  const isPair = (pair: string) => (pairs.get(pair) ?? 0) >= KNOWN_PAIR;

  /** `least`: how often a stem must have been met to count as known. */
  function look(readings: readonly Reading[], least: number) {
    const concepts = conceptsOf(readings);
    const known = stemsOf(readings).filter((stem) => (stems.get(stem) ?? 0) >= least);
    const unknown = stemsOf(readings).length - known.length;
    const features = [
      'any',
      ...concepts,
      ...new Set(known.map((stem) => `stem ${stem}`)),
      ...pairsOf(concepts).filter(isPair),
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

  const samples = all.map(
    ({ readings, label }): Sample<Subject> => ({ label, features: look(readings, KNOWN_STEM).features }),
  );
  return { classifier: await train(samples), look };
}

/** Learnt once per process, at the first question: it depends on nothing that is published. */
let learnt: ReturnType<typeof learn> | undefined;

const hasSimplified = (topic: Subject): boolean => topic !== 'outside' && 'simplified' in TOPICS[topic];

export async function understand(question: string, language: Language): Promise<Understanding> {
  learnt ??= learn();
  const { classifier, look } = await learnt;
  const readings = readingsOf(question, language);
  const { features, concepts, coverage } = look(readings, 1);
  const whole = {
    guesses: classifier.guess(features),
    coverage,
    concepts: new Set(concepts),
    hasOtherWords: stemsOf(readings).length > 0,
  };
  if (!whole.concepts.has('simplified')) return whole;
  // «Камеры в деревне» is about cameras: the village only says which conditions are meant.
  const rest = readings.filter(({ term }) => term !== 'simplified');
  const guesses = classifier.guess(look(rest, 1).features);
  const [first] = guesses;
  return first && first.share >= ITS_OWN && hasSimplified(first.label) ? { ...whole, guesses } : whole;
}
