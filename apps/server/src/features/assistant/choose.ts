import type { Language } from '@punkt/locales/language';
import { termsOf } from '../../providers/assistant/terms.ts';
import type { Library } from './knowledge.ts';
import type { PublishedPassage } from './passage.ts';
import { TOPICS, type Topic } from './topics.ts';
import type { Understand, Understanding } from './understanding.ts';

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

/** Chosen by cross-validation: first that nothing wrong is said with confidence, then that much is answered. */
const LIMITS = {
  /** With so much of the shares a topic is answered without asking back. Below it nothing is guessed: a wrong sum costs savings. */
  sure: 0.6,
  /** Two topics that are asked for together, such as a fee and its return, are answered together. */
  both: 0.55,
  second: 0.08,
  /** Nothing is sure while it may as well be outside of what we know. */
  outside: 0.1,
};
/** How the product works is asked by itself: with anything else beside it, it was not understood. */
const ALONE: ReadonlySet<Topic> = new Set(['countries', 'loginCode', 'employees', 'contact']);
const TOGETHER: ReadonlySet<string> = new Set([
  'contact+help',
  'help+contact',
  'begin+countries',
  'countries+begin',
]);
/** With so much it is offered as a choice. */
const NEAR = 0.22;
/** An entry that an editor has added, found by its words. */
const SURE_ADDED = 0.7;
const NEAR_ADDED = 0.5;
const GROUNDS = 4;
const SENTENCE_END = /[.!?;\n]+\s*/u;
const MOST_SENTENCES = 6;
/** Less than this is noise. */
const LEAST_SHARE = 0.02;

/** Whoever asks what something costs is not told how it is done. */
const ASKS_PRICE = ['price', 'cost', 'payback'];
const HAS_NO_PRICE: ReadonlySet<Topic> = new Set([
  ...(['begin', 'owner', 'zones', 'grey', 'paid', 'review', 'rework', 'repairTime', 'activation'] as const),
  ...(['hours', 'daysOff', 'cameras', 'help', 'conferences', 'centers'] as const),
  ...(['countries', 'loginCode', 'employees', 'contact'] as const),
]);

/** Whoever asks what is paid in a country is not told in which ones points are opened. */
const OF_MONEY = ['fee', 'refund', 'subsidy', 'income', 'guarantee'];

/** There is one fine, for a point that is not ready. Who asks about fines as such is told of it; who asks about another is not. */
const OF_OUR_FINE = ['unready', 'activation', 'ready', 'finish'];
const OF_ANY_FINE = new Set(
  'fine howmuch price money sum point condition when why who not pay give send owner country work type list'.split(
    ' ',
  ),
);
const isAboutOurFine = ({ concepts, hasOtherWords }: Understanding): boolean =>
  OF_OUR_FINE.some((concept) => concepts.has(concept)) ||
  (!hasOtherWords && [...concepts].every((concept) => OF_ANY_FINE.has(concept)));

/** One of these words must have been said: «добавить номер» names no employee. */
const NAMED_BY: Partial<Record<Topic, readonly string[]>> = {
  countries: ['country', 'town'],
  loginCode: ['code', 'sms'],
  employees: ['staff'],
  contact: ['contact', 'help', 'manager'],
  ceiling: ['ceiling'],
  payFailed: ['fail', 'not', 'again'],
  papers: ['print'],
};

/** How much of what: whoever asks for one of these is answered by an entry that names it, or not at all. */
const MEASURES = ['height', 'width', 'thickness', 'speed'];

const isTopic = (label: string): label is Topic => label !== 'outside';

