import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../apps/server/src/platform/database/embedded/server.ts';
import { compare, median, type Target } from './lib/compare.ts';
import { PEOPLE, type Screen, type Side, targetOf } from './lib/crowd.ts';
import { type Directus, startDirectus } from './lib/directus.ts';
import {
  CLIENTS,
  fillProgramme,
  oneAfterTheOther,
  PAUSE_MS,
  p99,
  SCREENS,
  shareOr,
} from './lib/programme.ts';
import { type Answer, createAsker } from './lib/rolling-load.ts';
import { newDatabase, POOL_SIZE, startPunkt, temporaryFolder, tokenOf } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';

/**
 * The screens of the programme on Directus: the same rows of the same tables in the same database, with rights by row. It has no rules,
 * no words and no events of ours, so it does less for each. Screens over tables with a key of two columns (queues, roles) are missing:
 * it can't read those; a queue is read from the applications or tickets that wait in it.
 */
const ROUNDS = 4;
const ROUND_SECONDS = 15;
const GOAL = 1;
const SLOW_MS = 200;
const TURNS_ALONE = 5;

const NESTED = [
  { table: 'orders', name: 'history', rows: 'order_history', key: 'order_id' },
  { table: 'tickets', name: 'messages', rows: 'ticket_messages', key: 'ticket_id' },
] as const;

interface Query {
  readonly filter?: object;
  readonly sort?: string;
  readonly limit?: number;
  readonly page?: number;
  readonly fields?: string;
  readonly meta?: 'filter_count';
}

function items(table: string, query: Query): string {
  const words = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return `/items/${table}?${new URLSearchParams(words)}`;
}

/** What a list shows; everything would bring the nested rows of each too. */
const ORDER =
  'id,status,created,updated,since,country,type_point,city_name,full_address,latitude,longitude,record';
const TICKET = 'id,type,description,state,created,updated,finished,due';
const twenty = { limit: 20, meta: 'filter_count' } as const;
const own = { sort: '-created,-id', filter: { deleted: { _eq: false } }, fields: ORDER, ...twenty };
const tickets = { sort: '-created,-id', fields: TICKET, ...twenty };
const audit = { sort: '-at,-id', limit: 20 } as const;
const halfAYearAgo = new Date(Date.now() - 180 * 86_400_000).toISOString();
const lastOwn = (table: string, key: string) =>
  `select id as one from ${table} where ${key} = (select id from users where phone = '${PEOPLE.owner}') order by created desc, id desc limit 1`;

/** By the name of our screen. */
const THERE: Readonly<Record<string, (side: Side) => string | Promise<string>>> = {
  'orders list': () => items('orders', own),
  'orders list, page 5': () => items('orders', { ...own, page: 5 }),
  'one order': async ({ one }) =>
    `/items/orders/${await one(lastOwn('orders', 'owner_id'))}?fields=*,history.*`,
  'queue of staff': () =>
    items('orders', {
      filter: { status: { _eq: 'ORDER_CREATED' } },
      sort: 'since,id',
      fields: ORDER,
      ...twenty,
    }),
  audit: () => items('audit_log', audit),
  'audit, half a year ago': () => items('audit_log', { ...audit, filter: { at: { _lte: halfAYearAgo } } }),
  'audit, a rare act': () => items('audit_log', { ...audit, filter: { action: { _eq: 'staff.granted' } } }),
  'audit, of a record': () =>
    items('audit_log', {
      ...audit,
      filter: { _and: [{ subject_kind: { _eq: 'order' } }, { subject_id: { _eq: '77' } }] },
    }),
  'points list': () => items('points', { sort: 'id', filter: { closed: { _null: true } }, ...twenty }),
  'points list, page 2': () =>
    items('points', { sort: 'id', filter: { closed: { _null: true } }, ...twenty, page: 2 }),
  'one point': async ({ one }) =>
    `/items/points/${await one(`select min(id) as one from points where external_id = 'bench-1'`)}`,
  'points of staff': () => items('points', { sort: '-id', ...twenty }),
  'points of staff, found by address': async ({ one }) => {
    const address = await one('select address as one from points order by id desc limit 1');
    return items('points', { filter: { address: { _icontains: address } }, sort: '-id', ...twenty });
  },
  'tickets list': () => items('tickets', tickets),
  'tickets list, page 5': () => items('tickets', { ...tickets, page: 5 }),
  'tickets list, searched': () =>
    items('tickets', { ...tickets, filter: { messages: { message: { _contains: 'накладной' } } } }),
  'one ticket': async ({ one }) =>
    `/items/tickets/${await one(lastOwn('tickets', 'user_id'))}?fields=*,messages.*`,
  'queue of tickets': () =>
    items('tickets', { filter: { state: { _eq: 1 } }, sort: 'due,id', fields: TICKET, ...twenty }),
};

