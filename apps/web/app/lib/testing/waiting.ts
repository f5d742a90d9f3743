import { vi } from 'vitest';

/** Vitest gives up after a second, which on a busy machine says nothing about the product. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 40_000 });
