import { filesOfKind, isUploaded } from '@punkt/domain/order-files';
import type { OrderRecord } from '@punkt/domain/order-record';
import { pointTypeOf } from '@punkt/domain/order-rules';
import { cleanPoint, fittedPoint, type PointRecord } from '@punkt/domain/point-record';
import { STANDARD_POINT } from '@punkt/domain/point-type';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { FilesService } from '../files/service.ts';
import { holderOf, purposeOf } from './files.ts';
import { addChange, closePoint, insertPoint, nextPointId } from './point-store.ts';
import type { PointRow } from './tables.ts';

/** People of a point are listed under the address of its shard, so that one list never grows with all points. */
const SHARDS = 8;
const shardOf = (id: number): number => 1 + (id % SHARDS);

interface NewPointOf {
  readonly ownerId: string;
  readonly address: string;
  readonly record: OrderRecord;
}

interface Deps {
  readonly clock: Clock;
  readonly accounts: Pick<AuthAdmin, 'addPointRole'>;
  readonly files: Pick<FilesService, 'claim' | 'fileIdOf'>;
}

/** What a point begins with: as the application was activated. */
const firstRecord = (record: OrderRecord): PointRecord => cleanPoint(fittedPoint(record));

/** The point holds its files itself: whatever becomes of the application, they stay. */
async function claimFiles(tx: Tx, { files }: Deps, id: number, ownerId: string, record: PointRecord) {
  for (const file of record.actual_urls.filter(isUploaded)) {
    const fileId = files.fileIdOf(file.url);
    if (fileId) await files.claim(tx, [fileId], ownerId, purposeOf(file), holderOf(id));
  }
}

/** Makes the point that an application asked for, with its owner's role. The caller sees to it that this happens once. */
export async function openPoint(
  tx: Tx,
  deps: Deps,
  { ownerId, address, record }: NewPointOf,
): Promise<PointRow> {
  const { latitude, longitude, area, stock_area } = record;
  if (latitude === null || longitude === null || area === null || stock_area === null)
    throw new Error('an application without a place or a room was approved');
  const { clock, accounts } = deps;
  const id = await nextPointId(tx);
  const kept = firstRecord(record);
  const photos = filesOfKind(record.actual_urls, 'photo').filter(({ isPublic }) => isPublic);
  const point = await insertPoint(tx, {
    id,
    external_id: `${record.country}-${id}`,
    shard: shardOf(id),
    owner_id: ownerId,
    name: `${record.street}, ${record.house}`,
    address,
    country: record.country,
    district: record.district,
    latitude,
    longitude,
    type_point: pointTypeOf(record) ?? STANDARD_POINT,
    area,
    stock_area,
    created: clock.now(),
    timetable: record.timetable && JSON.stringify(record.timetable),
    photos: JSON.stringify(photos.map(({ url, type }) => ({ url, type }))),
    signboard_size: record.signboard_size,
    signboard_format: record.signboard_format,
    // Staff have just looked at it.
    signboard_checked: record.signboard_format !== null,
    floor_level: record.locations,
    record: JSON.stringify(kept),
  });
  await claimFiles(tx, deps, id, ownerId, kept);
  await addChange(tx, { point_id: id, at: clock.now(), act: 'opened', actor: 'staff', actor_id: null });
  await accounts.addPointRole(tx, ownerId, id, 'PERM_OWNER', true);
  return point;
}

/** A point that has moved stops where it was. */
export async function stopPoint(tx: Tx, { clock }: Pick<Deps, 'clock'>, id: number): Promise<void> {
  const at = clock.now();
  if (await closePoint(tx, id, at))
    await addChange(tx, { point_id: id, at, act: 'closed', actor: 'staff', actor_id: null });
}
