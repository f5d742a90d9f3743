import type { CallInput } from '@punkt/contract/contract';
import type { Order } from '@punkt/contract/order-data';
import { isUploaded } from '@punkt/domain/order-files';
import { blankOrder, type OrderField, type OrderFile, type OrderRecord } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';
import { checkWebAddress } from '@punkt/domain/web-address';
import { isSameValue } from '../form/same-value.ts';

type Fields = Omit<CallInput<'POST /api/v2/pickpoint/order/:id/update'>['body'], 'update_fields' | 'version'>;

/** What the server answers with, by the names it is sent with. */
export function recordOfOrder(order: Order): OrderRecord {
  const { timetable, photos, videos, documents } = order;
  return {
    country: order.country,
    type_point: order.typePoint,
    city_id: order.cityId,
    city_name: order.cityName,
    region: order.region,
    district: order.district,
    street: order.street,
    house: order.house,
    latitude: order.latitude,
    longitude: order.longitude,
    description: order.description,
    courier_way: order.courierWay,
    locations: order.floorLevel,
    entrance: order.entrance,
    access_type: order.couriersAccess,
    phone: order.phone,
    subsidy_hex_type: order.subsidyHexType,
    ex_pickpoint_id: order.exPickPointId,
    area: order.area,
    stock_area: order.warehouseArea,
    celling_height: order.cellingHeight,
    dressing_rooms_count: order.dressingRoomsCount,
    timetable: timetable?.weekDays ?? null,
    actual_urls: [...photos, ...videos, ...documents].map(
      ({ url, type, isPublic }): OrderFile => ({ url, type, isPublic }),
    ),
  };
}

/** A link that is still being typed stays in the browser. */
const maySend = (file: OrderFile): boolean => isUploaded(file) || checkWebAddress(file.url) === null;

export const sentFiles = (files: readonly OrderFile[]): OrderFile[] => files.filter(maySend);

/** What the server has of a record once everything in it is sent. */
export const sentRecord = (record: OrderRecord) => ({
  ...record,
  actual_urls: sentFiles(record.actual_urls),
});

/** The named fields as they travel. */
export function wireFields(record: OrderRecord, names: readonly OrderField[]): Fields {
  const all: Fields = {
    ...sentRecord(record),
    timetable: record.timetable && { weekDays: { ...record.timetable } },
  };
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Fields;
}

const FIELDS = Object.keys(blankOrder('RU', '')) as OrderField[];

export const sameRecord = (one: OrderRecord, other: OrderRecord): boolean =>
  FIELDS.every((name) => isSameValue(one[name], other[name]));

/** Whether a record holds nothing but words of these two. */
export const isOfBoth = (record: OrderRecord, one: OrderRecord, other: OrderRecord): boolean =>
  FIELDS.every((name) => isSameValue(record[name], one[name]) || isSameValue(record[name], other[name]));

/** Half a pin is no pin, and an address is one thing: they travel together or not at all. */
const TOGETHER: readonly (readonly OrderField[])[] = [
  ['latitude', 'longitude'],
  ['city_id', 'city_name', 'region', 'district', 'street', 'house'],
];

const fieldOf = (path: string): string => path.split('.')[0] ?? path;

/** Fields that are well and may be kept on the server; files are kept one by one, whatever is still missing. */
export function sendableFields(problems: OrderProblems): OrderField[] {
  const held = new Set(Object.keys(problems).map(fieldOf));
  held.delete('actual_urls');
  for (const group of TOGETHER)
    if (group.some((name) => held.has(name))) for (const name of group) held.add(name);
  return FIELDS.filter((name) => !held.has(name));
}

/** Which of these differ from what the server has. */
export function changedFields(
  record: OrderRecord,
  saved: OrderRecord | null,
  names: readonly OrderField[],
): OrderField[] {
  if (!saved) return [...names];
  const [now, then] = [wireFields(record, names), wireFields(saved, names)];
  return names.filter((name) => !isSameValue(now[name], then[name]));
}
