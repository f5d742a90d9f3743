import { blankOrder, type OrderRecord } from '@punkt/domain/order-record';
import { describe, expect, it } from 'vitest';
import { changedFields, sendableFields, wireFields } from './order-wire.ts';

const record: OrderRecord = blankOrder('RU', '79990000000');

describe('what travels', () => {
  it('keeps an address and a pin together', () => {
    const fields = sendableFields({ house: 'validation.order.house' });
    expect(fields).not.toContain('street');
    expect(fields).toContain('latitude');
    expect(sendableFields({ latitude: 'validation.required' })).not.toContain('longitude');
  });

  it('holds back a day of the timetable with its week, but no file because another is missing', () => {
    const fields = sendableFields({ 'timetable.monday': 'x', 'actual_urls.video': 'x' });
    expect(fields).not.toContain('timetable');
    expect(fields).toContain('actual_urls');
  });

  it('leaves a link that is still being typed in the browser', () => {
    const link = (url: string) => ({
      ...record,
      actual_urls: [{ url, type: 'video' as const, isPublic: false }],
    });
    expect(wireFields(link('https://exa'), ['actual_urls']).actual_urls).toEqual([]);
    expect(wireFields(link('https://example.com/a'), ['actual_urls']).actual_urls).toHaveLength(1);
    expect(changedFields(link('https://exa'), record, ['actual_urls'])).toEqual([]);
  });

  it('puts the days of the week where the wire has them', () => {
    expect(wireFields(record, ['timetable'])).toHaveProperty('timetable.weekDays.monday.open', '10:00');
  });
});
