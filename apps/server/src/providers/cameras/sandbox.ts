import { setTimeout as wait } from 'node:timers/promises';
import { type CameraAccess, CameraTrouble, type FoundCamera, type ReadCameras } from './port.ts';

const camera = (name: string, change: Partial<FoundCamera> = {}): FoundCamera => ({
  id: name,
  name,
  isOnline: true,
  archiveDays: 90,
  hasArchive: true,
  ...change,
});
const entrance = camera('Вход');
const hall = camera('Клиентская зона', { archiveDays: 120 });
const store = camera('Склад');

/** The last part of the address says what comes back, so that every answer can be tried by hand. */
const ANSWERS: Readonly<
  Record<string, (access: CameraAccess, signal: AbortSignal) => Promise<readonly FoundCamera[]>>
> = {
  good: async () => [entrance, hall, store],
  two: async () => [entrance, hall],
  off: async () => [entrance, hall, { ...store, isOnline: false }],
  short: async () => [{ ...entrance, archiveDays: 30 }, hall, store],
  'no-archive': async () => [entrance, hall, { ...store, archiveDays: null, hasArchive: false }],
  hangs: async (_, signal) => {
    await wait(3_600_000, undefined, { signal }).catch(() => undefined);
    throw new CameraTrouble('timeout');
  },
  garbage: async () => {
    throw new CameraTrouble('answer');
  },
  gone: async () => {
    throw new CameraTrouble('unreachable');
  },
};

/** A made-up recorder: `https://cameras.sandbox.example/good`. The password «wrong» is wrong at every address. */
export function createSandboxCameras(): ReadCameras {
  return async (access, signal) => {
    if (access.password === 'wrong') throw new CameraTrouble('credentials');
    const last = URL.canParse(access.url)
      ? new URL(access.url).pathname.split('/').findLast(Boolean)
      : undefined;
    return (ANSWERS[last ?? 'good'] ?? ANSWERS.good)?.(access, signal) ?? [];
  };
}
