import { randomUUID } from 'node:crypto';
import type { CallInput, CallOutput } from '@punkt/contract/contract';
import type { Coordinates } from '@punkt/domain/countries/country';
import type { CountryCode } from '@punkt/domain/country-code';
import type { FileType } from '@punkt/domain/files';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import { expect } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../../test/harness.ts';
import { newPerson } from '../../../../test/people.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { phonePhoto } from '../../../platform/files/testing/pictures.ts';
import { createAuthAdmin } from '../../auth/admin.ts';
import { insertCompany } from '../../owners/company-store.ts';
import { insertPoint } from '../../points/point-store.ts';

export interface Owner {
  readonly id: string;
  readonly token: string;
  readonly phone: string;
}

export const sharedApp = (): Promise<TestApp> =>
  testApp({ cleanUp: afterFile(), environment: { CODES_PER_ADDRESS_PER_HOUR: '1000' } });

let inns = 100_000_000;

async function addCompany(app: TestApp, ownerId: string, country: CountryCode): Promise<void> {
  const [sample, now] = [sampleOwner('GE'), app.clock.now()];
  inns += 1;
  await transaction(app.db, (tx) =>
    insertCompany(tx, {
      ...sample.requisites_data,
      tax_files: [],
      id: randomUUID(),
      owner_id: ownerId,
      country,
      org_type: 'ip',
      inn: String(inns),
      tax_type: 'usn',
      requested_tax_type: null,
      tax_check_status: 'none',
      personal_info_accepted: now,
      unverified: false,
      created: now,
      updated: now,
    }),
  );
}

/** An owner with a company, as an application requires. */
export async function newOwner(app: TestApp, country: CountryCode = 'RU'): Promise<Owner> {
  const person = await newPerson(app, country === 'GE' ? 'GE' : 'RU');
  await transaction(app.db, (tx) =>
    createAuthAdmin(app.clock).change(tx, person.id, {
      first_name: 'Вера',
      last_name: 'Тихонова',
      owner_status: 'accepted',
    }),
  );
  await addCompany(app, person.id, country);
  return person;
}

/** Rows of places inside a large town, each in a cell of its own. */
const GRIDS = {
  RU: { south: 55.62, west: 37.42, rows: 20, high: 0.01, wide: 0.015 },
  GE: { south: 41.67, west: 44.77, rows: 11, high: 0.005, wide: 0.007 },
  KZ: { south: 43.22, west: 76.88, rows: 11, high: 0.005, wide: 0.007 },
} as const;
export type PlaceCountry = keyof typeof GRIDS;

/** Of each test file, since each has a map of its own: files share a worker, and must meet the same places in any order. */
const places = new Map<string, number>();

/** The next place of the grid, whatever its zone. */
export function nextPlace(country: PlaceCountry): Coordinates {
  const counted = `${country} ${expect.getState().testPath}`;
  const number = (places.get(counted) ?? 0) + 1;
  places.set(counted, number);
  const { south, west, rows, high, wide } = GRIDS[country];
  return {
    latitude: south + (number % rows) * high,
    longitude: west + Math.floor(number / rows) * wide,
  };
}

export async function zoneOf(app: TestApp, { token }: Owner, place: Coordinates) {
  const { body } = await app.call('GET /api/v4/pickpoint/subsidy', { query: { ...place } }, { token });
  return body.subsidy_info;
}

/** A free place that no test has used yet, in a zone of the wanted kind (any but grey by default). */
export async function newPlace(
  app: TestApp,
  owner: Owner,
  country: PlaceCountry = 'RU',
  kind?: 'none' | 'grey',
): Promise<Coordinates> {
  for (;;) {
    const place = nextPlace(country);
    const { zone } = await zoneOf(app, owner, place);
    if (kind ? zone === kind : zone !== 'grey') return place;
  }
}

