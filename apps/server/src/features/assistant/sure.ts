import type { Topic } from './topics.ts';
import type { Understanding } from './understanding.ts';

/** Chosen by cross-validation: first that nothing wrong is said with confidence, then that much is answered. */
const LIMITS = {
  /**
   * With so much of the shares a topic is answered without asking back: less is enough where all three opinions name it, and where
   * only one does it never is. Below it nothing is guessed: a wrong sum costs savings.
   */
  sure: [1, 1, 0.65, 0.52],
  /** Two topics that are asked for together, such as a fee and its return, are answered together. */
  both: 0.65,
  second: 0.18,
  /** Nothing is sure while it may as well be outside of what we know. */
  outside: 0.14,
};
/** How the product works is asked by itself: with anything else beside it, it was not understood. */
const ALONE: ReadonlySet<Topic> = new Set(['countries', 'loginCode', 'employees', 'contact']);
const TOGETHER: ReadonlySet<string> = new Set([
  'contact+help',
  'help+contact',
  'begin+countries',
  'countries+begin',
]);
/** Whoever asks what something costs is not told how it is done. */
const ASKS_PRICE = ['price', 'cost', 'payback'];
const HAS_NO_PRICE: ReadonlySet<Topic> = new Set([
  ...(['begin', 'owner', 'zones', 'grey', 'paid', 'review', 'rework', 'repairTime', 'activation'] as const),
  ...(['hours', 'daysOff', 'cameras', 'help', 'centers', 'rating', 'roles', 'floor', 'archive'] as const),
  ...(['lockOutage', 'leasePapers', 'fitting'] as const),
  ...(['countries', 'loginCode', 'employees', 'contact'] as const),
]);

/** Whoever asks what is paid in a country is not told in which ones points are opened. */
const OF_MONEY = ['fee', 'refund', 'subsidy', 'income', 'guarantee'];

/** Whoever asks for a percentage is not told of a sum. */
const NAMES_NO_RATE: ReadonlySet<Topic> = new Set(['income', 'incomeTowns', 'subsidy']);

/** There is one fine, for a point that is not ready. Who asks about fines as such is told of it; who asks about another is not. */
const OF_OUR_FINE = ['unready', 'activation', 'ready', 'finish'];
const OF_ANY_FINE = new Set(
  'fine howmuch price money sum size point condition when why who not pay give send owner country work type list'.split(
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
  rating: ['rating'],
  tax: ['tax'],
  fitting: ['fitting'],
  banks: ['bank'],
  signSize: ['sign'],
  lockOutage: ['outage', 'utilities', 'power'],
};

/** Whose rates and rules are not ours, and who wants to sell: nothing published is about them. A seller may also be one’s employee. */
export const isOfOthers = (concepts: ReadonlySet<string>): boolean =>
  concepts.has('rival') || (concepts.has('seller') && !concepts.has('staff') && !concepts.has('add'));

/** «Открылись вовремя» is not told what becomes of who is late. */
const isInTime = (concepts: ReadonlySet<string>): boolean => concepts.has('ontime') && !concepts.has('late');

export const isTopic = (label: string): label is Topic => label !== 'outside';

export const mayStandTogether = (one: Topic, other: Topic): boolean =>
  (!ALONE.has(one) && !ALONE.has(other)) || TOGETHER.has(`${one}+${other}`);

/** A share, less where something was said that means nothing to us. */
const trusted = (share: number, { coverage }: Understanding): number => share * Math.sqrt(coverage);

export const surenessOf = (understanding: Understanding): number =>
  trusted(understanding.guesses[0]?.share ?? 0, understanding);

/** What a question is surely about: one topic, two that are asked for together, or none. */
export function sureTopics(understanding: Understanding): Topic[] {
  const { guesses, concepts, firsts } = understanding;
  const [first, second] = guesses;
  if (!first || !second || !isTopic(first.label)) return [];
  if (understanding.outside >= LIMITS.outside) return [];
  // A question about a sum is answered by an entry about that sum, or not at all.
  if (HAS_NO_PRICE.has(first.label) && ASKS_PRICE.some((concept) => concepts.has(concept))) return [];
  if (concepts.has('tariff') && NAMES_NO_RATE.has(first.label)) return [];
  if (isOfOthers(concepts)) return [];
  if (first.label === 'late' && isInTime(concepts)) return [];
  // «Открыть шаурмичную»: something is opened that we don’t know.
  if (first.label === 'begin' && understanding.hasOtherWords && !concepts.has('point')) return [];
  if (first.label === 'countries' && OF_MONEY.some((concept) => concepts.has(concept))) return [];
  if (NAMED_BY[first.label]?.every((concept) => !concepts.has(concept))) return [];
  if (concepts.has('fine') && !(first.label === 'unready' && isAboutOurFine(understanding))) return [];
  const isBoth =
    isTopic(second.label) &&
    second.share >= LIMITS.second &&
    mayStandTogether(first.label, second.label) &&
    firsts.every((label) => label === first.label || label === second.label);
  if (isBoth && trusted(first.share + second.share, understanding) >= LIMITS.both && isTopic(second.label))
    return [first.label, second.label];
  const agreed = firsts.filter((label) => label === first.label).length;
  return surenessOf(understanding) >= (LIMITS.sure[agreed] ?? 1) ? [first.label] : [];
}
