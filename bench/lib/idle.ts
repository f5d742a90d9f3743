import { setTimeout as delay } from 'node:timers/promises';
import { metricsOf } from './memory.ts';
import type { Server } from './process.ts';

const LONGEST_MS = 90_000;
const LOOK_EVERY_MS = 500;
/** Asking takes some of it. */
const IDLE = 0.1;
/** Longer than the pause that the server makes before it teaches the assistant. */
const IDLE_FOR_MS = 12_000;

/** For some seconds after its start a server paints its examples and teaches the assistant; what is measured meanwhile is that. */
export async function untilIdle(server: Server): Promise<void> {
  const worked = async () =>
    Number(/^process_cpu_seconds_total (\S+)/m.exec(await metricsOf(server))?.[1] ?? 0);
  let before = await worked();
  let idleSince = Date.now();
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; ) {
    await delay(LOOK_EVERY_MS);
    const now = await worked();
    if (now - before >= (IDLE * LOOK_EVERY_MS) / 1000) idleSince = Date.now();
    if (Date.now() - idleSince >= IDLE_FOR_MS) return;
    before = now;
  }
}
