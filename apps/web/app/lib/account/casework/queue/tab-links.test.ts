import { expect, test } from 'vitest';
import { fitting } from './tab-links.tsx';

const tabs = [50, 100, 100, 100, 100];
const shown = (room: number, on: number) => [...fitting({ tabs, more: 60, room }, on)].toSorted();

test('tabs that fit need no menu', () => {
  expect(shown(450, 0)).toEqual([0, 1, 2, 3, 4]);
});

test('tabs that do not fit leave room for the menu behind them', () => {
  expect(shown(449, 0)).toEqual([0, 1, 2, 3]);
  expect(shown(320, 0)).toEqual([0, 1, 2]);
});

test('the tab that is on stands in the row, wherever its place is', () => {
  expect(shown(320, 4)).toEqual([0, 1, 4]);
  expect(shown(120, 4)).toEqual([4]);
});

test('a row without a tab that is on is filled from the beginning', () => {
  expect(shown(320, -1)).toEqual([0, 1, 2]);
});

test('of two tabs none is put into a menu that takes a line of its own', () => {
  const pair = (room: number) => [...fitting({ tabs: [230, 110], more: 80, room }, 0)].toSorted();
  expect(pair(295)).toEqual([0, 1]);
  expect(pair(320)).toEqual([0]);
});
