import { ORDER_HEAD } from '../../apps/server/src/features/orders/tables.ts';
import { CARD_COLUMNS } from '../../apps/server/src/features/points/tables.ts';
import type { BareAct } from '../reference/task.ts';
import type { Partner } from './opened-records.ts';

/** What people open and send all day, and how it is done with the fewest statements. */
export interface Opened extends Omit<BareAct, 'records'> {
  readonly what: string;
  readonly who: 'partner' | 'operator';
  /** Everybody in turn, or each connection a person of its own. */
  readonly everybody?: true;
  ask(partner: Partner): {
    readonly path: string;
    /** Sent by POST, one after the other: the same words twice change nothing. */
    readonly bodies?: readonly object[];
  };
  /** `$1` and on. */
  values(partner: Partner): readonly (string | number)[];
}

const columns = (table: string, names: readonly string[]) =>
  names.map((name) => `${table}.${name}`).join(', ');
const list = (what: string, order = 'id') =>
  `(select coalesce(json_agg(row_to_json(one) order by one.${order}), '[]') from (${what}) as one)`;

/** An application with all that stands on its page. */
const application = (
  id: string,
) => `select orders.*, fees.amount, fees.paid_at, fees.outcome, refunds.state as refund,
    zone.kind, reserved.order_id as reserved_by,
    ${list(`select * from order_history where order_id = orders.id`)} as history,
    ${list(`select * from order_comments where order_id = orders.id`)} as comments
  from orders left join fees on fees.order_id = orders.id left join refunds on refunds.attempt_id = fees.attempt_id
  left join geo_zones as zone on zone.cell = '8911aa44d63ffff' left join geo_reservations as reserved on reserved.cell = '8911aa44d63ffff'
  where orders.id = ${id}`;

const ticket = `select tickets.*, ${list(`select messages.*, users.first_name, users.last_name from ticket_messages as messages
      left join users on users.id = author_id where ticket_id = tickets.id and not internal`)} as messages,
    ${list('select * from ticket_history where ticket_id = tickets.id')} as history,
    (select number from staff_numbers where user_id = manager_id) as manager
  from tickets where id = $2`;

/** With the lock that lets ids of one audience grow in the order of commits: without it an event can be missed. */
const told = (
  topic: string,
) => `with locked as materialized (select pg_advisory_xact_lock(hashtextextended('events user:' || $1::text, 0)))
  insert into events (audience, topic, data, created)
  select 'user:' || $1::text, '${topic}', json_build_object('id', $2::text), now() from locked
  returning pg_notify('punkt_events', 'user:' || $1::text)`;

const WORDS = ['Вход со двора, вторая дверь слева от арки', 'Вход со двора, третья дверь слева от арки'];

