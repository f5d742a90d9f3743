import { blankOrder } from '@punkt/domain/order-record';
import type pg from 'pg';
import { type Crowd, screen } from './crowd.ts';

interface Size {
  /** Applications of everybody; of these the sandbox's owner has 200, as a large owner would after years. */
  readonly orders: number;
  /** Of them, waiting for staff. */
  readonly waiting: number;
}

const OWNERS = 1_000;
const OWN = 200;

/** On top of an empty one, so that a new field of applications is there too. */
export const record = JSON.stringify({
  ...blankOrder('RU', '79000000001'),
  type_point: 'TYPE_POINT_8',
  city_id: '524901',
  city_name: 'Москва',
  region: 'Москва',
  street: 'Садовая улица',
  house: '1',
  latitude: 55.75,
  longitude: 37.61,
  description: 'Вход со двора, вторая дверь слева от арки',
  locations: 'firstFloor',
  area: 45,
  stock_area: 35,
  celling_height: 3,
  dressing_rooms_count: 2,
});

/** A fifth of the applications was paid for; of the fees one in ten was kept, one in ten given back. */
async function fillMoney(client: pg.Client): Promise<void> {
  await client.query(`insert into payment_attempts (id, order_id, user_id, provider, provider_id, amount, currency, status,
      idempotence_key, created, paid_at, settled)
    select gen_random_uuid(), id, owner_id, 'sandbox', gen_random_uuid()::text, 5000000, 'RUB', 'succeeded', gen_random_uuid(),
      created, created, created from orders
    where id % 5 = 0 and owner_id in (select id from users where phone like '796%')`);
  await client.query(`insert into fees (order_id, user_id, amount, currency, paid_at, attempt_id, outcome, outcome_at, reason)
    select order_id, user_id, amount, currency, paid_at, id, outcome, case when outcome is not null then paid_at end, 'decline'
    from payment_attempts, lateral (select (array['kept', 'refunded', null, null, 'credited', 'credited', 'credited',
      'credited', 'credited', 'credited'])[order_id / 5 % 10 + 1] as outcome) as ends
    where status = 'succeeded' on conflict do nothing`);
  await client.query(`insert into refunds (attempt_id, order_id, amount, currency, late, state, idempotence_key, tries, created, done)
    select attempt_id, order_id, amount, currency, false, 'done', gen_random_uuid(), 1, outcome_at, outcome_at
    from fees where outcome = 'refunded' on conflict do nothing`);
}

/** As many acts as applications: mostly three operators who look, now and then something rare. */
async function fillAudit(client: pg.Client, acts: number): Promise<void> {
  await client.query(
    `with people as (select id, row_number() over (order by phone) as place from users where phone like '796%')
    insert into audit_log (at, actor_id, action, subject_kind, subject_id, owner_id, data, address)
    select now() - make_interval(secs => ($1::int - n) * 31536000.0 / $1::int),
      case when n % 50 = 0 then null else actor.id end,
      case n % 1000 when 0 then 'review.decided' when 1 then 'staff.granted' else 'file.read' end,
      'order', (n % ($1::int / 10) + 1)::text, owner.id, '{"variant": "original"}', '10.0.0.1'
    from generate_series(1, $1::int) n
    join people as actor on actor.place = n % 3 + 1
    join people as owner on owner.place = n % ${OWNERS} + 1`,
    [acts],
  );
}

/** Fills the tables as years of use would. */
async function fillOrders(client: pg.Client, { orders, waiting }: Size): Promise<void> {
  await client.query(`insert into users (id, phone, country, created, owner_status)
    select gen_random_uuid(), (79600000000 + n)::text, 'RU', now(), 'accepted' from generate_series(1, ${OWNERS}) n`);
  await client.query(
    `with people as (select id, row_number() over (order by phone) as place from users where phone like '796%'),
      own as (select id from users where phone = '79000000001')
    insert into orders (owner_id, status, created, updated, since, submitted, country, type_point, city_name,
      full_address, latitude, longitude, record)
    select case when n <= ${OWN} then (select id from own) else people.id end,
      case when n <= $1::int then 'ORDER_CREATED' else (array['ORDER_DRAFT', 'ORDER_ACCEPTED', 'ORDER_PICKPOINT_CREATED',
        'ORDER_DECLINED', 'ORDER_DELETED'])[n % 5 + 1] end,
      at, at, at, at, 'RU', 'TYPE_POINT_8', 'Москва', 'Москва, Садовая улица, ' || n, 55.75, 37.61, $2::jsonb
    from generate_series(1, $3::int) n
    cross join lateral (select now() - make_interval(secs => n * 7 % 31536000) as at) times
    left join people on people.place = n % ${OWNERS} + 1`,
    [waiting, record, orders],
  );
  // What was sent has a case, as the product itself writes it.
  await client.query(
    `insert into reviews (kind, id, subject_id, user_id, country, created, stage, status, title, note, search, since,
      waiting_since, due)
    select 'application', id::text, id::text, owner_id, country, submitted, stage, status, city_name, full_address,
      lower(id || ' ' || full_address), since, case when stage = 'waiting' then since end,
      case when stage = 'waiting' then since + interval '2 days' end
    from orders where submitted is not null and status <> 'ORDER_DRAFT'
    on conflict do nothing`,
  );
  await fillMoney(client);
  await fillAudit(client, orders);
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const newest = `select max(id) as one from orders where owner_id = (select id from users where phone = '79000000001')`;

export const ORDERS: Crowd<Size> = {
  name: 'orders',
  words: '1,000,000 orders against 10,000',
  small: { orders: 10_000, waiting: 1_000 },
  large: { orders: 1_000_000, waiting: 100_000 },
  fill: fillOrders,
  screens: [
    screen(
      'orders list',
      'owner',
      '/api/v2/pickpoint/order/list',
      `select orders.*, fees.amount, fees.outcome, count(*) over () as total from orders left join fees on fees.order_id = orders.id
      where owner_id = $1 and not deleted order by created desc, id desc limit 20`,
    ),
    screen('orders list, page 5', 'owner', '/api/v2/pickpoint/order/list?page=5'),
    {
      what: 'one order',
      who: 'owner',
      ask: async ({ one }) => ({ path: `/api/v4/order/${await one(newest)}` }),
      bare: `select orders.*, fees.amount, fees.outcome, history.list from orders left join fees on fees.order_id = orders.id
      left join lateral (select json_agg(order_history order by order_history.id) as list from order_history
        where order_history.order_id = orders.id) as history on true
      where orders.id = (select max(id) from orders where owner_id = $1)`,
    },
    screen(
      'queue of staff',
      'operator',
      '/api/v2/manage/reviews?kind=application',
      `select * from reviews where kind = 'application' and waiting_since is not null order by waiting_since, id limit 20`,
    ),
    screen('queue of staff, closed', 'operator', '/api/v2/manage/reviews?kind=application&stage=closed'),
    screen('search of staff', 'operator', '/api/v2/manage/reviews?kind=application&query=100555'),
    screen('audit', 'lead', '/api/v2/manage/audit'),
    screen('audit, half a year ago', 'lead', `/api/v2/manage/audit?to=${daysAgo(180)}`),
    screen('audit, a rare act', 'lead', '/api/v2/manage/audit?act=staff.granted'),
    screen('audit, of a record', 'lead', '/api/v2/manage/audit?record=order:77'),
    screen('money', 'lead', '/api/v2/manage/money'),
    screen('money, kept', 'lead', '/api/v2/manage/money?state=kept'),
  ],
};
