import type { Language } from '@punkt/locales/language';
import { termsOf } from '../../providers/assistant/terms.ts';
import type { Library } from './knowledge.ts';
import type { PublishedPassage } from './passage.ts';
import { type Reading, readingsOf } from './reading.ts';
import { isOfOthers, isTopic, surenessOf } from './sure.ts';
import { TOPICS, type Topic } from './topics.ts';
import type { Understand } from './understanding.ts';

/** What is said to a question: an answer, the nearest entries as choices, or neither. */
export interface Choice {
  /** In the order they are given; empty where nothing is sure. */
  readonly answers: readonly PublishedPassage[];
  /** Offered where nothing is sure. */
  readonly near: readonly PublishedPassage[];
  /** What a language model may read. */
  readonly grounds: readonly PublishedPassage[];
  readonly topics: readonly Topic[];
  readonly concepts: ReadonlySet<string>;
}

/** With so much it is offered as a choice. */
const NEAR = 0.22;
/** Whoever most likely means something else is not asked which of ours it is. */
const LIKELY_OUTSIDE = 0.4;
/** An entry that an editor has added, found by its words. */
const SURE_ADDED = 0.7;
const NEAR_ADDED = 0.5;
const GROUNDS = 4;
/** Less than this is noise. */
const LEAST_SHARE = 0.02;

/** Whoever speaks of one of these is answered by an entry that names it, or not at all. */
const NAMED = 'height width thickness speed ceiling rating tax fitting loss logo password eco gln'.split(' ');

/** What is told in millimetres answers to either. */
const MEASURES = ['height', 'width'];

interface Entry {
  readonly standard: string;
  readonly also?: string;
  readonly simplified?: string;
  readonly both?: true;
}

/** Said beside a village, they mean that standard conditions are asked for as well. */
const OF_STANDARD = ['standard', 'town'];

/** The entries of a topic: those of simplified conditions where they are meant, and both where the conditions differ. */
function entriesOf(topic: Topic, concepts: ReadonlySet<string>, { byId }: Library): PublishedPassage[] {
  const { standard, also, simplified, both }: Entry = TOPICS[topic];
  const full = also ? [standard, also] : [standard];
  // «В деревне и в городе»: both were asked for.
  const isVillage = concepts.has('simplified');
  const isTown = OF_STANDARD.some((concept) => concepts.has(concept));
  if (!simplified) return full.flatMap((name) => byId.get(name) ?? []);
  const names = isVillage && !isTown ? [simplified] : both || isVillage ? [...full, simplified] : full;
  return names.flatMap((name) => byId.get(name) ?? []);
}

/** One of many where it is named: a town, a country, a meeting. */
function memberOf(topic: Topic, question: string, { search }: Library): PublishedPassage | undefined {
  switch (topic) {
    case 'sign':
      return search.named(question, 'sign') ?? search.named(question, 'center');
    case 'centers':
      return search.named(question, 'center');
    case 'video':
      return search.named(question, 'video');
    case 'conferences':
      return search.conferenceOn(question);
    default:
      return undefined;
  }
}

const unique = (passages: readonly PublishedPassage[]): PublishedPassage[] => [
  ...new Map(passages.map((passage) => [passage.id, passage])).values(),
];

/** All terms of a text; a question is read to a certain length only. */
const termsIn = (text: string, language: Language): string[] =>
  text.split(/[.;:]/).flatMap((sentence) => termsOf(sentence, language));

export async function choose(
  message: string,
  language: Language,
  library: Library,
  understand: Understand,
): Promise<Choice> {
  const { search } = library;
  const { whole, readings } = await readingsOf(message, language, understand);
  const asked = NAMED.filter((concept) => whole.understanding.concepts.has(concept));
  const passagesOn = (topic: Topic, { question, concepts }: Reading): PublishedPassage[] => {
    const member = memberOf(topic, question, library);
    return member ? [member] : entriesOf(topic, concepts, library);
  };
  const passagesOf = (reading: Reading) =>
    unique(reading.topics.flatMap((topic) => passagesOn(topic, reading)));
  const isNamed = (passages: readonly PublishedPassage[]): boolean => {
    if (asked.length === 0) return true;
    const named = new Set(passages.flatMap(({ text }) => termsIn(text, language)));
    return asked.every((concept) => named.has(concept) || (MEASURES.includes(concept) && named.has('size')));
  };
  const sure = readings.find((reading) => reading.topics.length > 0 && isNamed(passagesOf(reading)));
  const reading = sure ?? readings[0] ?? whole;
  const { guesses, coverage } = reading.understanding;
  const likely = guesses.flatMap(({ label, share }) =>
    isTopic(label) && share >= LEAST_SHARE ? [label] : [],
  );
  const added = search.addedLike(reading.question);
  const grounds = unique([
    ...(sure ? passagesOf(sure) : []),
    ...(added && added.share >= NEAR_ADDED ? [added.passage] : []),
    ...likely.flatMap((topic) => passagesOn(topic, reading)),
  ]).slice(0, GROUNDS);
  const given = { grounds, concepts: reading.concepts, near: [] };

  const exact = search.titled(message) ?? search.calledBy(message);
  if (exact) return { ...given, answers: [exact], grounds: unique([exact, ...grounds]), topics: [] };
  if (added && added.share >= SURE_ADDED && added.share > (sure ? surenessOf(reading.understanding) : 0))
    return { ...given, answers: [added.passage], topics: [] };
  if (sure) return { ...given, answers: passagesOf(sure), topics: sure.topics };

  const offered = guesses.flatMap(({ label, share }) =>
    isTopic(label) && share * coverage >= NEAR ? passagesOn(label, reading).slice(0, 1) : [],
  );
  const isOurs = !isOfOthers(whole.concepts) && whole.understanding.outside < LIKELY_OUTSIDE;
  const isWorth = (offered.length > 0 && isOurs) || (added && added.share >= NEAR_ADDED);
  return { ...given, answers: [], topics: [], near: isWorth ? grounds.slice(0, 2) : [] };
}
