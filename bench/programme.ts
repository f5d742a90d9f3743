import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../apps/server/src/platform/database/embedded/server.ts';
import { PEOPLE, type Screen, type Side, targetOf } from './lib/crowd.ts';
import { besideWhat, watchDatabase } from './lib/database-work.ts';
import { type Memory, memoryOf } from './lib/memory.ts';
import type { Server } from './lib/process.ts';
import {
  CLIENTS,
  fillProgramme,
  holdsProgramme,
  oneAfterTheOther,
  PAUSE_MS,
  PROGRAMME,
  p99,
  SCREENS,
  shareOr,
  slowestScreens,
} from './lib/programme.ts';
import { type Asked, createAsker } from './lib/rolling-load.ts';
import { keptFolder, newDatabase, type Postgres, startPunkt, temporaryFolder, tokenOf } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';

/** The whole programme at once: all its records in one database, three instances, partners and staff. */
const INSTANCES = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 600);
const PARTS = 5;
const LOOK_EVERY_MS = 1_000;
/** A folder whose records are taken as they are the next time: filling them takes longer than measuring. */
const KEPT = process.env.BENCH_FOLDER;

/** What one kind of person does all day; a partner also writes. */
async function dayOf(who: Screen['who'], side: Side): Promise<Asked[]> {
  const token = side.tokens[who];
  const screens = SCREENS.filter((screen) => screen.who === who);
  const reads = await Promise.all(
    screens.map(async (screen) => {
      const { url, method = 'GET', body } = await targetOf(screen, side);
      return { what: screen.what, method, url, token, ...(body && { body }) };
    }),
  );
  const writes: Asked[] = ['/api/v4/hash', '/api/v4/notifications/read'].map((path) => ({
    what: `write ${path}`,
    method: 'POST',
    url: side.server.address + path,
    token,
  }));
  return who === 'owner' ? [...reads, ...writes] : reads;
}

interface Look extends Memory {
  readonly at: number;
}

/** Everybody at work for a while: what was answered, by kind of person, and the memory of the instances at each part of it. */
async function work(sides: readonly Side[]) {
  const memory: Look[][] = sides.map(() => []);
  const kinds = Object.entries(CLIENTS) as Array<[Screen['who'], number]>;
  const askers = kinds.map(([who, count]) => ({ who, count, ...createAsker(count) }));
  const end = performance.now() + 1_000 * SECONDS;
  const began = performance.now();
  const clients = askers.flatMap(({ who, count, ask }) =>
    Array.from({ length: count }, async (_, number) => {
      const side = sides[number % sides.length];
      const day = side ? await dayOf(who, side) : [];
      for (let turn = number; performance.now() < end; turn += 1) {
        const asked = day[turn % day.length];
        if (asked) await ask(asked);
        await delay(PAUSE_MS);
      }
    }),
  );
  while (performance.now() < end - LOOK_EVERY_MS) {
    await delay(LOOK_EVERY_MS);
    for (const [number, { server }] of sides.entries())
      memory[number]?.push({ ...(await memoryOf(server)), at: performance.now() });
  }
  await Promise.all(clients);
  for (const { close } of askers) close();
  const partOf = (at: number) => Math.floor((PARTS * (at - began)) / (1_000 * SECONDS));
  const byParts = <T>(all: readonly T[], at: (one: T) => number, sum: (some: readonly T[]) => number) =>
    Array.from({ length: PARTS }, (_, part) => sum(all.filter((one) => partOf(at(one)) === part)));
  const parts = askers.map(({ who, answers }) => ({
    who,
    answers,
    p99: byParts(answers, ({ askedAt }) => askedAt, p99),
  }));
  const at = ({ at: when }: Look) => when;
  const largest = (each: readonly (readonly number[])[]) =>
    Array.from({ length: PARTS }, (_, part) => Math.max(...each.map((values) => values[part] ?? 0)));
  const most = (of: (look: Look) => number) =>
    largest(memory.map((each) => byParts(each, at, (some) => Math.max(...some.map(of)))));
  // The least that was seen is what a collection has left: what lies above it is rubbish, of which a large machine keeps much.
  const least = (of: (look: Look) => number) =>
    largest(memory.map((each) => byParts(each, at, (some) => Math.min(...some.map(of)))));
  return {
    parts,
    resident: most((look) => look.resident),
    heap: least((look) => look.heap),
    room: most((look) => look.room),
    outside: most((look) => look.held - look.heap),
    native: most((look) => look.resident - look.room - (look.held - look.heap)),
  };
}

