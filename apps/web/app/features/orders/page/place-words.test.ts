import { expect, test } from 'vitest';
import { placeKey } from '../../../lib/account/order-fields.ts';
import { activationLink, placeLink } from './place-words.ts';

test.each([
  ['area', 'orderPage.field.area'],
  ['actual_urls.generalPhoto', 'orderPage.file.generalPhoto'],
  ['generalPhoto', 'orderPage.file.generalPhoto'],
  ['actual_urls.public', 'orderPage.field.public'],
  ['actual_urls', 'orderPage.field.actual_urls'],
  ['timetable.sunday', 'orderPage.day.sunday'],
  ['timetable', 'orderPage.field.timetable'],
  ['lock.controllerPhoto', 'orderPage.field.lock.controllerPhoto'],
  ['whatever', null],
  ['', null],
])('%s is called by %s', (path, key) => {
  expect(placeKey(path)).toBe(key);
});

test('a place is part of the address of the form', () => {
  expect(placeLink('17', 'a b')).toBe('/lk/orders/17/edit?field=a%20b');
});

test('of the activation, the lock has a page of its own', () => {
  expect(activationLink('17')).toBe('/lk/orders/17/activate');
  expect(activationLink('17', 'signboard_size')).toBe('/lk/orders/17/activate?field=signboard_size');
  expect(activationLink('17', 'lock')).toBe('/lk/orders/17/activate-elock');
  expect(activationLink('17', 'lock.controllerPhoto')).toBe('/lk/orders/17/activate-elock');
});
