import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import pg from 'pg';

export interface Crowd {
  /** Applications of everybody; of these the sandbox's owner has 200, as a large owner would after years. */
  readonly orders: number;
  /** Of them, waiting for staff. */
  readonly waiting: number;
}

const OWNERS = 1_000;
const OWN = 200;

const record = JSON.stringify({
  country: 'RU',
  type_point: 'TYPE_POINT_8',
  city_id: '524901',
  city_name: 'Москва',
  region: 'Москва',
  district: '',
  street: 'Садовая улица',
  house: '1',
  latitude: 55.75,
  longitude: 37.61,
  description: 'Вход со двора, вторая дверь слева от арки',
  courier_way: '',
  locations: 'firstFloor',
  entrance: '',
  access_type: null,
  phone: '79000000001',
  subsidy_hex_type: null,
  ex_pickpoint_id: null,
  area: 45,
  stock_area: 35,
  celling_height: 3,
  dressing_rooms_count: 2,
  timetable: DEFAULT_TIMETABLE,
  actual_urls: [],
});

/** Fills the tables as years of use would, by the database itself: a million inserts over the wire would take the evening. */
export async function fillOrders(databaseUrl: string, { orders, waiting }: Crowd): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
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
      from orders where submitted is not null and status <> 'ORDER_DRAFT'`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
