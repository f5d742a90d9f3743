import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearTyping } from './typing.ts';

const queries = new QueryClient();
const say = (userId: string, name: string, on = true) =>
  hearTyping(queries, JSON.stringify({ kind: 'ticket', id: '7', userId, name, on }), 'me');
const names = () =>
  Object.values(queries.getQueryData<Record<string, { name: string }>>(['typing', 'ticket', '7']) ?? {}).map(
    ({ name }) => name,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  queries.clear();
});

test('whoever writes is named until they stop, and one does not see oneself', () => {
  say('1', 'Мария');
  say('2', 'Павел');
  say('me', 'Я');
  expect(names()).toEqual(['Мария', 'Павел']);
  say('1', 'Мария', false);
  expect(names()).toEqual(['Павел']);
});

test('whoever says nothing for some seconds has stopped; a word said again keeps the name', () => {
  say('1', 'Мария');
  vi.advanceTimersByTime(5_000);
  say('1', 'Мария');
  vi.advanceTimersByTime(5_000);
  expect(names()).toEqual(['Мария']);
  vi.advanceTimersByTime(3_000);
  expect(names()).toEqual([]);
});
