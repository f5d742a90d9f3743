import type { Language } from '@punkt/locales/language';
import { serverTexts } from '@punkt/locales/server';
import { firstContent } from '../../content/first/first-content.ts';
import { createAssistantService } from '../service.ts';
import type { Understand } from '../understanding.ts';

/** A question, and the names of the entries that answer it: any of them does. `outside`: nothing that is published does. */
export interface Asked {
  readonly language: Language;
  readonly question: string;
  readonly expect: readonly string[];
  /** What the answer must hold. */
  readonly must_say?: readonly string[];
}

export const OUTCOMES = [
  'right',
  'hedged',
  'unknown',
  'confidently wrong',
  'outside answered',
  'outside hedged',
  'outside left',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Judged extends Asked {
  readonly outcome: Outcome;
  /** What was answered or offered. */
  readonly given: readonly string[];
}

/** The assistant over the content that comes with the product, without a database and a language model. */
export function firstAssistant(understand?: Understand, now = new Date()) {
  return createAssistantService({
    clock: { now: () => now },
    log: { warn: () => undefined },
    texts: serverTexts,
    understand,
    content: async (language) => ({ version: 1, sections: firstContent(now, language) }),
  });
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .toLowerCase();

/** `center` stands for each of the sorting centres, and `center.3` for what `center` expects. */
const isExpected = (entry: string, expect: readonly string[]): boolean =>
  expect.some((name) => entry === name || entry.startsWith(`${name}.`));

const outcomeOf = (isOutside: boolean, isAnswered: boolean, isRight: boolean, isHedged: boolean): Outcome => {
  if (isOutside) return isAnswered ? 'outside answered' : isHedged ? 'outside hedged' : 'outside left';
  if (isAnswered) return isRight ? 'right' : 'confidently wrong';
  return isHedged ? 'hedged' : 'unknown';
};

export async function judge(assistant: ReturnType<typeof firstAssistant>, asked: Asked): Promise<Judged> {
  const { language, question, expect, must_say: said = [] } = asked;
  const { reply, entries } = await assistant.consider({ request: question, language });
  const choices = (reply.choices ?? []).map(({ title }) => title);
  // A greeting, or the hand-over to a person, is no answer from an entry.
  const isAnswered = reply.known && entries.length > 0;
  const answer = plain(reply.answer);
  const isRight =
    entries.some((entry) => isExpected(entry, expect)) &&
    said.every((words) => answer.includes(plain(words)));
  const outcome = outcomeOf(expect.includes('outside'), isAnswered, isRight, choices.length > 0);
  return { ...asked, outcome, given: isAnswered ? entries : choices };
}
