import { expect, vi } from 'vitest';

/**
 * For whatever a test waits for: an answer, a connection, a row. A machine that is busy with other things is no reason to give up; whatever waits for
 * ever says what it waits for before its test is ended (`testTimeout` of vitest.config.ts).
 */
export const PATIENCE_MS = 120_000;

/**
 * For one attempt at a stand-in of an outside service: short only where it keeps silent. Where it answers the second time, that answer needs its
 * time, too.
 */
export function attemptFor<T>(answers: readonly T[], silence: T): number {
  if (!answers.includes(silence)) return PATIENCE_MS;
  return answers.every((answer) => answer === silence) ? 300 : 3_000;
}

/** Tries a check until it passes. */
export const waitFor = <T>(check: () => T | Promise<T>, timeout = PATIENCE_MS): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 20 });

/** Reads until what is read is as expected. */
export const poll = <T>(read: () => T, timeout = PATIENCE_MS) => expect.poll(read, { timeout, interval: 20 });
