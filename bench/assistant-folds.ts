/**
 * How well the assistant answers taught questions that it was not taught: each fifth of them is asked of one that learnt the other
 * four. Questions for the same topic resemble each other, so strangers' questions fare somewhat worse; what it is good for is to see
 * which topics are mixed up, and to choose the limits. `npm run bench:assistant -- --folds [--misses]`.
 */
import type { Asked, Judged } from '../apps/server/src/features/assistant/testing/evaluation.ts';
import { firstAssistant, judge } from '../apps/server/src/features/assistant/testing/evaluation.ts';
import { TOPICS } from '../apps/server/src/features/assistant/topics.ts';
import {
  createUnderstanding,
  type Lesson,
  lessons,
} from '../apps/server/src/features/assistant/understanding.ts';

const FOLDS = 5;

const expected = (label: Lesson['label']): string[] =>
  label === 'outside' ? [label] : Object.values(TOPICS[label]).filter((name) => typeof name === 'string');

const askedOf = ({ language, question, label }: Lesson): Asked => ({
  language,
  question,
  expect: expected(label),
});

/** Neighbours in the list are paraphrases of each other: they go to different folds. */
export async function judgeFolds(): Promise<Judged[]> {
  const all = lessons();
  const results: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isAsked = (place: number) => place % FOLDS === fold;
    const taught = all.filter((_, place) => !isAsked(place));
    const assistant = firstAssistant(createUnderstanding(() => taught));
    for (const [place, lesson] of all.entries())
      if (isAsked(place)) results.push(await judge(assistant, askedOf(lesson)));
  }
  return results;
}
