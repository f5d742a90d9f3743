import type pg from 'pg';
import type { Crowd, Screen } from './crowd.ts';

interface Size {
  readonly tickets: number;
  /** Of them, waiting for an answer. */
  readonly waiting: number;
}

const MESSAGES = 4;
const PARTNERS = 50_000;
/** Tickets of the sandbox's owner. */
const OWN = 200;

/** Keys and indexes are made after the rows: kept up to date row by row they would take hours. */
async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}

async function fillTickets(client: pg.Client, { tickets, waiting }: Size): Promise<void> {
  await client.query(`set maintenance_work_mem = '1GB'`);
  // Every row is made of one that is there: looking each up again takes longer than writing it.
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into users (id, phone, country, created, owner_status)
    select gen_random_uuid(), (79800000000 + n)::text, 'RU', now(), 'accepted' from generate_series(1, $1::int) n`,
    [PARTNERS],
  );
  await client.query('create temporary table partners (place int primary key, id uuid)');
  await client.query(
    `insert into partners select right(phone, 9)::int - 800000000, id from users where phone like '798%'`,
  );
  await withoutIndexes(client, 'tickets', async () => {
    await client.query(
      `insert into tickets (user_id, type, description, state, created, updated, finished, due, search)
      select case when n <= ${OWN} then (select id from users where phone = '79000000001') else partners.id end,
        (array[62, 72, 111, 112])[n % 4 + 1], words, case when n <= $2::int then 1 else 3 end, at, at,
        case when n > $2::int then at end, case when n <= $2::int then at + interval '2 days' end, lower(words)
      from generate_series(1, $1::int) n
      cross join lateral (select now() - make_interval(secs => n * 7 % 31536000) as at,
        'Курьер не приехал в пункт, заявка ' || md5(n::text) || ', что делать дальше?' as words) as made
      join partners on partners.place = n % ${PARTNERS} + 1`,
      [tickets, waiting],
    );
  });
  await withoutIndexes(client, 'ticket_messages', async () => {
    await client.query(
      `insert into ticket_messages (ticket_id, at, author_id, by, message)
      select id, created + make_interval(mins => m), case when m % 2 = 0 then user_id end,
        case when m % 2 = 0 then 'partner' else 'manager' end, 'Проверили заявку, напишите номер накладной ' || m
      from tickets cross join generate_series(1, ${MESSAGES}) m where description like 'Курьер не приехал в пункт, заявка %'`,
    );
  });
  await withoutIndexes(client, 'reviews', async () => {
    await client.query(`insert into reviews (kind, id, subject_id, user_id, country, created, stage, status, title, note, search, since,
        waiting_since, due, flags)
      select 'ticket', tickets.id::text, tickets.id::text, user_id, 'RU', tickets.created, case when state = 1 then 'waiting' else 'closed' end,
        case when state = 1 then 'asked' else 'closed' end, left(description, 70), '', tickets.id || ' ' || users.phone || ' ' || search, updated,
        case when state = 1 then tickets.created end, due, array['opening']
      from tickets join users on users.id = tickets.user_id on conflict do nothing`);
  });
}

const OWNER = `(select id from users where phone = '79000000001')`;
const newest = `select id as one from tickets where user_id = ${OWNER} order by created desc, id desc limit 1`;
const word = `select substr(md5('${OWN + 55}'), 1, 12) as one`;
/** Nine figures of a phone whose owner has asked a hundred times: fewer are in a hundred times as many phones of the larger one. */
const phone = `select right(phone, 9) as one from users where phone = (79800000000 + ${OWN + 55})::text`;
const own = (what: string, body: object, bare?: string): Screen => ({
  what,
  who: 'owner',
  ask: () => ({ path: '/api/v3/user/tickets/all', body }),
  ...(bare && { bare }),
});

export const TICKETS: Crowd<Size> = {
  name: 'tickets',
  words: '5,000,000 tickets and 20,000,000 messages against 1 %',
  small: { tickets: 50_000, waiting: 400 },
  large: { tickets: 5_000_000, waiting: 40_000 },
  fill: fillTickets,
  screens: [
    own(
      'tickets list',
      { ticket_type_ids: [] },
      'select *, count(*) over () as total from tickets where user_id = $1 order by created desc, id desc limit 20',
    ),
    own('tickets list, page 5', { ticket_type_ids: [], offset: 80 }),
    own('tickets list, searched', { ticket_type_ids: [], search: 'накладной' }),
    {
      what: 'one ticket',
      who: 'owner',
      ask: async ({ one }) => ({ path: `/api/v4/tickets/${await one(newest)}` }),
      bare: `select ticket.*, (select json_agg(ticket_messages order by ticket_messages.id) from ticket_messages
        where ticket_id = ticket.id and not internal) as messages
      from (select * from tickets where user_id = $1 order by created desc, id desc limit 1) as ticket`,
    },
    {
      what: 'queue of tickets',
      who: 'operator',
      ask: () => ({ path: '/api/v2/manage/reviews?kind=ticket' }),
    },
    {
      what: 'queue of tickets, closed',
      who: 'operator',
      ask: () => ({ path: '/api/v2/manage/reviews?kind=ticket&stage=closed' }),
    },
    {
      what: 'search of tickets by staff',
      who: 'operator',
      ask: async ({ one }) => ({ path: `/api/v2/manage/reviews?kind=ticket&query=${await one(word)}` }),
    },
    {
      what: 'search of tickets by a part of a phone',
      who: 'operator',
      ask: async ({ one }) => ({
        path: `/api/v2/manage/reviews?kind=ticket&stage=closed&query=${await one(phone)}`,
      }),
    },
  ],
};
