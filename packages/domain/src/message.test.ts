import fc from 'fast-check';
import { expect, test } from 'vitest';
import { message, parseMessage } from './message.ts';

test('a message travels as a plain string', () => {
  expect(message('validation.required')).toBe('validation.required');
  expect(message('validation.minLength', { count: 2 })).toBe('validation.minLength|{"count":2}');
});

test('parameters survive the journey, bars and braces included', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (first, count) => {
      const sent = message('validation.eitherDigits', { first, count });
      expect(parseMessage(sent)).toEqual({ key: 'validation.eitherDigits', params: { first, count } });
    }),
  );
});

test.each(['Invalid input', 'a|b', 'a|', 'a|[1]', 'a|null', 'a|{"count":{}}', '|'])(
  '%o is no message of ours',
  (text) => {
    expect(parseMessage(text)).toEqual({ key: text, params: {} });
  },
);

test('a key without a text, or without its parameters, does not compile', () => {
  // @ts-expect-error: no such key
  expect(message('validation.nonsense')).toBe('validation.nonsense');
  // @ts-expect-error: count is missing
  expect(message('validation.minLength')).toBe('validation.minLength');
});
