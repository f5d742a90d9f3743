import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import type pg from 'pg';
import { type Crowd, screen } from './crowd.ts';

interface Size {
  readonly points: number;
  readonly people: number;
  readonly roles: number;
  /** Points of the sandbox's owner, and the people who work at the first of them. */
  readonly own: number;
  readonly staffed: number;
}

/** An owner has six points on average. */
const POINTS_PER_OWNER = 6;

async function fillPoints(client: pg.Client, { points, people, roles, own, staffed }: Size): Promise<void> {
  const owners = Math.ceil(points / POINTS_PER_OWNER);
  await client.query(
    `insert into users (id, phone, country, created, owner_status, first_name, last_name)
    select gen_random_uuid(), (79700000000 + n)::text, 'RU', now(),
      case when n <= $2::int then 'accepted' else 'none' end, 'Мария', 'Петрова'
    from generate_series(1, $1::int) n`,
    [people, owners],
  );
  await client.query('create temporary table crowd (place int primary key, id uuid)');
  await client.query(
    `insert into crowd select right(phone, 9)::int - 700000000, id from users where phone like '797%'`,
  );
  await client.query(
    `insert into points (external_id, owner_id, name, address, country, latitude, longitude, type_point, area, stock_area,
      created, timetable, record)
    select 'bench-' || n, case when n <= $2::int then (select id from users where phone = '79000000001') else crowd.id end,
      'Пункт ' || n, 'Москва, Садовая улица, ' || n, 'RU', 45 + n % 1500 / 100.0, 30 + n % 9000 / 100.0, 'TYPE_POINT_8', 45, 35,
      now() - make_interval(secs => n), $3::jsonb,
      '{"description": "Вход со двора", "courier_way": "", "dressing_rooms_count": 2, "actual_urls": []}'
    from generate_series(1, $1::int) n join crowd on crowd.place = n % $4::int + 1`,
    [points, own, JSON.stringify(DEFAULT_TIMETABLE), owners],
  );
  // Everybody has a role somewhere, the same person at several points of one owner now and then.
  await client.query(
    `with placed as (select id, owner_id, row_number() over (order by id) as place from points where external_id like 'bench-%'),
      given as (select crowd.id as user_id, placed.id as point_id, placed.owner_id, n from generate_series(1, $1::int) n
        join crowd on crowd.place = n % ($2::int - $3::int) + $3::int + 1
        join placed on placed.place = case when n <= $4::int then 1 else n % $5::int + 1 end),
      tied as (insert into employees (owner_id, user_id, acceptance, added)
        select distinct on (owner_id, user_id) owner_id, user_id, 'accepted', now() from given on conflict do nothing)
    insert into point_roles (user_id, pickpoint_id, permission, is_owner, lock_permission)
    select distinct on (user_id, point_id) user_id, point_id, 'PERM_EMPLOYEE', false, 'open' from given on conflict do nothing`,
    [roles, people, owners, staffed, points],
  );
}

const first = `select min(id) as one from points where external_id = 'bench-1'`;
const last = `select max(address) as one from points where id = (select max(id) from points)`;
const shard = `select shard as one from points where external_id = 'bench-1'`;
export const POINTS: Crowd<Size> = {
  name: 'points',
  words: '72,000 points, 500,000 people, an owner of 300 with 500 employees against 1 %',
  small: { points: 720, people: 5_000, roles: 4_000, own: 40, staffed: 40 },
  large: { points: 72_000, people: 500_000, roles: 400_000, own: 300, staffed: 500 },
  fill: fillPoints,
  screens: [
    screen(
      'points list',
      'owner',
      '/api/v2/pickpoint/list',
      'select *, count(*) over () as total from points where owner_id = $1 and closed is null order by id limit 20',
    ),
    screen('points list, page 2', 'owner', '/api/v2/pickpoint/list?page=2'),
    {
      what: 'one point',
      who: 'owner',
      ask: async ({ one }) => ({ path: `/api/v4/points/${await one(first)}` }),
    },
    {
      what: 'employees',
      who: 'owner',
      ask: async ({ one }) => ({
        path: `/s${await one(shard)}/api/v2/pickpoint/user/list?pickpoint_id=${await one(first)}`,
      }),
    },
    screen('points of staff', 'operator', '/api/v2/manage/points'),
    {
      what: 'points of staff, found by address',
      who: 'operator',
      ask: async ({ one }) => ({
        path: `/api/v2/manage/points?query=${encodeURIComponent(await one(last))}`,
      }),
    },
    screen('a tile of points', 'owner', '/api/v4/geo/tiles/points/10/619/320'),
  ],
};