function describe({ parts, ...memory }: Awaited<ReturnType<typeof work>>): Line[] {
  const flat = (what: string, unit: string, values: readonly number[], most: number): Line => {
    const [first = 0, last = 0] = [values[0], values.at(-1)];
    return {
      what,
      ours: `${values.map((value) => value.toFixed(0)).join(', ')} ${unit}`,
      reference: '',
      ratio: (last / first).toFixed(2),
      goal: `≤ ${most} of the first part`,
      met: last <= most * first,
    };
  };
  const all = parts.flatMap(({ answers }) => answers);
  const failed = all.filter(({ status }) => status !== 200);
  for (const [kind, { length }] of Map.groupBy(
    failed,
    ({ what, status, error }) => `${what} ${status} ${error}`,
  ))
    console.log(`${length} × ${kind}`);
  for (const [what, ms] of slowestScreens(all, 8)) console.log(`p99 ${ms.toFixed(0)} ms: ${what}`);
  return [
    ...parts.map(({ who, answers, p99: each }) =>
      flat(`${who}: ${answers.length} calls, p99 by fifths of ${SECONDS} s`, 'ms', each, 1.5),
    ),
    flat('memory of the largest instance, by fifths', 'MB', memory.resident, 1.2),
    flat('of it the heap after a collection', 'MB', memory.heap, 1.2),
    flat('the heap with its free room', 'MB', memory.room, 1.2),
    flat('buffers and the like outside of it', 'MB', memory.outside, 1.2),
    flat('the rest: code, threads, libraries', 'MB', memory.native, 1.2),
    {
      what: 'calls that failed',
      ours: String(failed.length),
      reference: `of ${all.length}`,
      ratio: '',
      goal: '0',
      met: failed.length === 0,
    },
  ];
}

/** The instances over a full database, everybody signed in, for as long as `then` takes. */
async function withProgramme<T>(
  postgres: Postgres,
  dataDir: string,
  then: (sides: readonly Side[], databaseUrl: string) => Promise<T>,
): Promise<T> {
  const share = shareOr(1);
  const isFilled = await holdsProgramme(postgres, share);
  const databaseUrl = isFilled ? postgres.url(PROGRAMME) : await newDatabase(postgres, PROGRAMME);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const servers: Server[] = [];
  try {
    for (let instance = 0; instance < INSTANCES; instance += 1)
      servers.push(
        await startPunkt(databaseUrl, dataDir, { DATABASE_POOL: '10', PUNKT_SANDBOX_EXAMPLES: '0' }),
      );
    if (!isFilled) await fillProgramme(client, share);
    const one = oneAfterTheOther(client);
    const first = servers[0] as Server;
    const tokens = {
      owner: await tokenOf(first, PEOPLE.owner),
      operator: await tokenOf(first, PEOPLE.operator),
      lead: await tokenOf(first, PEOPLE.lead),
    };
    return await then(
      servers.map((server) => ({ server, tokens, databaseUrl, one })),
      databaseUrl,
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await client.end();
  }
}

const folder = await (KEPT ? keptFolder(KEPT) : temporaryFolder());
const postgres = await startEmbedded({ dataDir: folder.path, log: () => undefined });
try {
  await withProgramme(postgres, folder.path, async (sides, databaseUrl) => {
    const watch = await watchDatabase(databaseUrl);
    const worked = await work(sides).finally(watch.stop);
    const answers = worked.parts.flatMap((part) => part.answers);
    for (const line of besideWhat(watch.moments, answers)) console.log(line);
    printTable(describe(worked));
  });
} finally {
  await postgres.stop();
  await folder.remove();
}