export const OPENED: readonly Opened[] = [
  {
    name: 'applications',
    what: 'list of 20 applications',
    who: 'partner',
    ask: () => ({ path: '/api/v2/pickpoint/order/list' }),
    values: ({ id }) => [id],
    writes: [],
    read: `select ${columns('orders', ORDER_HEAD)}, case when status = 'ORDER_DRAFT' then record end as draft, fees.amount, fees.paid_at,
        fees.outcome, refunds.state as refund, count(*) over () as total
      from orders left join fees on fees.order_id = orders.id left join refunds on refunds.attempt_id = fees.attempt_id
      where owner_id = $1 and not deleted order by orders.created desc, orders.id desc limit 20`,
  },
  {
    name: 'application',
    what: 'one application',
    who: 'partner',
    ask: ({ application: id }) => ({ path: `/api/v4/order/${id}` }),
    values: ({ application: id }) => [id],
    writes: [],
    read: application('$1'),
  },
  {
    name: 'draft',
    what: 'saving a draft',
    who: 'partner',
    ask: ({ draft }) => ({
      path: `/api/v2/pickpoint/order/${draft}/update`,
      bodies: WORDS.map((description) => ({ description, update_fields: ['description'] })),
    }),
    values: ({ id, draft }) => [id, draft],
    words: 'description',
    writes: [
      `update orders set record = jsonb_set(record, '{description}', to_jsonb($3::text)), updated = now(), version = version + 1
        where id = $2`,
      told('order'),
    ],
    read: application('$2'),
  },
  {
    name: 'queue',
    what: 'queue of staff',
    who: 'operator',
    ask: () => ({ path: '/api/v2/manage/reviews?kind=application' }),
    values: () => [],
    writes: [],
    read: `select reviews.*, first_name, last_name, (select count(*) from (select 1 from reviews
          where kind = 'application' and waiting_since is not null limit 2000) as counted) as total
      from reviews left join users on users.id = claimed_by
      where kind = 'application' and waiting_since is not null order by waiting_since, kind, reviews.id limit 20`,
  },
  {
    name: 'case',
    what: 'case page',
    who: 'operator',
    ask: ({ application: id }) => ({ path: `/api/v2/manage/reviews/application/${id}` }),
    values: ({ application: id, id: owner }) => [id, owner],
    writes: [
      `insert into audit_log (at, actor_id, action, subject_kind, subject_id, owner_id, request_id, address)
        values (now(), $2::uuid, 'review.opened', 'order', $1::text, $2::uuid, gen_random_uuid()::text, '127.0.0.1')`,
    ],
    read: `select shown.*, (select row_to_json(reviews) from reviews where kind = 'application' and id = shown.id::text) as review,
        ${list(`select * from review_history where kind = 'application' and review_id = shown.id::text`)} as steps,
        ${list('select first_name, last_name, phone, id from users where id = shown.owner_id')} as owners,
        ${list('select id, org_name, inn, unverified from companies where owner_id = shown.owner_id')} as companies
      from (${application('$1')}) as shown`,
  },
  {
    name: 'points',
    what: 'points list',
    who: 'partner',
    ask: () => ({ path: '/api/v2/pickpoint/list' }),
    values: ({ id }) => [id],
    writes: [],
    read: `select ${columns('points', CARD_COLUMNS)}, count(*) over () as total,
        exists (select from orders where ex_pickpoint_id = points.id and not deleted and status <> 'ORDER_DRAFT') as moving,
        array(select kind from point_requests where point_id = points.id and state = 'waiting') as waiting
      from points where owner_id = $1 order by is_active desc, id limit 20`,
  },
  {
    name: 'point',
    what: 'updating a point',
    who: 'partner',
    ask: ({ point }) => ({
      path: `/api/v2/pickpoint/${point}/update`,
      bodies: WORDS.map((description) => ({ description, update_fields: ['description'] })),
    }),
    values: ({ id, point }) => [id, point],
    words: 'description',
    writes: [
      `update points set record = jsonb_set(record, '{description}', to_jsonb($3::text)), updated = now(), version = version + 1
        where id = $2`,
      `insert into point_changes (point_id, at, act, actor, actor_id, changes)
        values ($2, now(), 'edited', 'owner', $1, jsonb_build_array(jsonb_build_object('field', 'description', 'after', $3::text)))`,
      told('point'),
    ],
    read: `select points.*, exists (select from locks where point_id = points.id and clicked) as has_lock,
        ${list(`select * from point_requests where point_id = points.id and state <> 'withdrawn'`)} as requests,
        ${list('select * from point_days where point_id = points.id and day >= current_date::text', 'day')} as days,
        ${list('select * from point_roles where user_id = $1', 'pickpoint_id')} as roles,
        exists (select from orders where ex_pickpoint_id = points.id and not deleted and status <> 'ORDER_DRAFT') as moving
      from points where id = $2`,
  },
  {
    name: 'ticket',
    what: 'ticket page',
    who: 'partner',
    ask: ({ ticket: id }) => ({ path: `/api/v4/tickets/${id}` }),
    values: ({ id, ticket: number }) => [id, number],
    writes: [],
    read: ticket,
  },
  {
    name: 'message',
    what: 'sending a message',
    who: 'partner',
    everybody: true,
    ask: ({ ticket: id }) => ({
      path: '/api/v1/user/support-log',
      bodies: [{ ticket_id: String(id), message: 'Накладная 1207, курьер так и не приехал' }],
    }),
    values: ({ id, ticket: number }) => [id, number],
    words: 'message',
    writes: [
      `update tickets set search = left(search || ' ' || lower($3::text), 4000), updated = now(), answered = null, version = version + 1
        where id = $2`,
      `insert into ticket_messages (ticket_id, at, author_id, by, message) values ($2, now(), $1, 'partner', $3)`,
      `update reviews set search = left(search || ' ' || lower($3::text), 2000), status = 'asked' where kind = 'ticket' and id = $2::text`,
      `select graphile_worker.add_job('reviews.staffNews', json_build_object('kind', 'ticket', 'id', $2::text, 'about', 'queue'),
        run_at := now(), job_key := 'reviews.staffNews queue ticket ' || $2::text)`,
      told('ticket'),
    ],
    read: ticket,
  },
];
