import { expect, test } from 'vitest';
import { readPlace, readZones, zonesPath } from './zones-query.ts';

test('a pair of coordinates is read as maps write it', () => {
  const place = { latitude: 55.75123, longitude: 37.61789 };
  for (const text of ['55.75123, 37.61789', '55.75123,37.61789', ' 55.75123 37.61789 '])
    expect(readPlace(text)).toEqual(place);
  for (const text of ['', 'Тула', '55.75', '99.1, 37.6', '55.7, 181', null])
    expect(readPlace(text)).toBeNull();
});

test('the address holds the zone, the kind and the page', () => {
  const path = '/manage/zones?at=55.75123%2C37.61789&kind=grey&page=2';
  expect(zonesPath(readZones(new URLSearchParams(path.split('?')[1])))).toBe(path);
  expect(zonesPath(readZones(new URLSearchParams('kind=blue&page=0&at=here')))).toBe('/manage/zones');
});