interface Pair {
  readonly what: string;
  readonly who: Screen['who'];
  readonly ours: Screen['ask'];
  readonly theirs: Screen['ask'];
}

const PAIRS: readonly Pair[] = SCREENS.flatMap(({ what, who, ask }) => {
  const there = THERE[what];
  return there ? [{ what, who, ours: ask, theirs: async (side: Side) => ({ path: await there(side) }) }] : [];
});

/** What each may read there; here it is part of the product. */
async function admitAll(directus: Directus, one: Side['one']): Promise<Side['tokens']> {
  const me = { _eq: '$CURRENT_USER' };
  const ofOwner = {
    orders: { owner_id: me },
    order_history: { order_id: { owner_id: me } },
    points: { owner_id: me },
    tickets: { user_id: me },
    ticket_messages: { _and: [{ ticket_id: { user_id: me } }, { internal: { _eq: false } }] },
  };
  const ofStaff = { orders: {}, points: {}, tickets: {}, ticket_messages: {}, audit_log: {} };
  const admit = async (name: keyof typeof PEOPLE) =>
    directus.admit({
      id: await one(`select id as one from users where phone = '${PEOPLE[name]}'`),
      name,
      reads: name === 'owner' ? ofOwner : ofStaff,
    });
  return { owner: await admit('owner'), operator: await admit('operator'), lead: await admit('lead') };
}

/** Everybody at work on one of the two for a while, each kind of person on their screens in turn. */
async function work(side: Side, asking: 'ours' | 'theirs'): Promise<readonly Answer[]> {
  const askers = Object.entries(CLIENTS).map(([who, count]) => ({ who, count, ...createAsker(count) }));
  const end = performance.now() + 1_000 * ROUND_SECONDS;
  await Promise.all(
    askers.flatMap(({ who, count, ask }) =>
      Array.from({ length: count }, async (_, number) => {
        const day = await Promise.all(
          PAIRS.filter((pair) => pair.who === who).map(async (pair) => {
            const { url, method = 'GET', body } = await targetOf({ ...pair, ask: pair[asking] }, side);
            const token = side.tokens[pair.who];
            return { what: pair.what, method, url, token, ...(body && { body }) };
          }),
        );
        for (let turn = number; performance.now() < end; turn += 1) {
          const asked = day[turn % day.length];
          if (asked) await ask(asked);
          await delay(PAUSE_MS);
        }
      }),
    ),
  );
  for (const { close } of askers) close();
  return askers.flatMap(({ answers }) => answers);
}

/** Where the system says it (Linux). */
async function residentOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return Number.isNaN(kilobytes) ? '' : `, ${(kilobytes / 1024).toFixed(0)} MB`;
}

