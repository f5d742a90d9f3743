import { expect, test } from 'vitest';
import { createSession } from './session.ts';
import { memoryStorage, pair, signedIn } from './testing/server.ts';
import { standingOf } from './use-follow-other-tabs.ts';

const person = (user_id: string) => ({ user_id, country: 'RU' }) as never;

test('a tab stays with the person it shows, also while nobody is written down yet', () => {
  const session = signedIn();
  expect(standingOf(session, 'anna')).toBe('stay');
  session.setUser(person('anna'));
  expect(standingOf(session, 'anna')).toBe('stay');
});

test('it leaves with the last tokens', () => {
  expect(standingOf(createSession(memoryStorage()), 'anna')).toBe('leave');
});

test('it begins anew for another person, who signed in while it was loading and after everybody had left', () => {
  const session = signedIn();
  session.setUser(person('anna'));
  session.clear();
  session.setTokens(pair('of-maria', 'of-maria'));
  session.setUser(person('maria'));
  expect(standingOf(session, 'anna')).toBe('reload');
});
