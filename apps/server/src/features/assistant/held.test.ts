import { readTalk } from '@punkt/domain/assistant-talk';
import { serverTexts } from '@punkt/locales/server';
import { expect, it } from 'vitest';
import { createRetrieval } from '../../providers/assistant/retrieval.ts';
import { firstContent } from '../content/first/first-content.ts';
import { passagesOf } from './passages.ts';
import { TUNED } from './testing/held-questions.ts';
import { TUNED_OUTSIDE, UNSEEN_OUTSIDE } from './testing/outside-questions.ts';
import { UNSEEN } from './testing/unseen-questions.ts';

const passages = passagesOf(firstContent(new Date()), serverTexts('ru'));
const retrieval = await createRetrieval(passages);

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

it('reads ё as е, and capitals as small letters', () => {
  for (const question of ['Приём: УПРОЩЁННЫЕ условия', 'прием: упрощенные условия'])
    expect(answerTo(question)).toBe('Что такое пункт на упрощённых условиях?');
});

it('finds nothing in nothing', async () => {
  expect((await createRetrieval([])).find('взнос', 3)).toEqual([]);
  for (const question of ['', '?!', 'и на', '12345', 'constructor', '__proto__'])
    expect(answerTo(question)).toBeNull();
});

it('is not held up by a long message', () => {
  const long = Array.from({ length: 300 }, (_, place) => `слово${place}`).join(' ');
  const start = performance.now();
  expect(answerTo(long)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1_000);
});