async function mixed(ours: Side, theirs: Side, directus: Directus): Promise<Line> {
  const answers = { ours: [] as Answer[], theirs: [] as Answer[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [here, there] = [await work(ours, 'ours'), await work(theirs, 'theirs')];
    // The first round warms both up.
    if (round === 0) continue;
    answers.ours.push(...here);
    answers.theirs.push(...there);
  }
  const failed = (each: readonly Answer[]) => each.filter(({ status }) => status !== 200).length;
  const words = (each: readonly Answer[]) =>
    `${each.length} calls, ${failed(each)} failed, p99 ${p99(each).toFixed(0)} ms`;
  const ratio = p99(answers.theirs) / p99(answers.ours);
  return {
    what: 'all of them at once, two dozen people',
    ours: words(answers.ours),
    reference: words(answers.theirs) + (await residentOf(directus.pid)),
    ratio: ratio.toFixed(2),
    goal: `≥ ${GOAL}`,
    met: ratio >= GOAL && failed(answers.ours) === 0,
  };
}

/** An empty answer is a fast one. */
async function mustShowSomething({ what, who, theirs: ask }: Pair, side: Side): Promise<void> {
  const { url, headers } = await targetOf({ who, ask }, side);
  const response = await fetch(url, { ...(headers && { headers }) });
  const text = await response.text();
  if (!response.ok || /"data":\[\]|"data":null/.test(text))
    throw new Error(`${what} is not on Directus: ${response.status} ${text.slice(0, 300)}`);
}

async function milliseconds({ url, headers, method, body }: Target): Promise<number> {
  const began = performance.now();
  await (
    await fetch(url, { ...(headers && { headers }), ...(method && { method }), ...(body && { body }) })
  ).text();
  return performance.now() - began;
}

/** Asked one after the other: sixteen at once would have no answer within a round. */
async function alone(what: string, here: Target, there: Target): Promise<Line> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let turn = 0; turn < TURNS_ALONE; turn += 1) {
    times.ours.push(await milliseconds(here));
    times.theirs.push(await milliseconds(there));
  }
  const ratio = median(times.theirs) / median(times.ours);
  return {
    what: `${what}, asked alone`,
    ours: `${median(times.ours).toFixed(0)} ms`,
    reference: `${median(times.theirs).toFixed(0)} ms`,
    ratio: ratio.toFixed(2),
    goal: `≥ ${GOAL}`,
    met: ratio >= GOAL,
  };
}

/** Nothing where one of them has no answer for sixteen at once. */
async function together(what: string, here: Target, there: Target): Promise<Line | undefined> {
  if ((await milliseconds(there)) > SLOW_MS) return undefined;
  const speed = await compare(here, there).catch((error: unknown) => {
    console.log(String(error));
    return undefined;
  });
  return (
    speed && {
      what,
      ours: `${speed.ours.toFixed(0)}/s`,
      reference: `${speed.reference.toFixed(0)}/s`,
      ratio: speed.ratio.toFixed(2),
      goal: `≥ ${GOAL}`,
      met: speed.ratio >= GOAL,
    }
  );
}

async function each(ours: Side, theirs: Side): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { what, who, ...pair } of PAIRS) {
    const here = await targetOf({ who, ask: pair.ours }, ours);
    const there = await targetOf({ who, ask: pair.theirs }, theirs);
    lines.push((await together(what, here, there)) ?? (await alone(what, here, there)));
  }
  return lines;
}

const folder = await temporaryFolder();
const postgres = await startEmbedded({ dataDir: folder.path, log: () => undefined });
const stops: Array<() => Promise<void>> = [];
try {
  const databaseUrl = await newDatabase(postgres, 'side_by_side');
  const server = await startPunkt(databaseUrl, folder.path, { PUNKT_SANDBOX_EXAMPLES: '0' });
  stops.push(server.stop);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  stops.push(() => client.end());
  await fillProgramme(client, shareOr(0.01));
  const one = oneAfterTheOther(client);
  const directus = await startDirectus(databaseUrl, POOL_SIZE, NESTED);
  stops.push(directus.stop);
  const ours: Side = {
    server,
    databaseUrl,
    one,
    tokens: {
      owner: await tokenOf(server, PEOPLE.owner),
      operator: await tokenOf(server, PEOPLE.operator),
      lead: await tokenOf(server, PEOPLE.lead),
    },
  };
  const tokens = await admitAll(directus, one);
  const theirs: Side = { ...ours, server: { ...server, address: directus.address }, tokens };
  for (const pair of PAIRS) await mustShowSomething(pair, theirs);
  printTable([await mixed(ours, theirs, directus), ...(await each(ours, theirs))]);
} finally {
  for (const stop of stops.reverse()) await stop();
  await postgres.stop();
  await folder.remove();
}
