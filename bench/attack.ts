import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '../apps/server/src/platform/database/embedded/server.ts';
import { untilIdle } from './lib/idle.ts';
import { metricsOf } from './lib/memory.ts';
import type { Server } from './lib/process.ts';
import { startPunkt, temporaryFolder, tokenOf } from './lib/stage.ts';
import { measureStreamMemory, measureStreams } from './lib/stream-attack.ts';
import { type Line, printTable } from './lib/table.ts';
import { measureUnread } from './lib/unread-attack.ts';

const LONGEST_STALL_MS = 50;

/** What the server itself measured since it was last asked. */
const longestStall = async (punkt: Server): Promise<number> =>
  1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await metricsOf(punkt))?.[1]);

const many = (length: number) => `[${'1,'.repeat(length / 2 - 2)}1]`;
const BODIES: readonly (readonly [call: string, body: string])[] = [
  ['/api/v1/login', many(2_000_000)],
  ['/api/v1/login', many(16_000)],
  ['/api/v1/events', `{"events":${many(15_000)}}`],
  ['/api/v2/pickpoint/order/add', `{"country":"RU","actual_urls":${many(19_000)}}`],
  ['/api/v2/pickpoint/order/add', '{"a":'.repeat(40_000)],
  ['/api/v2/common/upload', `{"chunk":${many(2_000_000)}}`],
  ['/api/v2/common/upload', `{"chunk":"","content":"",${'"chunk":"x",'.repeat(150_000)}"a":1}`],
  ['/api/v2/common/upload', `{"chunk":"${'\\u0041'.repeat(300_000)}"}`],
  ['/api/v2/common/upload', `{"chunk":"${'x'.repeat(2_000_000)}`],
  ['/api/v2/common/upload', `{"chunk":${' '.repeat(2_000_000)}1}`],
  ['/api/v2/common/upload', `{"a":1${' '.repeat(2_000_000)}}`],
];

/** Malformed bodies on every kind of call: how long the longest keeps everybody else waiting. */
async function measureBodies(punkt: Server, token: string): Promise<Line> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const send = async ([call, body]: (typeof BODIES)[number]) =>
    (await fetch(punkt.address + call, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }))
      .arrayBuffer()
      .catch(() => undefined);
  for (const each of BODIES) await send(each).catch(() => undefined);
  let worst = { ms: 0, what: '' };
  for (const each of BODIES) {
    const stalls: number[] = [];
    // The machine stalls too: what a body does, it does each time.
    for (let time = 0; time < 5; time += 1) {
      await longestStall(punkt);
      await send(each).catch(() => undefined);
      await delay(50);
      stalls.push(await longestStall(punkt));
    }
    const ms = Math.min(...stalls);
    if (ms > worst.ms) worst = { ms, what: `${each[0]} ${each[1].slice(0, 12)}` };
  }
  return {
    what: 'malformed bodies: longest stall',
    ours: `${worst.ms.toFixed(0)} ms (${worst.what})`,
    reference: '',
    ratio: '',
    goal: `≤ ${LONGEST_STALL_MS} ms`,
    met: worst.ms <= LONGEST_STALL_MS,
  };
}

/** What one hostile or merely popular client costs the others. `say` is told of each part as soon as it is measured. */
export async function measureAttack(
  say: (lines: readonly Line[]) => void = () => undefined,
  only?: string,
): Promise<Line[]> {
  const folder = await temporaryFolder();
  const postgres = await startEmbedded({ dataDir: folder.path, log: () => undefined });
  const punkt = await startPunkt(postgres.url(), folder.path, {
    CONNECTIONS_PER_ADDRESS: '20000',
    CODES_PER_DAY: '1000000',
  });
  try {
    const token = await tokenOf(punkt, '79000000001');
    await untilIdle(punkt);
    const parts: Readonly<Record<string, () => Promise<Line[]>>> = {
      bodies: async () => [await measureBodies(punkt, token)],
      streams: () => measureStreams(punkt, postgres.url(), token),
      memory: async () => [await measureStreamMemory(postgres.url(), folder.path)],
      unread: () => measureUnread(punkt, token),
    };
    const lines: Line[] = [];
    for (const [name, part] of Object.entries(parts)) {
      if (only && name !== only) continue;
      const measured = await part();
      say(measured);
      lines.push(...measured);
    }
    return lines;
  } finally {
    await punkt.stop();
    await postgres.stop();
    await folder.remove();
  }
}

// By itself: `npm run bench -- attack`, and a part of it: `npm run bench -- attack unread`.
if (import.meta.main) await measureAttack(printTable, process.argv[2]);
