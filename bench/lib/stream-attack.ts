import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { digest, newToken } from '../../apps/server/src/platform/secrets.ts';
import { p99Beside } from './beside.ts';
import { COLLECTING, type Memory, memoryOf } from './memory.ts';
import { type Server, startServer } from './process.ts';
import { startPunkt } from './stage.ts';
import { openStreamCrowd } from './stream-crowd.ts';
import type { Line } from './table.ts';

const PER_PERSON = 8;
const PEOPLE = Math.ceil(Number(process.env.BENCH_STREAMS ?? 10_000) / PER_PERSON);
const STREAMS = PEOPLE * PER_PERSON;
const FIRST_PHONE = 79_610_000_000;
const LOOKS = 6;
const LOOK_EVERY_MS = 1_000;

/** Written as the product writes it: a thousand log-ins would take longer than everything that is measured. */
export async function signInMany(
  client: pg.Client,
  people: number,
  firstPhone = FIRST_PHONE,
): Promise<string[]> {
  const tokens = Array.from({ length: people }, () => newToken());
  const hashes = tokens.map((token) => digest(token));
  // By itself: a session is refused to an account that is not there yet.
  await client.query(
    `insert into users (id, phone, country, created)
       select gen_random_uuid(), ($1::bigint + n)::text, 'RU', now() from generate_series(0, $2::int - 1) as n`,
    [firstPhone, people],
  );
  await client.query(
    `with given as (select hash, gen_random_uuid() as id, users.id as user_id
        from unnest($1::bytea[]) with ordinality as g (hash, n) join users on phone = ($2::bigint + n - 1)::text),
      opened as (insert into sessions (id, user_id, device_uuid, device_name, device_type, app_version, address, created, last_seen)
        select id, user_id, gen_random_uuid(), 'Chrome', 'web', '', '127.0.0.1', now(), now() from given)
    insert into access_tokens (hash, session_id, expires) select hash, id, now() + interval '1 hour' from given`,
    [hashes, firstPhone],
  );
  return tokens;
}

/** An event for somebody every few milliseconds, until it is told to stop; answers how many there were. */
function announceTo(client: pg.Client, people: number): () => Promise<number> {
  let [announced, going] = [0, true];
  const work = async () => {
    while (going) {
      await client.query(
        `with new as (insert into events (audience, topic, data, created)
           select 'user:' || id, 'test', '{}', now() from users where phone = $1 returning audience)
         select pg_notify('punkt_events', audience) from new`,
        [String(FIRST_PHONE + (announced % people))],
      );
      announced += 1;
      await delay(5);
    }
  };
  const done = work();
  return async () => {
    going = false;
    await done;
    return announced;
  };
}

/** Streams of many people, an event for somebody every few milliseconds, and other calls beside them. */
export async function measureStreams(punkt: Server, databaseUrl: string, token: string): Promise<Line[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tokens = await signInMany(client, PEOPLE).catch(async (error: unknown) => {
    await client.end();
    throw error;
  });
  const before = await p99Beside(punkt, token);
  const crowd = await openStreamCrowd(punkt, tokens, PER_PERSON);
  try {
    const stop = announceTo(client, PEOPLE);
    const during = await p99Beside(punkt, token);
    const wanted = PER_PERSON * (await stop());
    let seen = await crowd.count();
    for (const end = Date.now() + 10_000; seen.events < wanted && Date.now() < end; ) {
      await delay(50);
      seen = await crowd.count();
    }
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
        what: `event streams: open, dropped, events missed of ${wanted}`,
        ours: `${seen.open}, ${seen.dropped}, ${wanted - seen.events}`,
        reference: '',
        ratio: '',
        goal: `${STREAMS}, 0, 0`,
        met: seen.open === STREAMS && seen.dropped === 0 && seen.events === wanted,
      },
    ];
  } finally {
    await crowd.close();
    await client.end();
  }
}

/** How much a server holds for so many streams, in KB for each; what nobody collected yet is not counted. */
async function heldForEach(server: Server, tokens: readonly string[]) {
  const before = await settled(server);
  const crowd = await openStreamCrowd(server, tokens, PER_PERSON);
  try {
    const during = await settled(server);
    const { open } = await crowd.count();
    if (open !== STREAMS) throw new Error(`${open} of ${STREAMS} streams were opened`);
    return {
      kb: (1024 * (during.held - before.held)) / STREAMS,
      resident: during.resident - before.resident,
    };
  } finally {
    await crowd.close();
  }
}

/** The least of some looks, since each look makes rubbish of its own. */
async function settled(server: Server): Promise<Memory> {
  const looks: Memory[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await delay(LOOK_EVERY_MS);
    looks.push(await memoryOf(server));
  }
  return looks.toSorted((one, other) => one.held - other.held)[0] as Memory;
}

/** Memory of a stream, ours and that of bare Node. Ours is of an instance of its own, which does nothing else. */
export async function measureStreamMemory(databaseUrl: string, dataDir: string): Promise<Line> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tokens = await signInMany(client, PEOPLE, FIRST_PHONE + 1_000_000).finally(() => client.end());
  const limits = { CONNECTIONS_PER_ADDRESS: String(2 * STREAMS), EVENT_STREAMS: String(2 * STREAMS) };
  const punkt = await startPunkt(databaseUrl, dataDir, { ...limits, ...COLLECTING });
  const ours = await heldForEach(punkt, tokens).finally(() => punkt.stop());
  const bare = await startServer('bench/reference/streams.ts', [], COLLECTING);
  const reference = await heldForEach(bare, tokens).finally(() => bare.stop());
  const total = (kb: number) => `${((10_000 * kb) / 1024).toFixed(0)} MB`;
  return {
    what: `memory of an event stream, of ${STREAMS}; of 10,000 by that`,
    ours: `${ours.kb.toFixed(1)} KB (resident +${ours.resident.toFixed(0)} MB); ${total(ours.kb)}`,
    reference: `${reference.kb.toFixed(1)} KB (+${reference.resident.toFixed(0)} MB); ${total(reference.kb)}`,
    ratio: (ours.kb / reference.kb).toFixed(2),
    goal: '',
    met: true,
  };
}