/** The entries of a topic: those of simplified conditions where they are meant, and both where the conditions differ. */
function entriesOf(topic: Topic, concepts: ReadonlySet<string>, { byId }: Library): PublishedPassage[] {
  const { standard, simplified, both }: { standard: string; simplified?: string; both?: boolean } =
    TOPICS[topic];
  const meansSimple = concepts.has('simplified') && simplified !== undefined;
  const names = meansSimple ? [simplified] : both && simplified ? [standard, simplified] : [standard];
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

const mayStandTogether = (one: Topic, other: Topic): boolean =>
  (!ALONE.has(one) && !ALONE.has(other)) || TOGETHER.has(`${one}+${other}`);

function sureTopics(understanding: Understanding): Topic[] {
  const { guesses, coverage, concepts } = understanding;
  const [first, second] = guesses;
  if (!first || !second || !isTopic(first.label)) return [];
  if (guesses.some(({ label, share }) => !isTopic(label) && share >= LIMITS.outside)) return [];
  // A question about a sum is answered by an entry about that sum, or not at all.
  if (HAS_NO_PRICE.has(first.label) && ASKS_PRICE.some((concept) => concepts.has(concept))) return [];
  if (first.label === 'countries' && OF_MONEY.some((concept) => concepts.has(concept))) return [];
  if (NAMED_BY[first.label]?.every((concept) => !concepts.has(concept))) return [];
  if (concepts.has('fine') && !(first.label === 'unready' && isAboutOurFine(understanding))) return [];
  const isBoth =
    isTopic(second.label) && second.share >= LIMITS.second && mayStandTogether(first.label, second.label);
  if (isBoth && (first.share + second.share) * coverage >= LIMITS.both && isTopic(second.label))
    return [first.label, second.label];
  return first.share * coverage >= LIMITS.sure ? [first.label] : [];
}

const surenessOf = ({ guesses, coverage }: Understanding): number => (guesses[0]?.share ?? 0) * coverage;

const unique = (passages: readonly PublishedPassage[]): PublishedPassage[] => [
  ...new Map(passages.map((passage) => [passage.id, passage])).values(),
];

/** The surest reading: of the whole message, or of one sentence of it where people tell their story first. */
async function readingOf(message: string, language: Language, understand: Understand) {
  const read = async (question: string) => ({
    question,
    understanding: await understand(question, language),
  });
  const whole = await read(message);
  const sentences = message.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  if (sentences.length < 2) return whole;
  const parts = await Promise.all(sentences.slice(0, MOST_SENTENCES).map(read));
  const sure = [whole, ...parts].filter(({ understanding }) => sureTopics(understanding).length > 0);
  return sure.toSorted((a, b) => surenessOf(b.understanding) - surenessOf(a.understanding))[0] ?? whole;
}

export async function choose(
  message: string,
  language: Language,
  library: Library,
  understand: Understand,
): Promise<Choice> {
  const { search } = library;
  const { question, understanding } = await readingOf(message, language, understand);
  const { guesses, coverage, concepts } = understanding;
  const passagesOn = (topic: Topic): PublishedPassage[] => {
    const member = memberOf(topic, question, library);
    return member ? [member] : entriesOf(topic, concepts, library);
  };
  const likely = guesses.flatMap(({ label, share }) =>
    isTopic(label) && share >= LEAST_SHARE ? [label] : [],
  );
  const added = search.addedLike(question);
  const grounds = unique([
    ...(added && added.share >= NEAR_ADDED ? [added.passage] : []),
    ...likely.flatMap(passagesOn),
  ]).slice(0, GROUNDS);
  const given = { grounds, concepts, near: [] };

  const exact = search.titled(message) ?? search.calledBy(message);
  if (exact) return { ...given, answers: [exact], grounds: unique([exact, ...grounds]), topics: [] };
  const topics = sureTopics(understanding);
  const [best] = guesses;
  if (
    added &&
    added.share >= SURE_ADDED &&
    added.share > (topics.length > 0 ? (best?.share ?? 0) * coverage : 0)
  )
    return { ...given, answers: [added.passage], topics: [] };
  const answers = unique(topics.flatMap(passagesOn));
  const measures = MEASURES.filter((measure) => concepts.has(measure));
  const named = new Set(measures.length > 0 ? answers.flatMap(({ text }) => termsOf(text, language)) : []);
  const isNamed = measures.every((measure) => named.has(measure));
  if (answers.length > 0 && isNamed) return { ...given, answers, topics };

  const offered = guesses.flatMap(({ label, share }) =>
    isTopic(label) && share * coverage >= NEAR ? passagesOn(label).slice(0, 1) : [],
  );
  const isWorth = offered.length > 0 || (added && added.share >= NEAR_ADDED);
  return { ...given, answers: [], topics: [], near: isWorth ? grounds.slice(0, 2) : [] };
}
