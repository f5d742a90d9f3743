import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createLog } from '../src/platform/log/log.ts';
import { emptyDatabase, logIn, pgQuery, testApp } from './harness.ts';
import { waitFor } from './waiting.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
/** The last migration of the release before. */
const BEFORE = '0017';
const PEOPLE = 2_000;

/** The migrations of the release before, and the names of those that are new. */
async function oldMigrations() {
  const folder = await mkdtemp(join(tmpdir(), 'punkt-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  const isOld = (name: string) => name.slice(0, BEFORE.length) <= BEFORE;
  for (const name of names.filter(isOld)) await symlink(join(MIGRATIONS, name), join(folder, name));
  const brought = names.filter((name) => !isOld(name)).map((name) => name.replace(/\.sql$/, ''));
  return { folder, brought };
}

/**
 * What the release before wrote: a person, their session, point, role, application with its history and case, payment, file, code, notice
 * and event, each from the numbers `$1` to `$2`, in the transactions of its features. It names the columns of its day and none that came later.
 */
const TRANSACTIONS = [
  [
    `insert into users (id, country, phone, created) select md5('u' || n)::uuid, 'RU', '7900' || lpad(n::text, 7, '0'), now()`,
    `insert into sessions (id, user_id, device_uuid, device_name, device_type, app_version, address, created, last_seen)
    select md5('s' || n)::uuid, md5('u' || n)::uuid, md5('d' || n)::uuid, 'Chrome', 'web', '1', '10.0.0.1', now(), now()`,
  ],
  [
    `insert into points (external_id, owner_id, name, address, country, latitude, longitude, type_point, area, stock_area, created)
    select 'ext-' || n, md5('u' || n)::uuid, 'Пункт', 'Садовая, 1', 'RU', 55.7, 37.6, 'TYPE_POINT_8', 40, 20, now()`,
    `insert into point_roles (user_id, pickpoint_id, permission)
    select md5('u' || n)::uuid, (select id from points where external_id = 'ext-' || n), 'PERM_OWNER'`,
  ],
  [
    `insert into orders (owner_id, status, created, updated, since, country, record)
    select md5('u' || n)::uuid, 'ORDER_DRAFT', now(), now(), now(), 'RU', '{"country": "RU", "description": ""}'`,
    `insert into order_history (order_id, at, event, actor, to_status)
    select id, now(), 'create', 'owner', 'ORDER_DRAFT' from orders where owner_id in (select md5('u' || n)::uuid`,
  ],
  [
    `update orders set record = record || '{"description": "Вход со двора"}', updated = now(), version = version + 1
    where owner_id in (select md5('u' || n)::uuid`,
  ],
  [
    `insert into payment_attempts (id, order_id, user_id, provider, amount, currency, status, idempotence_key, created, settled)
    select md5('p' || n)::uuid, n, md5('u' || n)::uuid, 'test', 5000000, 'RUB', 'succeeded', md5('p' || n)::uuid, now(), now()`,
    `insert into ledger (order_id, attempt_id, kind, amount, currency, at)
    select n, md5('p' || n)::uuid, 'received', 5000000, 'RUB', now()`,
  ],
  [
    `insert into files (id, owner_id, entity_type, kind, media_type, name, size, sha256, source_size, source_sha256, created)
    select md5('f' || n)::uuid, md5('u' || n)::uuid, 1, 'image', 'image/jpeg', 'a.jpg', 1, '\\x00', 1, '\\x00', now()`,
  ],
  [
    `insert into login_codes (id, phone, country, token_hash, code_hash, device_uuid, address, attempts_left, created, expires)
    select md5('c' || n)::uuid, '7900' || lpad(n::text, 7, '0'), 'RU', md5('t' || n)::bytea, '\\x00', md5('d' || n)::uuid, '10.0.0.1', 3,
      now() - interval '1 day', now() - interval '1 day'`,
  ],
  [
    `insert into notifications (user_id, kind, params, link, created) select md5('u' || n)::uuid, 'orderSent', '{}', '/lk', now()`,
    `insert into events (audience, topic, data, created) select 'user:' || md5('u' || n)::uuid, 'order', '{}', now()`,
  ],
  [
    `insert into audit_log (at, action, subject_kind, subject_id) select now(), 'order.sent', 'order', n::text`,
  ],
].map((together) =>
  together.map(
    (text) => `${text} from generate_series($1::int, $2::int) as n${text.includes('in (select') ? ')' : ''}`,
  ),
);

/** What a visitor asked. Of these there are few: each becomes a ticket, which takes its time. */
const ASKED = `insert into questions (id, created, country, language, phone, email, telegram, message, fingerprint, address)
  select md5('q' || n)::uuid, now(), 'RU', 'ru', '7900' || lpad(n::text, 7, '0'), 'v' || n || '@example.org', '@v' || n,
    'Можно ли открыть пункт?', md5('q' || n)::bytea, '10.0.0.1'
  from generate_series($1::int, $2::int) as n`;
const FEW = 20;

/** The instances of the release before go on while the first of the new release migrates; they wait no longer than usual for a lock. */
function keepWriting(url: string, lanes: number) {
  const { db, pool } = openDatabase({ url, poolSize: lanes, log: createLog({ level: 'silent' }) });
  const failures: string[] = [];
  let [next, written, going] = [PEOPLE, 0, true];
  const lane = async () => {
    while (going) {
      next += 1;
      const number = next;
      const client = await pool.connect();
      try {
        for (const together of [...TRANSACTIONS, [ASKED]]) {
          await client.query('begin');
          for (const statement of together) await client.query(statement, [number, number]);
          await client.query('commit');
        }
        written += 1;
      } catch (error) {
        failures.push(String(error));
        await client.query('rollback').catch(() => undefined);
      } finally {
        client.release();
      }
    }
  };
  const done = Promise.all(Array.from({ length: lanes }, lane));
  return {
    failures,
    written: () => written,
    stop: async () => {
      going = false;
      await done;
      await db.destroy();
    },
  };
}

it('the release before goes on writing while the new one migrates its database, and nothing is lost', async () => {
  const url = await emptyDatabase();
  const { db } = openDatabase({ url, poolSize: 2, log: createLog({ level: 'silent' }), patient: true });
  onTestFinished(() => db.destroy());
  const { folder, brought } = await oldMigrations();
  await migrate(db, folder);
  for (const statement of TRANSACTIONS.flat()) await pgQuery(url, statement, [1, PEOPLE]);
  await pgQuery(url, ASKED, [1, FEW]);

  const writers = keepWriting(url, 3);
  onTestFinished(writers.stop);
  await waitFor(() => expect(writers.written()).toBeGreaterThan(5));
  expect(await migrate(db, MIGRATIONS)).toEqual(brought);
  const migrated = writers.written();
  await waitFor(() => expect(writers.written(), writers.failures[0]).toBeGreaterThan(migrated + 5));
  await writers.stop();
  expect(writers.failures).toEqual([]);

  const all = PEOPLE + writers.written();
  const tables = [
    'users',
    'sessions',
    'points',
    'point_roles',
    'orders',
    'order_history',
    'payment_attempts',
    'ledger',
    'files',
  ];
  const counts = tables.map((table) => `(select count(*) from ${table})::int as ${table}`);
  const { rows } = await pgQuery(url, `select ${counts.join(', ')}`);
  expect(rows[0]).toEqual(Object.fromEntries(tables.map((table) => [table, all])));

  const app = await testApp({ databaseUrl: url });
  const { access } = await logIn(app, `7900${'7'.padStart(7, '0')}`);
  const { body } = await app.call('GET /api/v2/user', {}, { token: access });
  const old = await pgQuery(url, `select md5('u7')::uuid as id`);
  expect(body.user_id, 'people of before are still themselves').toBe(old.rows[0].id);

  await pgQuery(url, "select graphile_worker.add_job('tickets.adopt')");
  const asked = `select (select count(*)::int from questions) as left, (select count(*)::int from ticket_visitors) as tickets`;
  await waitFor(async () =>
    expect((await pgQuery(url, asked)).rows).toEqual([{ left: 0, tickets: FEW + writers.written() }]),
  );
});
