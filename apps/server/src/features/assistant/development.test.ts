import { describe, expect, it } from 'vitest';
import { english as englishWords } from '../../providers/assistant/lexicon/english.ts';
import { georgian as georgianWords } from '../../providers/assistant/lexicon/georgian.ts';
import { russian as russianWords } from '../../providers/assistant/lexicon/russian.ts';
import english from './testing/development-en.json' with { type: 'json' };
import georgian from './testing/development-ka.json' with { type: 'json' };
import russian from './testing/development-ru.json' with { type: 'json' };
import russianOutside from './testing/development-ru-outside.json' with { type: 'json' };
import { type Asked, firstAssistant, type Judged, judge, type Outcome } from './testing/evaluation.ts';
import { FAQ_NAMES, TOPICS } from './topics.ts';
import { understand } from './understanding.ts';

// These sets were looked at while the assistant was taught: they show what breaks, not how good it is with questions it never saw.
const SETS = { ru: [...russian, ...russianOutside], en: english, ka: georgian } as Record<string, Asked[]>;
const assistant = firstAssistant();

const judged = async (list: readonly Asked[]): Promise<Judged[]> => {
  const results: Judged[] = [];
  for (const asked of list) results.push(await judge(assistant, asked));
  return results;
};
const questionsWith = (results: readonly Judged[], outcome: Outcome): string[] =>
  results.filter((each) => each.outcome === outcome).map(({ question }) => question);

describe.each(['ru', 'en', 'ka'])('the development questions in %s', (language) => {
  const results = judged(SETS[language] ?? []);

  it('are answered right, nearly all of them', async () => {
    const inside = (await results).filter(({ expect: wanted }) => !wanted.includes('outside'));
    const missed = inside.filter(({ outcome }) => outcome !== 'right').map(({ question }) => question);
    expect(missed.length / inside.length, missed.join(', ')).toBeLessThanOrEqual(0.06);
  });

  it('are hardly ever answered wrong with confidence', async () => {
    const inside = (await results).filter(({ expect: wanted }) => !wanted.includes('outside'));
    const wrong = questionsWith(await results, 'confidently wrong');
    expect(wrong.length / inside.length, wrong.join(', ')).toBeLessThanOrEqual(0.015);
  });

  it('are not answered where nothing is published', async () => {
    expect(questionsWith(await results, 'outside answered')).toEqual([]);
  });
});

it('expects entries that exist, and every topic leads to one', async () => {
  const names = (await assistant.entries('ru')).map(([name]) => name);
  const known = new Set([...names, ...names.map((name) => name.replace(/\..*/, '')), 'outside']);
  for (const { question, expect: wanted } of Object.values(SETS).flat())
    for (const name of wanted) expect(known, question).toContain(name);
  for (const { standard, ...rest } of Object.values(TOPICS)) {
    expect(names).toContain(standard);
    if ('simplified' in rest) expect(names).toContain(rest.simplified);
  }
});

it.each(['ru', 'en', 'ka'] as const)('names the same entries in %s', async (language) => {
  const names = (await assistant.entries(language)).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining([...FAQ_NAMES.standard, ...FAQ_NAMES.simplified]));
});

const topicOf = async (question: string, language: 'ru' | 'en' | 'ka' = 'ru') =>
  (await understand(question, language)).guesses[0]?.label;

it.each([
  ['skolko kamer nuzhno', 'ru', 'cameras'],
  ['ramdeni kamera unda iyos', 'ka', 'cameras'],
  ['гаранитйный взноз сколько', 'ru', 'fee'],
  ['how many cameras do I need', 'ru', 'cameras'],
  ['какой залог', 'en', 'fee'],
  ['СКОЛЬКО ПЛОЩАДЬ?!', 'ru', 'room'],
] as const)(
  'reads typos, Latin letters and other languages: %s on a page in %s',
  async (question, language, topic) => {
    expect(await topicOf(question, language)).toBe(topic);
  },
);

it('has words for the same concepts in every language', () => {
  const concepts = Object.keys(russianWords.concepts).toSorted();
  for (const { concepts: own } of [englishWords, georgianWords])
    expect(Object.keys(own).toSorted()).toEqual(concepts);
});

it('answers nothing to nothing', async () => {
  for (const request of ['', '?!', 'и на', 'constructor', '__proto__', 'qwerty asdfgh']) {
    const { entries } = await assistant.consider({ request, language: 'ru' });
    expect(entries, request).toEqual([]);
  }
});

it('is not held up by a long message', async () => {
  const request = Array.from({ length: 300 }, (_, place) => `слово${place}`).join(' ');
  expect((await assistant.consider({ request, language: 'ru' })).entries).toEqual([]);
});
