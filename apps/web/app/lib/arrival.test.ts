import { expect, test } from 'vitest';
import { parseArrival } from './arrival.ts';

const at = (path: string) => parseArrival(`https://punkt.example${path}`);

test('takes its own parameters and leaves the others', () => {
  expect(
    at('/lk/orders?page=2&hash=h1&latitude=55.7&longitude=37.6&typePoint=8&subsidyHexType=single#x'),
  ).toEqual({
    hash: 'h1',
    kept: { latitude: '55.7', longitude: '37.6', typePoint: '8', subsidyHexType: 'single' },
    clean: '/lk/orders?page=2#x',
  });
});

test('has nothing to clean where nothing was brought', () => {
  expect(at('/lk/orders?page=2')).toEqual({ hash: null, kept: {}, clean: null });
});

test('an empty parameter is removed and not kept', () => {
  expect(at('/lk?latitude=&hash=')).toEqual({ hash: '', kept: {}, clean: '/lk' });
});

test('a place is understood by its short names, too', () => {
  expect(at('/lk/orders/create?lat=41.7&lon=44.8')).toEqual({
    hash: null,
    kept: { latitude: '41.7', longitude: '44.8' },
    clean: '/lk/orders/create',
  });
});
