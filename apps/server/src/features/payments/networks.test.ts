import { expect, it } from 'vitest';
import { createNetworkFilter } from './networks.ts';

it('lets everybody through while no network is named', () => {
  expect(createNetworkFilter([])('203.0.113.7')).toBe(true);
});

it.each([
  ['185.71.76.5', true],
  ['185.71.76.33', false],
  ['77.75.156.11', true],
  ['77.75.156.12', false],
  ['2a02:5180::17', true],
  ['2a02:5181::17', false],
  ['::ffff:185.71.76.5', true],
  ['', false],
  ['unknown', false],
])('%s: %s', (address, allowed) => {
  expect(createNetworkFilter(['185.71.76.0/27', '77.75.156.11', '2a02:5180::/32'])(address)).toBe(allowed);
});
