import { expect, it } from 'vitest';
import { answeredBy, promisedBy } from './review-terms.ts';

it('a message is answered by the end of the next working day, a check by that of the second', () => {
  // A Friday evening in Moscow, and a Saturday.
  for (const written of ['2026-11-13T16:00:00Z', '2026-11-14T09:00:00Z'])
    expect(answeredBy(new Date(written)).toISOString()).toBe('2026-11-16T20:59:59.000Z');
  expect(promisedBy(new Date('2026-11-13T16:00:00Z')).toISOString()).toBe('2026-11-17T20:59:59.000Z');
  // Late on Sunday in UTC it is Monday in Moscow.
  expect(answeredBy(new Date('2026-11-15T22:00:00Z')).toISOString()).toBe('2026-11-17T20:59:59.000Z');
});
