import type { ValidationArguments, ValidationKey } from './validation-keys.ts';

/**
 * A rule answers with a message key and its parameters, never with a sentence: the same rule speaks
 * Russian in a form, Georgian in an API answer and nothing at all in a test.
 *
 * Zod and form libraries carry messages as plain strings, so a message travels as `key` or `key|{"count":2}`.
 */
export type MessageParams = Readonly<Record<string, string | number>>;

export interface Message {
  readonly key: string;
  readonly params: MessageParams;
}

/** Takes only keys that have a text, and asks for the parameters that text needs. */
export function message<Key extends ValidationKey>(key: Key, ...[params]: ValidationArguments<Key>): string {
  return params ? `${key}|${JSON.stringify(params)}` : key;
}

/** Inverse of {@link message}. A text that is no message of ours comes back as a key nobody translates. */
export function parseMessage(text: string): Message {
  const bar = text.indexOf('|');
  const params = bar < 0 ? null : parseParams(text.slice(bar + 1));
  return params ? { key: text.slice(0, bar), params } : { key: text, params: {} };
}

function parseParams(json: string): MessageParams | null {
  try {
    const parsed: unknown = JSON.parse(json);
    return isParams(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isParams(value: unknown): value is MessageParams {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number');
}