export async function uploadFile(
  app: TestApp,
  { token }: Pick<Owner, 'token'>,
  entity_type: 1 | 5 | 12 = 1,
): Promise<string> {
  const chunk = (await phonePhoto()).toString('base64');
  const body = { uuid: randomUUID(), chunk_num: 0, total_size: chunk.length, chunk, entity_type };
  const answer = await app.call('POST /api/v2/common/upload', { body }, { token });
  if (!answer.body.url) throw new Error(`upload answered ${answer.status}`);
  return answer.body.url;
}

const PICTURES: readonly FileType[] = [
  'generalPhoto',
  'nightlyGeneralPhoto',
  'clientAreaPhoto',
  'fittingRoomsPhoto',
  'btiDocument',
];
const VIDEO = { url: 'https://video.example/room', type: 'video' as const };

async function someFiles(app: TestApp, owner: Owner) {
  const files: Array<{ url: string; type: FileType; isPublic?: boolean }> = [VIDEO];
  for (const type of PICTURES)
    files.push({ url: await uploadFile(app, owner), type, isPublic: type !== 'btiDocument' });
  return files;
}

export type AddBody = CallInput<'POST /api/v2/pickpoint/order/add'>['body'];
export type Order = CallOutput<'GET /api/v4/order/:id'>;

/** Everything an application needs, but the files. */
export async function fullBody(app: TestApp, owner: Owner, change: Partial<AddBody> = {}): Promise<AddBody> {
  const country = (change.country ?? 'RU') as PlaceCountry;
  const place =
    change.latitude === undefined ? await newPlace(app, owner, country) : { latitude: change.latitude };
  return {
    country,
    type_point: 'TYPE_POINT_8',
    city_id: '1',
    city_name: 'Москва',
    street: 'Садовая улица',
    house: '1',
    ...place,
    description: 'Вход со двора, вторая дверь слева от арки, домофон 12',
    locations: 'firstFloor',
    subsidy_hex_type: 'none',
    area: 60,
    stock_area: 45,
    celling_height: 3,
    dressing_rooms_count: 2,
    timetable: { weekDays: DEFAULT_TIMETABLE },
    ...change,
  };
}

export const add = (app: TestApp, { token }: Owner, body: AddBody) =>
  app.call('POST /api/v2/pickpoint/order/add', { body }, { token });

export async function draft(app: TestApp, owner: Owner, change: Partial<AddBody> = {}): Promise<Order> {
  const files = change.actual_urls ?? (await someFiles(app, owner));
  const answer = await add(app, owner, await fullBody(app, owner, { ...change, actual_urls: files }));
  if (answer.status !== 200) throw new Error(`add answered ${JSON.stringify(answer.error)}`);
  return answer.body;
}

export const publish = (app: TestApp, { token }: Owner, id: string, confirm_warnings = false) =>
  app.call(
    'POST /api/v2/pickpoint/order/:id/publish',
    { params: { id }, body: { confirm_warnings } },
    { token },
  );

export const open = async (app: TestApp, { token }: Owner, id: string): Promise<Order> =>
  (await app.call('GET /api/v4/order/:id', { params: { id } }, { token })).body;

/** An application that was sent: waiting for its fee in Russia, for staff elsewhere. */
export async function sent(app: TestApp, owner: Owner, change: Partial<AddBody> = {}): Promise<Order> {
  const { id } = await draft(app, owner, change);
  const answer = await publish(app, owner, id);
  if (answer.status !== 200) throw new Error(`publish answered ${JSON.stringify(answer.error)}`);
  return answer.body;
}

export async function addPoint(app: TestApp, ownerId: string, place: Coordinates, isActive = true) {
  return transaction(app.db, (tx) =>
    insertPoint(tx, {
      external_id: `PVZ-${randomUUID().slice(0, 8)}`,
      owner_id: ownerId,
      name: 'Пункт на Садовой',
      address: 'Москва, Садовая улица, 1',
      country: 'RU',
      ...place,
      is_active: isActive,
      type_point: 'TYPE_POINT_8',
      area: 50,
      stock_area: 40,
      created: app.clock.now(),
    }),
  );
}

export const query = (app: TestApp, text: string, values: unknown[] = []) =>
  pgQuery(app.databaseUrl, text, values).then(({ rows }) => rows);
