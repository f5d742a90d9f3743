import { readTalk } from '@punkt/domain/assistant-talk';
import { serverTexts } from '@punkt/locales/server';
import { describe, expect, it } from 'vitest';
import { createRetrieval } from '../../providers/assistant/retrieval.ts';
import { SPEECHES } from '../../providers/assistant/speech.ts';
import { firstContent } from '../content/first/first-content.ts';
import { passagesOf } from './passages.ts';
import { TUNED } from './testing/held-questions.ts';
import { ENGLISH, ENGLISH_OUTSIDE, GEORGIAN, GEORGIAN_OUTSIDE } from './testing/other-questions.ts';
import { TUNED_OUTSIDE, UNSEEN_OUTSIDE } from './testing/outside-questions.ts';
import { UNSEEN } from './testing/unseen-questions.ts';

const passages = passagesOf(firstContent(new Date()), serverTexts('ru'), 'ru');
const retrieval = await createRetrieval(passages, SPEECHES.ru);

/** The title that would be given as the answer, or null for «I don't know». */
function answerTo(asked: string): string | null {
  const [first] = retrieval.find(readTalk(asked).question, 1);
  return first?.isSure ? first.passage.title : null;
}

it('names entries that exist', () => {
  const titles = new Set(passages.map(({ title }) => title));
  for (const { question, titles: wanted } of [...TUNED, ...UNSEEN])
    for (const title of wanted) expect(titles, question).toContain(title);
});

/** So many of a hundred may be missed. */
const MISSED = 15;

it.each([
  ['those it was tuned on', TUNED],
  ['those it was not', UNSEEN],
])('answers enough of %s in the first place', (_, list) => {
  const wrong = list.filter(({ question, titles }) => !titles.includes(answerTo(question) ?? ''));
  const share = (wrong.length / list.length) * 100;
  expect(share, wrong.map(({ question }) => question).join(', ')).toBeLessThanOrEqual(MISSED);
});

it.each([
  ['those it was tuned on', TUNED_OUTSIDE],
  ['those it was not', UNSEEN_OUTSIDE],
])('does not pretend to know what is not ours: %s', (_, list) => {
  expect(list.filter((question) => answerTo(question) !== null)).toEqual([]);
});

it.each([
  ['я в беларуси живу сколько взнос', 'Что такое гарантийный взнос и вернётся ли он?'],
  ['нужен ли взнос в казахстане', 'Что такое гарантийный взнос и вернётся ли он?'],
  ['какой взнос', 'Что такое гарантийный взнос и вернётся ли он?'],
  ['что значит серый цвет на карте', 'Что значит серое место на карте?'],
  ['где забрать вывезку в казани', 'Сортировочный центр: Казань'],
])('gives no sum to who owes none, and no promise to who asks for another: %s', (question, title) => {
  expect(answerTo(question)).toBe(title);
});

it.each([
  'штраф за опоздание',
  'штраф за грубость клиенту',
  'какая зарплата у владельца пункта',
  'замок на чемодан',
  'ремонт телефона',
  'есть ли у вас отпуск',
])('gives as near, not as the answer, what only touches the question: %s', (question) => {
  expect(retrieval.find(question, 1)[0]?.isWhole ?? false).toBe(false);
});

it('reads ё as е, and capitals as small letters', () => {
  for (const question of ['Приём: УПРОЩЁННЫЕ условия', 'прием: упрощенные условия'])
    expect(answerTo(question)).toBe('Что такое пункт на упрощённых условиях?');
});

it('finds nothing in nothing', async () => {
  expect((await createRetrieval([], SPEECHES.ru)).find('взнос', 3)).toEqual([]);
  for (const question of ['', '?!', 'и на', '12345', 'constructor', '__proto__'])
    expect(answerTo(question)).toBeNull();
});

it('is not held up by a long message', () => {
  const long = Array.from({ length: 300 }, (_, place) => `слово${place}`).join(' ');
  expect(answerTo(long)).toBeNull();
});

describe.each([
  ['en', ENGLISH, ENGLISH_OUTSIDE],
  ['ka', GEORGIAN, GEORGIAN_OUTSIDE],
] as const)('asked in %s', (language, inside, outside) => {
  const own = passagesOf(firstContent(new Date(), language), serverTexts(language), language);
  const search = createRetrieval(own, SPEECHES[language]);
  const told = async (asked: string) => {
    const [first] = (await search).find(asked, 1);
    return first?.isSure ? first.passage.title : null;
  };

  it.each(inside)('answers «$question»', async ({ question, titles }) => {
    expect(own.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles]));
    expect(titles).toContain(await told(question));
  });

  it.each(outside)('does not pretend to know «%s»', async (question) => {
    expect(await told(question)).toBeNull();
  });
});
