import { describe, expect, it } from 'vitest';
import {
  blankOrder,
  erasedFields,
  fittedOrder,
  isRemarkable,
  ORDER_FIELD_NAMES,
  orderEntity,
  orderOfEntity,
  orderPlace,
  orderStepOf,
  sentFields,
  withFields,
} from './order-record.ts';
import { sampleOrder } from './testing/orders.ts';

const files = [{ url: '/api/v4/files/1', type: 'btiDocument' as const, isPublic: false }];

describe('where on the form a path of the wire is', () => {
  it.each([
    ['description', 'description'],
    ['longitude', 'latitude'],
    ['warehouseArea', 'stock_area'],
    ['floorLevel', 'locations'],
    ['cityId', 'city_name'],
    ['region', 'city_name'],
    ['lat_long', 'latitude'],
    ['generalPhoto', 'actual_urls.generalPhoto'],
    ['photos.generalPhoto', 'actual_urls.generalPhoto'],
    ['actual_urls', 'actual_urls.public'],
    ['actual_urls.video', 'actual_urls.video'],
    ['actual_urls.0', 'actual_urls.btiDocument'],
    ['actual_urls.0.url', 'actual_urls.btiDocument'],
    ['actual_urls.9', 'actual_urls.public'],
    ['actual_urls.public', 'actual_urls.public'],
    ['timetable.monday', 'timetable.monday'],
    ['timetable.weekDays.monday', 'timetable'],
    ['referral_code', 'referral_code'],
  ])('%s → %s', (path, expected) => expect(orderPlace(path, files)).toBe(expected));

  it.each([
    ['house', 'location'],
    ['area', 'conditions'],
    ['timetable.monday', 'conditions'],
    ['actual_urls.video', 'files'],
    ['referral_code', 'location'],
  ])('%s is asked for at %s', (path, step) => expect(orderStepOf(path)).toBe(step));

  it('takes remarks where the form has a place, and nowhere else', () => {
    for (const path of ['area', 'region', 'timetable.sunday', 'actual_urls.video', 'actual_urls.public'])
      expect(isRemarkable(path)).toBe(true);
    for (const path of ['country', 'ex_pickpoint_id', 'actual_urls.btiDocumentEditArea', 'owner', ''])
      expect(isRemarkable(path)).toBe(false);
  });
});

describe('an application on the wire', () => {
  it('comes back as it was sent, by the other names', () => {
    const record = sampleOrder();
    const sent = sentFields(record, ORDER_FIELD_NAMES);
    expect(sent).toHaveProperty('timetable.weekDays.monday.open', '10:00');
    const kept = withFields(blankOrder('RU', ''), sent);
    expect(kept).toEqual(record);
    const entity = orderEntity(kept);
    expect(entity).toMatchObject({ warehouseArea: 45, floorLevel: 'firstFloor', exPickPointId: null });
    expect(entity).not.toHaveProperty('stock_area');
    const back = orderOfEntity({ ...entity, photos: record.actual_urls, videos: [], documents: [] });
    expect(back).toEqual(record);
  });

  it('changes the fields that are named, and those alone', () => {
    const fields = { area: 40, stock_area: 30, timetable: null };
    expect(withFields(sampleOrder(), fields, ['area'])).toEqual(sampleOrder({ area: 40 }));
    expect(withFields(sampleOrder(), fields, ['timetable'])).toEqual(sampleOrder({ timetable: null }));
  });

  it('leaves out what does not fit the record of today', () => {
    const record = sampleOrder();
    const odd = {
      ...{ city_name: 5, area: '40', latitude: 55.7, actual_urls: 'none', timetable: null, unknown: 1 },
      ...{ country: 'XX', locations: 'roof' },
    };
    expect(fittedOrder(odd, record)).toEqual({ ...record, latitude: 55.7, timetable: null });
    expect(fittedOrder('nonsense', record)).toEqual(record);
    expect(fittedOrder(null, record)).toEqual(record);
  });

  it('loses with its owner what the owner wrote or could be known by', () => {
    expect(erasedFields()).toEqual({
      ...{ phone: '', description: '', courier_way: '', entrance: '', actual_urls: [] },
      ...{ mol_name: '', operator_message: '' },
    });
  });
});
