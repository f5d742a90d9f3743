import type { CallOutput } from '@punkt/contract/contract';
import { ASSISTANT_BRANCHES, type AssistantBranch } from '@punkt/domain/assistant';

export type Answer = CallOutput<'POST /bert-api/v2/send-message-promo'>;

/** What the visitor wrote, and what came of it. */
export interface Exchange {
  readonly id: string;
  readonly text: string;
  readonly branch?: AssistantBranch | undefined;
  readonly state: 'sending' | 'answered' | 'failed';
  readonly answer?: Answer | undefined;
  /** The server's own words about a failure, where it had any. */
  readonly problem?: string | undefined;
}

/** So much of a conversation is kept; nobody reads further back. */
const LONGEST = 100;

export const lastOf = (exchanges: readonly Exchange[], count = LONGEST): readonly Exchange[] =>
  exchanges.slice(-count);

export const changed = (
  exchanges: readonly Exchange[],
  id: string,
  change: Partial<Exchange>,
): readonly Exchange[] => exchanges.map((one) => (one.id === id ? { ...one, ...change } : one));

/** What the next message should hold. */
export function branchOf(exchanges: readonly Exchange[]): AssistantBranch | undefined {
  const last = exchanges.at(-1);
  // A number that could not be sent is still asked for.
  return last?.state === 'answered' ? last.answer?.branch : last?.branch;
}

/** Whoever does not want to give a number asks about something else. */
export function withoutBranch(exchanges: readonly Exchange[]): readonly Exchange[] {
  const last = exchanges.at(-1);
  if (!last) return exchanges;
  const answer = last.answer && { ...last.answer, branch: undefined };
  return changed(exchanges, last.id, { branch: undefined, answer });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const branchFrom = (value: unknown): AssistantBranch | undefined =>
  ASSISTANT_BRANCHES.find((branch) => branch === value);

const choicesFrom = (value: unknown): Answer['choices'] =>
  Array.isArray(value)
    ? value.flatMap((each) =>
        isRecord(each) && typeof each.title === 'string' ? [{ title: each.title }] : [],
      )
    : undefined;

function answerFrom(value: unknown): Answer | undefined {
  if (!isRecord(value) || typeof value.answer !== 'string' || typeof value.answerTime !== 'string')
    return undefined;
  const { answer, answerTime, known, escalate, source, choices } = value;
  const named = isRecord(source) && typeof source.title === 'string' && typeof source.href === 'string';
  return {
    answer,
    answerTime,
    known: known === true,
    escalate: escalate === true,
    branch: branchFrom(value.branch),
    choices: choicesFrom(choices),
    source: named ? { title: String(source.title), href: String(source.href) } : undefined,
  };
}

function exchangeFrom(value: unknown): readonly Exchange[] {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.text !== 'string') return [];
  const { id, text } = value;
  const answer = answerFrom(value.answer);
  // Whatever was under way when the page was left has no answer any more.
  return [{ id, text, branch: branchFrom(value.branch), answer, state: answer ? 'answered' : 'failed' }];
}

/** Storage holds what somebody else may have written there: a stranger's shape is no conversation. */
export function exchangesFrom(json: string | null): readonly Exchange[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? lastOf(value.flatMap(exchangeFrom)) : [];
  } catch {
    return [];
  }
}
