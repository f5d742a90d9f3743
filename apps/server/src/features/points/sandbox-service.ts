import { filesOfKind, type OrderFile } from '@punkt/domain/order-files';
import type { Permission } from '@punkt/domain/permissions';
import { POINT_FEATURES } from '@punkt/domain/point-features';
import { blankPoint, fittedPoint } from '@punkt/domain/point-record';
import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { claimNew, type FileDeps } from './files.ts';
import { addChange, hasPoints, insertPoint, readPointsOfOwner, writePointTexts } from './point-store.ts';
import type { NewPoint } from './tables.ts';

/** Two that the sandbox's owner runs: their people work at the first, and both can be moved. */
const POINTS = [
  {
    external_id: 'MSK-0001',
    name: 'Пункт на Садовой',
    address: 'Москва, Садовая улица, 12',
    latitude: 55.7614,
    longitude: 37.6295,
    area: 54,
    stock_area: 40,
    rate: 4.83,
  },
  {
    external_id: 'TVR-0001',
    name: 'Пункт на Речной',
    address: 'Тверь, Речная улица, 3',
    latitude: 56.8584,
    longitude: 35.9006,
    area: 38,
    stock_area: 28,
    rate: 3.4,
  },
] as const;

const SHARED = { country: 'RU', type_point: 'TYPE_POINT_8', floor_level: 'firstFloor' } as const;

/** What an owner would have written, so that no page of a newcomer's looks abandoned. */
const recordOf = (index: number): string =>
  JSON.stringify({
    ...blankPoint(),
    description: 'Вход с улицы, под вывеской. Есть скамья, пандус и место для коляски.',
    courier_way: 'Разгрузка во дворе, ворота открывает охрана. Второй этаж не нужен: склад на первом.',
    alarm_system: 'Сигнализация подключена к пульту, код знают владелец и менеджер.',
    dressing_rooms_count: 1 + (index % 3),
    racks_count: 8 + (index % 5) * 2,
    cells_count: 180 + (index % 5) * 40,
    max_cells_count: 240 + (index % 5) * 40,
    features: POINT_FEATURES.filter((_, at) => (at + index) % 4 === 0),
  });

/** Towns that no journey opens anything in. */
const TOWNS = [
  ['Казань', 55.7961, 49.1064],
  ['Самара', 53.1959, 50.1002],
  ['Уфа', 54.7348, 55.9579],
  ['Пермь', 58.0105, 56.2502],
  ['Омск', 54.9893, 73.3682],
  ['Воронеж', 51.672, 39.1843],
  ['Волгоград', 48.708, 44.5133],
  ['Тюмень', 57.1522, 65.5272],
  ['Барнаул', 53.3548, 83.7698],
  ['Иркутск', 52.2869, 104.305],
] as const;
const STREETS = ['Лесная', 'Школьная', 'Полевая', 'Новая', 'Озёрная', 'Северная', 'Луговая'] as const;
const RATES = [4.9, 4.4, 3.9, 3.1, 2.2, 1.4, 0.8, null] as const;
const DAY_SECONDS = 24 * 3600;

/** One of many: each has its place, its rating, and now and then a block or an end. */
function oneOfMany(index: number, ownerId: string, now: Date): NewPoint {
  const [town, latitude, longitude] = TOWNS[index % TOWNS.length] ?? TOWNS[0];
  const row = Math.floor(index / TOWNS.length);
  const street = `${STREETS[row % STREETS.length]} улица`;
  const [isBlocked, isClosed] = [index % 17 === 5, index % 23 === 11];
  return {
    ...SHARED,
    owner_id: ownerId,
    external_id: `${town.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(4, '0')}`,
    name: `${street}, ${row + 2}`,
    address: `${town}, ${street}, ${row + 2}`,
    latitude: latitude + ((row % 6) - 3) * 0.011,
    longitude: longitude + (Math.floor(row / 6) - 2) * 0.017,
    area: 34 + (index % 5) * 9,
    stock_area: 24 + (index % 5) * 6,
    rate: RATES[index % RATES.length] ?? null,
    timetable: JSON.stringify(DEFAULT_TIMETABLE),
    record: recordOf(index),
    created: addSeconds(now, -(index + 20) * DAY_SECONDS),
    ...(isBlocked && {
      block_until: addSeconds(now, (3 + (index % 9)) * DAY_SECONDS),
      block_reason: 'Пункт три дня не открывался по расписанию',
    }),
    ...(isClosed && { is_active: false, closed: addSeconds(now, -DAY_SECONDS) }),
  };
}

