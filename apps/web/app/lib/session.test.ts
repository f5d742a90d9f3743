import type { UserInfo } from '@punkt/contract/user';
import { expect, test } from 'vitest';
import { createSession } from './session.ts';
import { SESSION_KEYS } from './session-keys.ts';
import { memoryStorage, pair } from './testing/server.ts';

test('tokens travel together and are forgotten together', () => {
  const session = createSession(memoryStorage());
  expect(session.tokens()).toBeNull();
  session.setTokens(pair('a', 'r'));
  expect(session.tokens()).toEqual({ access: 'a', refresh: 'r' });
  session.clear();
  expect(session.tokens()).toBeNull();
  expect(session.user()).toBeNull();
});

test('the person is remembered without phone, e-mail or number of a paper', () => {
  const storage = memoryStorage();
  const session = createSession(storage);
  const secrets = {
    phone: '79161234567',
    additional_phone: '79167654321',
    email: 'anna@example.com',
    telegram_login: '@anna',
    snils: '11223344595',
  };
  session.setUser({ user_id: 'u1', name: 'Анна Соколова', ...secrets } as UserInfo);
  expect(session.user()).toMatchObject({ user_id: 'u1', name: 'Анна Соколова', phone: '' });
  for (const secret of Object.values(secrets))
    expect(storage.getItem(SESSION_KEYS.user)).not.toContain(secret);
});

test('the device keeps its name across sessions', () => {
  const session = createSession(memoryStorage());
  const uuid = session.deviceUuid();
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  session.clear();
  expect(session.deviceUuid()).toBe(uuid);
});

test.each(['', '{', 'null', '[]', '{"access":1,"refresh":2}', '{"access":"a"}'])(
  'garbage in storage (%s) is no session',
  (text) => {
    const storage = memoryStorage();
    storage.setItem(SESSION_KEYS.tokens, text);
    expect(createSession(storage).tokens()).toBeNull();
  },
);
