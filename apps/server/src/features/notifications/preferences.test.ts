import { NOTICE_DEFAULTS } from '@punkt/domain/notices';
import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, testApp } from '../../../test/harness.ts';
import { newPerson, type TestPerson } from '../../../test/people.ts';
import { becomeOwner, newPhone } from '../owners/testing/stage.ts';
import { giveEmail, newEndpoint, subscribe } from './testing/stage.ts';

const app = await testApp({ cleanUp: afterFile(), environment: { CODES_PER_ADDRESS_PER_HOUR: '1000' } });

const preferences = async ({ token }: Pick<TestPerson, 'token'>) =>
  (await app.call('GET /api/v4/notifications/preferences', {}, { token })).body;
const pushOf = async ({ token }: TestPerson) =>
  (await app.call('GET /api/v4/notifications/push', {}, { token })).body;

describe('preferences', () => {
  it('begin with the defaults, and stay as they were chosen', async () => {
    const [one, other] = [await newPerson(app), await newPerson(app)];
    expect(await preferences(one)).toEqual({ preferences: NOTICE_DEFAULTS, email: null });
    const chosen = { ...NOTICE_DEFAULTS, orders: { email: false, push: false } };
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await app.call(
        'POST /api/v4/notifications/preferences',
        { body: { preferences: chosen } },
        { token: one.token },
      );
      expect([status, body.preferences]).toEqual([200, chosen]);
    }
    expect((await preferences(one)).preferences).toEqual(chosen);
    expect((await preferences(other)).preferences).toEqual(NOTICE_DEFAULTS);
  });

  it('say where e-mails go: to the person, else to their company', async () => {
    const owner = await becomeOwner(app, newPhone());
    await pgQuery(app.databaseUrl, "update companies set email = 'office@example.com' where owner_id = $1", [
      owner.id,
    ]);
    expect((await preferences(owner)).email).toBe(owner.record.contact_info.email);
    await giveEmail(app, owner, '');
    expect((await preferences(owner)).email).toBe('office@example.com');
  });

  it.each([
    {},
    { preferences: {} },
    { preferences: { ...NOTICE_DEFAULTS, orders: { email: 'yes', push: true } } },
    { preferences: { ...NOTICE_DEFAULTS, orders: { email: true } } },
  ])('refuse %j', async (body) => {
    const { token } = await newPerson(app);
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: '/api/v4/notifications/preferences',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
    expect(statusCode).toBe(400);
  });
});

describe('a device', () => {
  it('subscribes, subscribes anew and leaves', async () => {
    const person = await newPerson(app);
    expect(await pushOf(person)).toEqual({
      public_key: expect.stringMatching(/^B[\w-]{86}$/),
      subscribed: false,
    });
    const endpoint = newEndpoint();
    expect((await subscribe(app, person, endpoint)).body.subscribed).toBe(true);
    expect((await subscribe(app, person, newEndpoint())).body.subscribed).toBe(true);
    const last = newEndpoint();
    expect((await subscribe(app, person, last)).body.subscribed).toBe(true);
    const leave = (at: string, { token }: TestPerson) =>
      app.call('POST /api/v4/notifications/push/unsubscribe', { body: { endpoint: at } }, { token });
    expect((await leave(endpoint, person)).body.subscribed).toBe(true);
    expect((await leave(last, await newPerson(app))).status).toBe(200);
    expect((await pushOf(person)).subscribed).toBe(true);
    expect((await leave(last, person)).body.subscribed).toBe(false);
  });

  it('belongs to whoever is signed in there now', async () => {
    const [before, now] = [await newPerson(app), await newPerson(app)];
    const endpoint = newEndpoint();
    await subscribe(app, before, endpoint);
    await subscribe(app, now, endpoint);
    expect([(await pushOf(before)).subscribed, (await pushOf(now)).subscribed]).toEqual([false, true]);
  });

  it('may subscribe from all its tabs at once, and two people at one browser', async () => {
    const [one, other] = [await newPerson(app), await newPerson(app)];
    const endpoint = newEndpoint();
    const wishes = Array.from({ length: 12 }, (_, tab) =>
      subscribe(app, tab % 2 === 0 ? one : other, tab % 3 === 0 ? newEndpoint() : endpoint),
    );
    expect((await Promise.all(wishes)).map(({ status }) => status)).toEqual(wishes.map(() => 200));
  });

  it('knows the same key after a restart', async () => {
    const person = await newPerson(app);
    const elsewhere = await testApp({ databaseUrl: app.databaseUrl });
    const { body } = await elsewhere.call('GET /api/v4/notifications/push', {}, { token: person.token });
    expect(body.public_key).toBe((await pushOf(person)).public_key);
  });

  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://0x7f000001/1',
    'https://2130706433/1',
    'https://localhost/1',
    'https://push.example:8443/1',
    'https://user:secret@push.example/1',
    'ftp://push.example/1',
    'javascript:alert(1)',
    'push.example',
    '',
    `https://push.example/${'x'.repeat(1_000)}`,
  ])('is not at %s', async (endpoint) => {
    const { status, error } = await subscribe(app, await newPerson(app), endpoint);
    expect([status, error.errors?.[0]?.path]).toEqual([400, 'endpoint']);
  });

  it.each([
    { p256dh: 'short', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    { p256dh: 'B'.repeat(87), auth: 'short' },
    { p256dh: 'B'.repeat(87) },
  ])('has no keys like %j', async (keys) => {
    const { token } = await newPerson(app);
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: '/api/v4/notifications/push/subscribe',
      headers: { authorization: `Bearer ${token}` },
      payload: { endpoint: newEndpoint(), keys },
    });
    expect(statusCode).toBe(400);
  });
});
