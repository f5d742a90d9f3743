import { ORDER_FIELDS, type OrderRecord } from '@punkt/domain/order-record';
import type { Problems } from '@punkt/domain/record-table';
import {
  type Check,
  type RecordForm,
  type RecordStore,
  useRecordForm,
} from '../../../../lib/forms/use-record-form.ts';

/** What a place is about where it is less than a field: the files of one kind, a day of the timetable. */
export function orderSubject(place: string, { timetable, actual_urls }: OrderRecord): unknown {
  const [field, part] = place.split('.');
  if (field === 'timetable' && part)
    return timetable && Object.entries(timetable).find(([day]) => day === part);
  if (field !== 'actual_urls') return undefined;
  const about = actual_urls.filter(({ type, isPublic }) => (part === 'public' ? isPublic : type === part));
  return about.map(({ url }) => url);
}

/** An application as a form. */
export const useOrderForm = (store: RecordStore<OrderRecord>, check: Check<OrderRecord>, remarks: Problems) =>
  useRecordForm(store, {
    table: ORDER_FIELDS,
    check,
    remarks,
    remarkText: 'wizard.remark',
    subjectOf: orderSubject,
  });

export type OrderForm = RecordForm<OrderRecord>;
