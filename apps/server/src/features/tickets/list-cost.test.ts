import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { afterFile, newDatabase, pgQuery } from '../../../test/harness.ts';
import { type Database, openDatabase, type Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createLog } from '../../platform/log/log.ts';
import { countTickets, countUnread, readMessages, readTickets, type TicketFilter } from './ticket-store.ts';

const OWN = 60;
const me = '00000000-0000-4000-8000-000000000001';
const cleanUp = afterFile();
let db: Database;

/** Sixty tickets of one person among twenty thousand of others, each with four messages. */
beforeAll(async () => {
  const url = await newDatabase(cleanUp);
  db = openDatabase({ url, poolSize: 2, log: createLog({ level: 'silent' }) }).db;
  cleanUp(() => db.destroy());
  await pgQuery(
    url,
    `set synchronous_commit = on;
    insert into users (id, phone, country, created)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, (79160000000 + n)::text, 'RU', now()
      from generate_series(1, 200) n;
    insert into tickets (user_id, type, description, created, updated, unread, search)
      select ('00000000-0000-4000-8000-' || lpad((case when n <= ${OWN} then 1 else 2 + n % 199 end)::text, 12, '0'))::uuid,
        case n % 2 when 0 then 62 else 111 end, repeat('x', 300), now() - make_interval(mins => n), now(), n % 20 = 0,
        'замок ' || n
      from generate_series(1, 20000) n;
    insert into ticket_messages (ticket_id, at, by, message)
      select id, now(), 'partner', repeat('y', 100) from tickets, generate_series(1, 4)`,
  );
  await pgQuery(url, 'vacuum analyze tickets');
  await pgQuery(url, 'vacuum analyze ticket_messages');
});

/** Rows of the table that a question looked at, however it found them. */
async function looked(tx: Tx, table: string, ask: () => Promise<unknown>): Promise<number> {
  const soFar = sql<{ rows: number }>`select seq_tup_read + idx_tup_fetch as rows
    from pg_stat_xact_user_tables where relname = ${table}`;
  const before = (await soFar.execute(tx)).rows[0]?.rows ?? 0;
  await ask();
  return ((await soFar.execute(tx)).rows[0]?.rows ?? 0) - before;
}

const all: TicketFilter = {
  userId: me,
  state: null,
  types: [],
  words: [],
  oldestFirst: false,
  offset: 0,
  limit: 20,
};

it.each([
  ['the first page', all, 20, 20],
  ['the oldest first', { ...all, oldestFirst: true }, 20, 20],
  ['a later page', { ...all, offset: 40 }, 20, OWN],
  ['topics', { ...all, types: [62] }, 20, OWN],
  ['a search', { ...all, words: ['замок', '7'] }, 6, OWN],
] satisfies Array<[string, TicketFilter, number, number]>)(
  '%s of a partner reads own tickets alone, whatever others have',
  async (_, filter, shown, most) => {
    await transaction(db, async (tx) => {
      expect(await readTickets(tx, filter)).toHaveLength(shown);
      expect(await looked(tx, 'tickets', () => readTickets(tx, filter))).toBeLessThanOrEqual(most);
      expect(await looked(tx, 'tickets', () => countTickets(tx, filter, 2_000))).toBeLessThanOrEqual(OWN);
    });
  },
);

it('the count in the menu and a chat read what they show', async () => {
  await transaction(db, async (tx) => {
    expect(await countUnread(tx, me)).toBe(3);
    expect(await looked(tx, 'tickets', () => countUnread(tx, me))).toBeLessThanOrEqual(3);
    const [ticket] = await readTickets(tx, all);
    const chat = () => readMessages(tx, ticket?.id ?? 0, { internal: false });
    expect(await chat()).toHaveLength(4);
    expect(await looked(tx, 'ticket_messages', chat)).toBe(4);
  });
});
