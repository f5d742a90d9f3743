import { FILE_TYPES } from '@punkt/domain/files';
import type { OrderFile } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';

interface Told {
  readonly path: string;
  readonly message: string;
}

/** Names of answers, and of what has no field of its own, by the fields of this form. */
const FIELDS: Readonly<Record<string, string>> = {
  typePoint: 'type_point',
  cityName: 'city_name',
  city_id: 'city_name',
  cityId: 'city_name',
  region: 'city_name',
  district: 'city_name',
  fullAddress: 'city_name',
  longitude: 'latitude',
  actual_urls: 'actual_urls.public',
  lat_long: 'latitude',
  courierWay: 'courier_way',
  floorLevel: 'locations',
  couriersAccess: 'access_type',
  subsidyHexType: 'subsidy_hex_type',
  warehouseArea: 'stock_area',
  cellingHeight: 'celling_height',
  dressingRoomsCount: 'dressing_rooms_count',
  referralCode: 'referral_code',
};

/** Where on this form a path of the wire is: a file by its type, a field by the name it is sent with. */
export function formPath(path: string, files: readonly OrderFile[]): string {
  const inner = path.replace(/^(actual_urls|photos|videos|documents)\./, '');
  const [head = ''] = inner.split('.');
  if (FILE_TYPES.some((type) => type === head)) return `actual_urls.${head}`;
  if (inner !== path && /^\d+$/.test(head)) {
    const type = files[Number(head)]?.type;
    return type ? `actual_urls.${type}` : 'actual_urls.public';
  }
  if (head === 'weekDays' || path.startsWith('timetable.weekDays')) return 'timetable';
  return FIELDS[path] ?? path;
}

export const formProblems = (told: readonly Told[], files: readonly OrderFile[] = []): OrderProblems =>
  Object.fromEntries(told.map(({ path, message }) => [formPath(path, files), message]));
