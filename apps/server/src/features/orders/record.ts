import { type OrderRecord, orderAddress } from '@punkt/domain/order-record';

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
