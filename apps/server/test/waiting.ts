import { expect, vi } from 'vitest';

/** Vitest gives up after a second, which on a busy machine says nothing about the product. A test may last longer than that. */
const GIVE_UP_MS = 40_000;

/** Tries a check until it passes. */
export const waitFor = <T>(check: () => T | Promise<T>, timeout = GIVE_UP_MS): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 20 });

/** Reads until what is read is as expected. */
export const poll = <T>(read: () => T, timeout = GIVE_UP_MS) => expect.poll(read, { timeout, interval: 20 });
