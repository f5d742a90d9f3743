import type { Language } from '@punkt/locales/language';
import { distance } from '../../providers/assistant/spelling.ts';
import { plain, termsOf, tokens } from '../../providers/assistant/terms.ts';
import type { PublishedPassage } from './passage.ts';

/** Said in nearly every question: they tell little. */
const COMMON = new Set([
  'point',
  'open',
  'howmuch',
  'when',
  'where',
  'who',
  'why',
  'work',
  'condition',
  'place',
]);
const COMMON_WEIGHT = 0.2;
/** Every meeting is for whoever is new. */
const OF_MEETINGS = new Set(['conference', 'learn', 'help', 'begin', 'manager', 'owner']);
/** What stands in the text may be said by the way. */
const TEXT_SHARE = 0.6;
/** The last letters of a name change with its case. */
const ENDING = 2;
const SHORTEST = 3;
const LONG_NAME = 6;

const weightOf = (terms: Iterable<string>): number =>
  [...terms].reduce((sum, term) => sum + (COMMON.has(term) ? COMMON_WEIGHT : 1), 0);

const isSame = (said: string, name: string): boolean =>
  said === name ||
  (said.startsWith(name.slice(0, Math.max(SHORTEST, name.length - ENDING))) &&
    said.length <= name.length + SHORTEST) ||
  (name.length >= LONG_NAME && distance(said, name) <= 1);

const isNamed = (said: readonly string[], name: string): boolean =>
  tokens(name).every((word) => said.some((each) => isSame(each, word)));

/** Finds passages by their names and words. */
export function createSearch(passages: readonly PublishedPassage[], language: Language) {
  const titles = new Map(passages.map((passage) => [plain(passage.title), passage]));
  const ofKin = (kin: PublishedPassage['kin']) => passages.filter((passage) => passage.kin === kin);
  // What an editor has added belongs to no topic.
  const added = passages
    .filter(({ id }) => id.startsWith('faq.'))
    .map((passage) => ({
      passage,
      title: new Set(termsOf(passage.title, language)),
      text: new Set(termsOf(passage.text, language)),
    }));
  const conferences = ofKin('conference').map((passage) => ({
    passage,
    terms: new Set(
      termsOf(passage.title, language).filter((term) => !COMMON.has(term) && !OF_MEETINGS.has(term)),
    ),
  }));

  return {
    /** Whose title was typed, or chosen. */
    titled: (question: string) => titles.get(plain(question).trim()),

    /** The address, country or company that a question names. */
    named(question: string, kin: PublishedPassage['kin']): PublishedPassage | undefined {
      const said = tokens(question);
      return ofKin(kin).find(({ names = [] }) => names.some((name) => isNamed(said, name)));
    },

    /** A company or a lock whose whole name stands in the question. */
    calledBy(question: string): PublishedPassage | undefined {
      const said = ` ${tokens(question).join(' ')} `;
      return [...ofKin('company'), ...ofKin('lock')].find(({ names = [] }) =>
        names.some((name) => said.includes(` ${tokens(name).join(' ')} `)),
      );
    },

    /** The meeting about what was asked. */
    conferenceOn(question: string): PublishedPassage | undefined {
      const asked = termsOf(question, language);
      const met = conferences
        .map(({ passage, terms }) => ({ passage, count: asked.filter((term) => terms.has(term)).length }))
        .toSorted((a, b) => b.count - a.count);
      return met[0] && met[0].count > 0 ? met[0].passage : undefined;
    },

    /** What an editor has added: how much of the question it holds, and how much of its title was asked. */
    addedLike(question: string): { readonly passage: PublishedPassage; readonly share: number } | undefined {
      const asked = new Set(termsOf(question, language));
      const whole = weightOf(asked);
      if (whole < 1) return undefined;
      return added
        .map(({ passage, title, text }) => {
          const inTitle = weightOf([...asked].filter((term) => title.has(term)));
          const inText = weightOf([...asked].filter((term) => !title.has(term) && text.has(term)));
          const focus = inTitle / Math.max(1, weightOf(title));
          return { passage, share: ((inTitle + TEXT_SHARE * inText) / whole + focus) / 2 };
        })
        .toSorted((a, b) => b.share - a.share)[0];
    },
  };
}

export type Search = ReturnType<typeof createSearch>;