const TEAM = 30;
const FIRST_NAMES = [
  'Алина',
  'Борис',
  'Вера',
  'Денис',
  'Елена',
  'Захар',
  'Инна',
  'Кирилл',
  'Лидия',
  'Марат',
] as const;
const LAST_NAMES = ['Ким', 'Савченко', 'Гусь'] as const;

/** Every name once; numbers of the range that no operator gives out, behind those of the sandbox's accounts. */
const teamMember = (index: number) => ({
  phone: String(79_000_000_100 + index),
  first_name: FIRST_NAMES[index % FIRST_NAMES.length] ?? '',
  last_name: LAST_NAMES[Math.floor(index / FIRST_NAMES.length)] ?? '',
  permission: index % 10 === 0 ? ('PERM_FIRM_EMPLOYEE' as const) : ('PERM_EMPLOYEE' as const),
});

interface Deps {
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
}

async function addPoint(tx: Tx, { accounts }: Deps, row: NewPoint): Promise<number> {
  const { id, owner_id, created } = await insertPoint(tx, row);
  await accounts.addPointRole(tx, owner_id, id, 'PERM_OWNER', true);
  await addChange(tx, { point_id: id, at: created, act: 'opened', actor: 'staff', actor_id: null });
  return id;
}

/** A point of two shifts and a warehouse: its list is longer than a page. */
async function addTeam(tx: Tx, { accounts }: Deps, pointId: number): Promise<void> {
  for (let index = 0; index < TEAM; index += 1) {
    const { phone, permission, ...names } = teamMember(index);
    const userId = await accounts.ensureUser(tx, phone, 'RU');
    await accounts.change(tx, userId, names);
    await accounts.addPointRole(tx, userId, pointId, permission, false);
  }
}

interface People {
  readonly ownerId: string;
  /** Who works at the first point, and as what. */
  readonly workers: ReadonlyArray<readonly [id: string | undefined, permission: Permission]>;
  /** Owners of one point and of three hundred, where somebody looks around. */
  readonly others?: { readonly one: string | undefined; readonly many: string | undefined } | undefined;
}

/** Fills an empty table once, and returns whether it did. */
export const seedSandboxPoints = async (
  tx: Tx,
  deps: Deps,
  { ownerId, workers, others }: People,
): Promise<boolean> => {
  if (await hasPoints(tx)) return false;
  const now = deps.clock.now();
  for (const [index, point] of POINTS.entries()) {
    const row = { ...point, ...SHARED, owner_id: ownerId, created: now };
    const id = await addPoint(tx, deps, {
      ...row,
      timetable: JSON.stringify(DEFAULT_TIMETABLE),
      record: recordOf(index),
    });
    if (index > 0) continue;
    for (const [workerId, permission] of workers)
      if (workerId) await deps.accounts.addPointRole(tx, workerId, id, permission, false);
  }
  if (!others) return true;
  const counts = [
    [ownerId, 10],
    [others.one, 1],
    [others.many, 300],
  ] as const;
  let index = 0;
  for (const [owner, count] of counts)
    for (let made = 0; owner && made < count; made += 1, index += 1) {
      const id = await addPoint(tx, deps, oneOfMany(index, owner, now));
      if (index === 0) await addTeam(tx, deps, id);
    }
  return true;
};

/** Made-up points show the photos of their owner's made-up applications. One that has some keeps them. */
export async function giveSandboxPhotos(
  tx: Tx,
  deps: FileDeps,
  ownerId: string,
  pictures: readonly OrderFile[],
): Promise<void> {
  const photos = filesOfKind(pictures, 'photo');
  for (const point of await readPointsOfOwner(tx, ownerId)) {
    const record = fittedPoint(point.record);
    if (record.actual_urls.length > 0) continue;
    await claimNew(deps, tx, { point, by: ownerId, known: [], files: photos });
    await writePointTexts(tx, point.id, {
      record: JSON.stringify({ ...record, actual_urls: photos }),
      photos: JSON.stringify(photos.map(({ url, type }) => ({ url, type }))),
    });
  }
}
