import { blankOrder, ORDER_FIELDS, type OrderRecord } from '@punkt/domain/order-record';
import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import { describe, expect, it } from 'vitest';
import { openRemarks } from '../../../../lib/forms/record-values.ts';
import { orderSubject } from './use-order-form.ts';

const photo = (url: string, type: 'generalPhoto' | 'clientAreaPhoto', isPublic = true) => ({
  url,
  type,
  isPublic,
});
const begun: OrderRecord = {
  ...blankOrder('RU', ''),
  area: 40,
  latitude: 55,
  longitude: 37,
  timetable: DEFAULT_TIMETABLE,
  actual_urls: [photo('/1', 'generalPhoto'), photo('/2', 'clientAreaPhoto')],
};
const monday = { open: '10:00', close: '20:00', is_day_off: false };

const open = (path: string, change: Partial<OrderRecord>): boolean =>
  path in
  openRemarks(
    { table: ORDER_FIELDS, remarks: { [path]: 'исправьте' }, subjectOf: orderSubject },
    { ...begun, ...change },
    begun,
  );

describe('remarks nobody has answered', () => {
  it.each<[string, Partial<OrderRecord>]>([
    ['area', {}],
    ['area', { area: 40, stock_area: 30 }],
    // Another photo answers nothing about this one, and neither does who may see it.
    [
      'actual_urls.generalPhoto',
      { actual_urls: [photo('/1', 'generalPhoto', false), photo('/3', 'clientAreaPhoto')] },
    ],
    ['timetable.tuesday', { timetable: { ...DEFAULT_TIMETABLE, monday } }],
  ])('%s stays open', (path, change) => expect(open(path, change)).toBe(true));

  it.each<[string, Partial<OrderRecord>]>([
    ['area', { area: 41 }],
    ['latitude', { longitude: 38 }],
    ['city_name', { region: 'другая' }],
    ['actual_urls.generalPhoto', { actual_urls: [photo('/3', 'generalPhoto')] }],
    ['actual_urls.public', { actual_urls: [photo('/1', 'generalPhoto', false)] }],
    ['timetable.monday', { timetable: { ...DEFAULT_TIMETABLE, monday } }],
    ['timetable', { timetable: { ...DEFAULT_TIMETABLE, monday } }],
  ])('%s is answered', (path, change) => expect(open(path, change)).toBe(false));
});
