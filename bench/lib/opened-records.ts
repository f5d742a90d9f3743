import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import type pg from 'pg';
import { CONNECTIONS } from './compare.ts';
import { record } from './orders.ts';
import { signInMany } from './stream-attack.ts';

/** Nobody writes more than twenty messages in ten minutes, so many people write. */
const PEOPLE = 2_000;
const FIRST_PHONE = 79_620_000_000;
const APPLICATIONS = 20;
const POINTS = 25;

export interface Partner {
  readonly id: string;
  readonly token: string;
  /** A draft, an application that waits for staff, a point and a ticket of theirs; the first three of those who read alone. */
  readonly draft: number;
  readonly application: number;
  readonly point: number;
  readonly ticket: number;
}

const readers = `select id as user_id, phone from users
  where phone >= '${FIRST_PHONE}' and phone < '${FIRST_PHONE + CONNECTIONS}'`;
const everybody = `select id as user_id from users where phone >= '${FIRST_PHONE}' and phone < '${FIRST_PHONE + PEOPLE}'`;

/** Twenty of each reader: four drafts, eight that wait for staff, eight that were accepted, a fifth of them paid for. */
async function fillApplications(client: pg.Client): Promise<void> {
  await client.query(
    `insert into orders (owner_id, status, created, updated, since, submitted, accepted, country, type_point, city_name,
      full_address, latitude, longitude, record)
    select user_id, status, at, at, at, case when status <> 'ORDER_DRAFT' then at end,
      case when status = 'ORDER_PICKPOINT_CREATED' then at end, 'RU', 'TYPE_POINT_8', 'Москва',
      'Москва, Садовая улица, ' || n, 55.75, 37.61, $1::jsonb
    from (${readers}) as reader cross join generate_series(1, ${APPLICATIONS}) n
    cross join lateral (select now() - make_interval(hours => n) as at, case when n <= 4 then 'ORDER_DRAFT'
      when n <= 12 then 'ORDER_CREATED' else 'ORDER_PICKPOINT_CREATED' end as status) as made`,
    [record],
  );
  await client.query(`insert into order_history (order_id, at, event, actor, actor_id, from_status, to_status)
    select id, created, 'create', 'owner', owner_id, null, status from orders, generate_series(1, 4)
    where owner_id in (select user_id from (${readers}) as reader)`);
  await client.query(`insert into order_comments (order_id, at, send_by, author_id, comment)
    select id, created, 'OWNER', owner_id, 'Когда вы посмотрите заявку?' from orders, generate_series(1, 2)
    where owner_id in (select user_id from (${readers}) as reader)`);
  await client.query(`insert into payment_attempts (id, order_id, user_id, provider, provider_id, amount, currency, status,
      idempotence_key, created, paid_at, settled)
    select gen_random_uuid(), id, owner_id, 'sandbox', gen_random_uuid()::text, 5000000, 'RUB', 'succeeded', gen_random_uuid(),
      created, created, created from orders
    where id % 5 = 0 and status <> 'ORDER_DRAFT' and owner_id in (select user_id from (${readers}) as reader)`);
  await client.query(`insert into fees (order_id, user_id, amount, currency, paid_at, attempt_id)
    select order_id, user_id, amount, currency, paid_at, id from payment_attempts
    where user_id in (select user_id from (${readers}) as reader)`);
  await client.query(`insert into reviews (kind, id, subject_id, user_id, country, created, stage, status, title, note, search, since,
      waiting_since, due)
    select 'application', id::text, id::text, owner_id, country, submitted, stage, status, city_name, full_address,
      lower(id || ' ' || full_address), since, case when stage = 'waiting' then since end,
      case when stage = 'waiting' then since + interval '2 days' end
    from orders where submitted is not null and owner_id in (select user_id from (${readers}) as reader)
    on conflict do nothing`);
}

const fillPoints = (client: pg.Client) =>
  client.query(
    `insert into points (external_id, owner_id, name, address, country, latitude, longitude, type_point, area, stock_area,
      created, timetable, record)
    select 'opened-' || phone || '-' || n, user_id, 'Пункт ' || n, 'Москва, Садовая улица, ' || n, 'RU', 55.7, 37.6,
      'TYPE_POINT_8', 45, 35, now(), $1::jsonb, '{"description": "Вход со двора", "courier_way": "", "actual_urls": []}'
    from (${readers}) as reader cross join generate_series(1, ${POINTS}) n`,
    [JSON.stringify(DEFAULT_TIMETABLE)],
  );

/** A ticket of everybody, with four messages and its case. */
async function fillTickets(client: pg.Client): Promise<void> {
  await client.query(`insert into tickets (user_id, type, description, created, updated, due, asked, search)
    select user_id, 62, 'Курьер не приехал в пункт, что делать дальше? Звоню второй день', at, at, at + interval '2 days', at, 'курьер'
    from (${everybody}) as person, lateral (select now() - interval '1 hour' as at) as made`);
  await client.query(`insert into ticket_messages (ticket_id, at, author_id, by, message)
    select id, created, case when n % 2 = 0 then user_id end, case when n % 2 = 0 then 'partner' else 'manager' end,
      'Проверили заявку, напишите номер накладной ' || n
    from tickets, generate_series(1, 4) n where user_id in (${everybody})`);
  await client.query(`insert into ticket_history (ticket_id, at, event, by, actor_id)
    select id, created, 'create', 'partner', user_id from tickets where user_id in (${everybody})`);
  await client.query(`insert into reviews (kind, id, subject_id, user_id, country, created, stage, status, title, note, search, since,
      waiting_since, due, flags)
    select 'ticket', id::text, id::text, user_id, 'RU', created, 'waiting', 'asked', left(description, 70), '', search, updated,
      created, due, array['openingTopic'] from tickets where user_id in (${everybody})`);
}

export async function fillOpened(client: pg.Client): Promise<Partner[]> {
  const tokens = await signInMany(client, PEOPLE, FIRST_PHONE);
  await client.query(`update users set owner_status = 'accepted', first_name = 'Мария', last_name = 'Петрова'
    where id in (${everybody})`);
  await fillApplications(client);
  await fillPoints(client);
  await fillTickets(client);
  await client.query('vacuum analyze');
  const { rows } = await client.query<Omit<Partner, 'token'>>(`select users.id,
      (select min(orders.id) from orders where owner_id = users.id and status = 'ORDER_DRAFT') as draft,
      (select min(orders.id) from orders where owner_id = users.id and status = 'ORDER_CREATED') as application,
      (select min(points.id) from points where owner_id = users.id) as point,
      (select min(tickets.id) from tickets where user_id = users.id) as ticket
    from users where id in (${everybody}) order by phone`);
  return rows.map((row, n) => ({ ...row, token: tokens[n] ?? '' }));
}
