import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { compare } from './lib/compare.ts';
import { untilIdle } from './lib/idle.ts';
import type { Server } from './lib/process.ts';
import { startReference } from './lib/reference.ts';
import { setStage } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';
import type { ReferenceTask } from './reference/task.ts';

const GOAL = 0.9;
/** Pages, and a tile of zones in the middle of Moscow: all are made once and kept. */
const WAYS = [
  { name: 'landing-gzip', path: '/', encoding: 'gzip', what: 'GET / from the cache, gzip' },
  { name: 'landing-brotli', path: '/', encoding: 'br', what: 'GET / from the cache, brotli' },
  { name: 'page-gzip', path: '/login', encoding: 'gzip', what: 'GET /login from the cache, gzip' },
  { name: 'page-plain', path: '/login', encoding: 'identity', what: 'GET /login from the cache, plain' },
  {
    name: 'tile',
    path: '/api/v4/geo/tiles/zones/13/4951/2561',
    encoding: 'gzip',
    what: 'a tile of zones from the cache',
  },
] as const;
const pathOf = (name: string) => `/buffer/${name}`;

/** Written by Node itself for each answer, or different in each. */
const NOT_OURS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** As it travels: packed, if it is. */
async function asSent(url: string, encoding: string) {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [
    IncomingMessage,
  ];
  const headers = Object.entries(response.headers).filter(([header]) => !NOT_OURS.has(header));
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: await buffer(response) };
}

/** The very bytes of our answer, with the same headers: other bytes would cost the load generator something else. */
export async function describePages(punkt: Server): Promise<ReferenceTask['pages']> {
  return Promise.all(
    WAYS.map(async ({ name, path, encoding }) => {
      await asSent(punkt.address + path, encoding); // the first one is made
      const { headers, body } = await asSent(punkt.address + path, encoding);
      return { path: pathOf(name), headers, body: body.toString('base64') };
    }),
  );
}

export async function measurePages(punkt: Server, reference: Server): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, path, encoding, what } of WAYS) {
    const headers = { 'accept-encoding': encoding };
    const speed = await compare(
      { url: punkt.address + path, headers },
      { url: reference.address + pathOf(name), headers },
    );
    lines.push({
      what,
      ours: `${speed.ours.toFixed(0)}/s`,
      reference: `${speed.reference.toFixed(0)}/s`,
      ratio: speed.ratio.toFixed(2),
      goal: `≥ ${GOAL}`,
      met: speed.ratio >= GOAL,
    });
  }
  return lines;
}

// By itself: `npm run bench -- pages`.
if (import.meta.main) {
  const stage = await setStage();
  try {
    await untilIdle(stage.punkt);
    const reference = await startReference(stage, { userId: '', pages: await describePages(stage.punkt) });
    printTable(await measurePages(stage.punkt, reference).finally(() => reference.stop()));
  } finally {
    await stage.clear();
  }
}
