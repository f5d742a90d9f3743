import { compare } from './lib/compare.ts';
import type { Server } from './lib/process.ts';
import type { Line } from './lib/table.ts';
import type { ReferenceTask } from './reference/task.ts';

const GOAL = 0.7;
/** Pages, and a tile of zones in the middle of Moscow: all are made once and kept. */
const WAYS = [
  { name: 'landing-gzip', path: '/', encoding: 'gzip', what: 'GET / from the cache, gzip' },
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

/** Buffers as long as our page, sent with the same headers. */
export async function describePages(punkt: Server): Promise<ReferenceTask['pages']> {
  return Promise.all(
    WAYS.map(async ({ name, path, encoding }) => {
      const headers = { 'accept-encoding': encoding };
      await (await fetch(punkt.address + path, { headers })).arrayBuffer(); // the first one is made
      const response = await fetch(punkt.address + path, { headers });
      await response.arrayBuffer();
      const kept = [...response.headers].filter(([header]) => !NOT_OURS.has(header));
      const bytes = Number(response.headers.get('content-length'));
      return { path: pathOf(name), headers: Object.fromEntries(kept), bytes };
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
