import { type OrderField, type OrderRecord, orderAddress } from '@punkt/domain/order-record';

/** Fields as they travel; the timetable is wrapped there. */
export type WireFields = {
  readonly [Field in OrderField]?: Field extends 'timetable'
    ? { readonly weekDays: NonNullable<OrderRecord['timetable']> } | null | undefined
    : OrderRecord[Field] | undefined;
};

/** The record with the named fields as they were sent; what was not sent stays. */
export function withFields(
  record: OrderRecord,
  fields: WireFields,
  names: readonly OrderField[],
): OrderRecord {
  const { timetable, ...plain } = fields;
  const sent = Object.entries({
    ...plain,
    ...(timetable !== undefined && { timetable: timetable?.weekDays ?? null }),
  });
  const wanted = sent.filter(([name, value]) => value !== undefined && names.includes(name as OrderField));
  return { ...record, ...Object.fromEntries(wanted) };
}

/** What is searched and listed stands in columns of its own. */
export const recordColumns = (record: OrderRecord) => ({
  country: record.country,
  type_point: record.type_point,
  city_name: record.city_name,
  full_address: orderAddress(record),
  latitude: record.latitude,
  longitude: record.longitude,
  ex_pickpoint_id: record.ex_pickpoint_id === null ? null : Number(record.ex_pickpoint_id),
  record: JSON.stringify(record),
});
