import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { afterFile, newDatabase, pgQuery } from '../../../test/harness.ts';
import { type Database, openDatabase, type Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createLog } from '../../platform/log/log.ts';
import { countQueue, findSaying, type QueueFilter, readQueue } from './queue-store.ts';

const MOST = 2_000;
const PAGE = 20;
const cleanUp = afterFile();
let db: Database;

/** More than is ever counted, of two kinds; every third waits, and of those every hundredth is claimed. */
beforeAll(async () => {
  const url = await newDatabase(cleanUp);
  db = openDatabase({ url, poolSize: 2, log: createLog({ level: 'silent' }) }).db;
  cleanUp(() => db.destroy());
  // Committed for good: vacuum can't call visible what the disk may not have yet, and an index alone is believed only then.
  await pgQuery(
    url,
    `set synchronous_commit = on;
    with owner as (insert into users (id, phone, country, created)
      values ('00000000-0000-4000-8000-000000000001', '79160000000', 'RU', now()) returning id)
    insert into reviews (kind, id, subject_id, user_id, country, created, stage, status, title, note, search, flags,
      waiting_since, since, due, claimed_by, claim_seen, decided, decided_by, asked_since, asked_due)
    select case n % 2 when 0 then 'application' else 'tax' end, n::text, n::text, owner.id, 'RU', at,
      case when waits then 'waiting' else 'closed' end, 'X', 'Москва', repeat('x', 300), 'москва ' || n,
      case when n % 500 = 0 then array['simplified'] else array[]::text[] end,
      case when waits then at end, at, case when waits then at end, case when waits and n % 100 = 0 then owner.id end,
      case when waits and n % 100 = 0 then now() end, case when waits then null else at end,
      case when waits then null else owner.id end, case when n % 40 = 0 then at end, case when n % 40 = 0 then at end
    from owner, generate_series(1, 16000) n,
      lateral (select now() - make_interval(mins => n) as at, n % 3 = 0 as waits) times`,
  );
  await pgQuery(url, 'vacuum analyze reviews');
});

const ROWS = sql<{ count: number }>`select seq_tup_read + idx_tup_fetch as count
  from pg_stat_xact_user_tables where relname = 'reviews'`;
const ENTRIES = sql<{ count: number }>`select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as count
  from pg_index where indrelid = 'reviews'::regclass`;

async function counted(tx: Tx, what: typeof ROWS, ask: () => Promise<unknown>): Promise<number> {
  const soFar = async () => (await what.execute(tx)).rows[0]?.count ?? 0;
  const before = await soFar();
  await ask();
  return (await soFar()) - before;
}

/** Rows of the table that a question looked at, however it found them; what an index says alone is not counted. */
const looked = (tx: Tx, ask: () => Promise<unknown>) => counted(tx, ROWS, ask);
/** Entries that a question took out of any index, also those of which it looked at no row. */
const entries = (tx: Tx, ask: () => Promise<unknown>) => counted(tx, ENTRIES, ask);

const lapsed = new Date(0);
const me = '00000000-0000-4000-8000-000000000001';
const waiting: QueueFilter = { kinds: ['application'], stage: 'waiting', lapsed };
const closed: QueueFilter = { kinds: ['application'], stage: 'closed', lapsed };
const all: QueueFilter = { kinds: ['application', 'tax'], stage: 'waiting', lapsed };

it.each([
  ['what waits', waiting, MOST],
  ['what waits of every kind', all, MOST],
  ['what waits of a country', { ...waiting, country: 'RU' }, MOST],
  ['what is overdue', { ...waiting, dueBefore: new Date() }, MOST],
  ['what waits, by its promise', { ...waiting, sort: 'due' }, MOST],
  ['what waits of every kind, by its promise', { ...all, sort: 'due' }, MOST],
  ['what waits, the newest first', { ...waiting, sort: 'newest' }, MOST],
  ['what an owner waits for an answer about', { ...all, stage: 'messages' }, 400],
  ['what an owner waited too long for', { ...all, stage: 'messages', dueBefore: new Date() }, 400],
  ['what I hold', { ...waiting, by: me }, 53],
  ['what is closed', closed, MOST],
  ['what is closed, the oldest first', { ...closed, sort: 'oldest' }, MOST],
  ['what is closed, of a country', { ...closed, country: 'RU' }, MOST],
  ['what is closed, of the rare type', { ...closed, flag: 'simplified' }, 22],
  ['what is closed and moves a point', { ...closed, flag: 'move' }, 0],
  ['what was decided', { ...closed, stage: 'decided' }, MOST],
  ['what was decided of every kind', { ...all, stage: 'decided' }, MOST],
  ['what was decided of every kind, the oldest first', { ...all, stage: 'decided', sort: 'oldest' }, MOST],
  ['what I decided', { ...all, stage: 'decided', by: me }, MOST],
] satisfies Array<[string, QueueFilter, number]>)(
  'a list of %s costs what it shows, and its count nothing',
  async (_, filter, total) => {
    const shown = Math.min(PAGE, total);
    await transaction(db, async (tx) => {
      expect(await countQueue(tx, filter, MOST)).toBe(total);
      const page = () => readQueue(tx, filter, { page: 1, pageSize: PAGE, most: MOST });
      const read = await page();
      expect([read.rows.length, read.total]).toEqual([shown, total]);
      expect(await looked(tx, () => countQueue(tx, filter, MOST))).toBe(0);
      expect(await looked(tx, page)).toBe(shown);
    });
  },
);

const firstPage = { page: 1, pageSize: PAGE, most: MOST };

it.each([
  ['a whole number', ['15999'], 1, ['15999']],
  ['a part of a number', ['5999'], 2, ['15999']],
  ['a word and a number', ['моск', '15999'], 1, ['15999']],
  ['nobody', ['москва', '16001'], 0, []],
  ['signs', ['%'], 0, []],
] as const)('a search for %s reads the cases that say it', async (_, words, saying, ids) => {
  await transaction(db, async (tx) => {
    const search = async () =>
      readQueue(tx, { ...all, found: await findSaying(tx, all.kinds, words) }, firstPage);
    const { rows, total } = await search();
    expect([rows.map(({ id }) => id), total]).toEqual([ids, ids.length]);
    // Once to find them, once for the list and once for its number.
    expect(await looked(tx, search)).toBeLessThanOrEqual(3 * saying);
  });
});

it('a search within one kind does not go through all cases of that kind', async () => {
  await transaction(db, async (tx) => {
    const find = () => findSaying(tx, ['tax'], ['5999']);
    expect(await find()).toEqual({ cases: [5999, 15999].map((id) => ({ kind: 'tax', id: String(id) })) });
    expect(await entries(tx, find)).toBe(2);
  });
});

it('a search for what everybody says reads the list in its order until the page is full and counted', async () => {
  await transaction(db, async (tx) => {
    const found = await findSaying(tx, closed.kinds, ['москва']);
    expect(found).toEqual({ words: ['москва'] });
    const page = () => readQueue(tx, { ...closed, found }, firstPage);
    const { rows, total } = await page();
    expect([rows.length, total]).toEqual([PAGE, MOST]);
    expect(await looked(tx, page)).toBe(PAGE + MOST);
  });
});
