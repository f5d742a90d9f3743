import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { afterFile, newDatabase, PATIENCE_MS, pgQuery } from '../../../../test/harness.ts';
import { type Database, openDatabase, type Tx } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { createLog } from '../../../platform/log/log.ts';
import { countQueue, type QueueFilter, readQueue } from './queue-store.ts';

const MOST = 2_000;
const PAGE = 20;
const cleanUp = afterFile();
let db: Database;

/** More than is ever counted, and as many drafts that were thrown away: they are closed too, and no list shows them. */
beforeAll(async () => {
  const url = await newDatabase(cleanUp);
  db = openDatabase({ url, poolSize: 2, log: createLog({ level: 'silent' }), waitMs: PATIENCE_MS }).db;
  cleanUp(() => db.destroy());
  // Committed for good: vacuum can't call visible what the disk may not have yet, and an index alone is believed only then.
  await pgQuery(
    url,
    `set synchronous_commit = on;
    with owner as (insert into users (id, phone, country, created) values (gen_random_uuid(), '79160000000', 'RU', now())
      returning id)
    insert into orders (owner_id, status, created, updated, since, submitted, country, type_point, record)
    select owner.id, 'ORDER_DELETED', at, at, at, case when n % 2 = 0 then at end, 'RU',
      case when n % 500 = 0 then 'TYPE_POINT_28' else 'TYPE_POINT_8' end, jsonb_build_object('x', repeat('x', 500))
    from owner, generate_series(1, 8000) n, lateral (select now() - make_interval(mins => n) as at) times`,
  );
  await pgQuery(url, 'vacuum analyze orders');
});

/** Rows of the table that a question looked at, however it found them; what an index says alone is not counted. */
async function looked(tx: Tx, ask: () => Promise<unknown>): Promise<number> {
  const soFar = sql<{ rows: number }>`select seq_tup_read + idx_tup_fetch as rows
    from pg_stat_xact_user_tables where relname = 'orders'`;
  const before = (await soFar.execute(tx)).rows[0]?.rows ?? 0;
  await ask();
  return ((await soFar.execute(tx)).rows[0]?.rows ?? 0) - before;
}

const closed: QueueFilter = { status: 'closed', by: null, lapsed: new Date() };

it.each([
  ['all', closed, MOST],
  ['of a country', { ...closed, country: 'RU' }, MOST],
  ['of the common type', { ...closed, typePoint: 'TYPE_POINT_8' }, MOST],
  ['of the rare type', { ...closed, typePoint: 'TYPE_POINT_28' }, 16],
  ['that move nothing', { ...closed, move: false }, MOST],
  ['that move a point', { ...closed, move: true }, 0],
] satisfies Array<[string, QueueFilter, number]>)(
  'a list of what is closed, %s, costs what it shows, and its count nothing',
  async (_, filter, total) => {
    const shown = Math.min(PAGE, total);
    await transaction(db, async (tx) => {
      expect(await countQueue(tx, filter, MOST)).toBe(total);
      expect(await readQueue(tx, filter, 1, PAGE)).toHaveLength(shown);
      expect(await looked(tx, () => countQueue(tx, filter, MOST))).toBe(0);
      expect(await looked(tx, () => readQueue(tx, filter, 1, PAGE))).toBe(shown);
    });
  },
);
