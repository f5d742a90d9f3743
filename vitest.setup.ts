import fc from 'fast-check';
import { afterAll, expect, vi } from 'vitest';

// The same input in every run: a change passes or fails by itself, not by what was drawn. `PUNKT_SEED=random` looks for new input,
// and a number that a failure named goes back to it.
const seed = process.env.PUNKT_SEED ?? '20260901';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

const EVENTS = ['uncaughtException', 'unhandledRejection', 'SIGINT', 'SIGTERM', 'SIGHUP'];
// Loading sharp sets it for the whole process.
const BY_LIBRARIES = new Set(['VIPSHOME']);

/** What a whole worker shares, and the next file would find changed. */
const shared = (): Map<string, unknown> =>
  new Map<string, unknown>([
    ['working folder', process.cwd()],
    ...EVENTS.map((name) => [`listeners of ${name}`, process.listenerCount(name)] as const),
    ...Object.entries(process.env).filter(([name]) => !BY_LIBRARIES.has(name)),
  ]);

const before = shared();

// Files share a worker. Stubs and false clocks are taken away after each file; what can't be taken away here fails the file
// that left it, not the one that stumbles over it. Names alone: an environment may hold secrets.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  const after = shared();
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== after.get(name));
  expect(changed, 'what this file has changed for the next one').toEqual([]);
});
