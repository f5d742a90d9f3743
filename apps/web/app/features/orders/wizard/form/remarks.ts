import type { OrderField, OrderRecord } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';
import { isSameValue } from './same-value.ts';

/** Fields that are answered together with the one a remark stands at. */
const BESIDE: Readonly<Record<string, readonly OrderField[]>> = {
  latitude: ['latitude', 'longitude'],
  city_name: ['city_id', 'city_name', 'region', 'district'],
};

/** What a remark is about, as it now is: a field, the files of one kind, a day of the timetable. */
function subject(path: string, record: OrderRecord): unknown {
  const [field = '', part] = path.split('.');
  if (field === 'timetable' && part)
    return record.timetable && Object.entries(record.timetable).find(([day]) => day === part);
  if (field !== 'actual_urls') return (BESIDE[field] ?? [field as OrderField]).map((name) => record[name]);
  const files = record.actual_urls;
  const about = files.filter(({ type, isPublic }) => (part === 'public' ? isPublic : type === part));
  return about.map(({ url }) => url);
}

/** Remarks whose subject is still what it was: nothing was done about them here. */
export const openRemarks = (remarks: OrderProblems, now: OrderRecord, begun: OrderRecord): OrderProblems =>
  Object.fromEntries(
    Object.entries(remarks).filter(([path]) => isSameValue(subject(path, now), subject(path, begun))),
  );
