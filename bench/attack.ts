import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { startEmbedded } from '../apps/server/src/platform/database/embedded/server.ts';
import type { Server } from './lib/process.ts';
import { startPunkt, temporaryFolder, tokenOf } from './lib/stage.ts';
import type { Line } from './lib/table.ts';

const PER_PERSON = 8;
const STREAMS = Number(process.env.BENCH_STREAMS ?? 2_000);
const LONGEST_STALL_MS = 50;
const FIRST_PHONE = 79_610_000_000;

/** What the server itself measured since it was last asked. */
async function longestStall({ address }: Server): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]);
}

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
];

/** Malformed bodies on every kind of call: how long the longest keeps everybody else waiting. */
async function measureBodies(punkt: Server, token: string): Promise<Line> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const send = async ([call, body]: (typeof BODIES)[number]) =>
    (await fetch(punkt.address + call, { method: 'POST', headers, body }))
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

async function p99(punkt: Server, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${punkt.address}/api/v4/sessions`;
  const { latency } = await autocannon({ url, connections: 4, duration: 8, headers });
  return latency.p99;
}

/** A stream that counts what it gets, and whether it was dropped. */
async function openStream(punkt: Server, token: string) {
  const seen = { events: 0, dropped: false };
  const response = await fetch(`${punkt.address}/api/v4/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok || !response.body) throw new Error(`a stream answered ${response.status}`);
  const read = async (body: AsyncIterable<Uint8Array>) => {
    for await (const chunk of body)
      seen.events += Buffer.from(chunk).toString().split('event: test').length - 1;
  };
  void read(response.body)
    .catch(() => undefined)
    .finally(() => {
      seen.dropped = true;
    });
  return seen;
}

/** Streams of many people, an event for somebody every few milliseconds, and other calls beside them. */
async function measureStreams(punkt: Server, databaseUrl: string, token: string): Promise<Line[]> {
  const before = await p99(punkt, token);
  const streams: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let person = 0; streams.length < STREAMS; person += 1) {
    const own = await tokenOf(punkt, String(FIRST_PHONE + person));
    streams.push(...(await Promise.all(Array.from({ length: PER_PERSON }, () => openStream(punkt, own)))));
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let announced = 0;
  let going = true;
  const announcing = (async () => {
    while (going) {
      await client.query(
        `with new as (insert into events (audience, topic, data, created)
           select 'user:' || id, 'test', '{}', now() from users where phone = $1 returning audience)
         select pg_notify('punkt_events', audience) from new`,
        [String(FIRST_PHONE + (announced % (STREAMS / PER_PERSON)))],
      );
      announced += 1;
      await delay(5);
    }
  })();
  const during = await p99(punkt, token);
  going = false;
  await announcing;
  await client.end();
  const wanted = PER_PERSON * announced;
  const got = () => streams.reduce((sum, { events }) => sum + events, 0);
  for (const end = Date.now() + 10_000; got() < wanted && Date.now() < end; ) await delay(50);
  const dropped = streams.filter((stream) => stream.dropped).length;
  return [
    {
      what: `p99 of other calls with ${STREAMS} event streams`,
      ours: `${during.toFixed(0)} ms`,
      reference: `${before.toFixed(0)} ms without`,
      ratio: (during / before).toFixed(2),
      goal: '≤ 2',
      met: during <= 2 * before,
    },
    {
      what: `event streams: dropped, events missed of ${wanted}`,
      ours: `${dropped}, ${wanted - got()}`,
      reference: '',
      ratio: '',
      goal: '0, 0',
      met: dropped === 0 && got() === wanted,
    },
  ];
}

const CONNECTIONS = 300;
const ROUNDS = 5;
const REQUESTS = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1_500);

async function resident({ address }: Server): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 ** 2;
}

/** Connections that ask as fast as they can and read nothing, round after round. */
async function measureUnread(punkt: Server): Promise<Line> {
  const port = Number(new URL(punkt.address).port);
  const after: number[] = [];
  let most = 0;
  const before = await resident(punkt);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sockets = Array.from({ length: CONNECTIONS }, () =>
      connect(port, '127.0.0.1')
        .pause()
        .on('error', () => undefined),
    );
    for (const socket of sockets) socket.write(REQUESTS);
    await delay(2_000);
    most = Math.max(most, await resident(punkt));
    for (const socket of sockets) socket.destroy();
    await delay(1_000);
    after.push(await resident(punkt));
  }
  const [first = 0, last = 0] = [after[0], after.at(-1)];
  return {
    what: `memory with ${CONNECTIONS} connections that never read, ${ROUNDS} rounds`,
    ours: `${most.toFixed(0)} MB, then ${last.toFixed(0)}`,
    reference: `${before.toFixed(0)} MB before`,
    ratio: (last / first).toFixed(2),
    goal: '≤ 1.2 of the first round',
    met: last <= 1.2 * first && most <= 2 * before,
  };
}

/** What one hostile or merely popular client costs the others. */
export async function measureAttack(): Promise<Line[]> {
  const folder = await temporaryFolder();
  const postgres = await startEmbedded({ dataDir: folder.path, log: () => undefined });
  const punkt = await startPunkt(postgres.url(), folder.path, {
    CONNECTIONS_PER_ADDRESS: '20000',
    CODES_PER_DAY: '1000000',
    MAX_EVENT_LOOP_DELAY_MS: '0',
  });
  try {
    const token = await tokenOf(punkt, '79000000001');
    return [
      await measureBodies(punkt, token),
      await measureUnread(punkt),
      ...(await measureStreams(punkt, postgres.url(), token)),
    ];
  } finally {
    await punkt.stop();
    await postgres.stop();
    await folder.remove();
  }
}
