import { describe, expect, it } from 'vitest';
import { formPath } from './paths.ts';

const files = [{ url: '/api/v4/files/1', type: 'btiDocument' as const, isPublic: false }];

describe('where on the form a path of the wire is', () => {
  it.each([
    ['description', 'description'],
    ['longitude', 'latitude'],
    ['warehouseArea', 'stock_area'],
    ['generalPhoto', 'actual_urls.generalPhoto'],
    ['photos.generalPhoto', 'actual_urls.generalPhoto'],
    ['actual_urls.video', 'actual_urls.video'],
    ['actual_urls.0', 'actual_urls.btiDocument'],
    ['actual_urls.0.url', 'actual_urls.btiDocument'],
    ['actual_urls.9', 'actual_urls.public'],
    ['actual_urls.public', 'actual_urls.public'],
    ['timetable.monday', 'timetable.monday'],
    ['timetable.weekDays.monday', 'timetable'],
  ])('%s → %s', (path, expected) => expect(formPath(path, files)).toBe(expected));
});
