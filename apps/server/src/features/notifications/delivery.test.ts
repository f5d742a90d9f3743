import { NOTICE_DEFAULTS } from '@punkt/domain/notices';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import webPush from 'web-push';
import { afterFile, logIn, pgQuery, testApp } from '../../../test/harness.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { newPerson, type TestPerson } from '../../../test/people.ts';
import { LOCALHOST_CERTIFICATE, startPushService } from '../../../test/push-service.ts';
import { waitFor } from '../../../test/waiting.ts';
import { createWebPush } from '../../providers/push/web-push.ts';
import { MAIL_JOB, PUSH_JOB } from './delivery.ts';
import {
  APPROVED,
  accepted,
  giveEmail,
  jobsLeft,
  KEYS,
  list,
  newEndpoint,
  outbox,
  read,
  sendNotice,
  serviceOf,
  subscribe,
} from './testing/stage.ts';

const cleanUp = afterFile();
const mailServer = await startMailServer();
const app = await testApp({
  cleanUp,
  environment: { CODES_PER_ADDRESS_PER_HOUR: '1000', PUNKT_GEORGIAN_HOSTS: 'ge.punkt.example' },
});
const posting = await testApp({
  cleanUp,
  environment: {
    CODES_PER_ADDRESS_PER_HOUR: '1000',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Punkt <no-reply@punkt.example>',
    PUNKT_ORIGIN: 'https://punkt.example/',
  },
});
cleanUp(() => mailServer.close());
afterEach(() => mailServer.answer(250));

let people = 0;
async function reader(at = app, country: 'RU' | 'GE' = 'RU') {
  const person = await newPerson(at, country);
  people += 1;
  const email = `reader${people}@example.com`;
  await giveEmail(at, person, email);
  return { ...person, email };
}

const choose = ({ token }: TestPerson, documents: { email: boolean; push: boolean }) =>
  app.call(
    'POST /api/v4/notifications/preferences',
    { body: { preferences: { ...NOTICE_DEFAULTS, documents } } },
    { token },
  );

const noticeId = async (person: TestPerson) => Number((await list(app, person)).body.data[0]?.id);

describe('an e-mail', () => {
  it('comes with what happened and the way to it', async () => {
    const person = await reader();
    await sendNotice(app, person, accepted(9), '/lk/orders/9');
    await waitFor(async () => expect(await outbox(app, person.email)).toHaveLength(1));
    const [mail] = await outbox(app, person.email);
    expect(mail?.channel).toBe('email');
    expect(mail?.body).toMatch(/^Заявка №\u00a09 одобрена\n/);
    expect(mail?.body).toMatch(/http:\/\/localhost:\d+\/lk\/orders\/9\n/);
    expect(mail?.body).toContain('/lk/notifications#preferences');
  });

  it('speaks the language of the country, and leads to its site', async () => {
    const person = await reader(app, 'GE');
    await sendNotice(app, person, APPROVED);
    await waitFor(async () => expect((await outbox(app, person.email))[0]?.body).toMatch(/^დაბეგვრის/));
    const [mail] = await outbox(app, person.email);
    expect(mail?.body).toMatch(/http:\/\/ge\.punkt\.example(:\d+)?\/lk\/orders\n/);
    expect(mail?.body).not.toContain('localhost');
  });

  it('does not come to whoever does not want it, has no address, or has read the notice', async () => {
    const [unwilling, nowhere, quick] = [await reader(), await newPerson(app), await reader()];
    await choose(unwilling, { email: false, push: true });
    await sendNotice(app, unwilling, APPROVED);
    await sendNotice(app, nowhere, APPROVED);
    await sendNotice(app, quick, { kind: 'orderMessage', params: { order: 1 } });
    await waitFor(async () => expect(await jobsLeft(app, MAIL_JOB)).toBe(0));
    await read(app, quick);
    await serviceOf(app).deliverMail({ id: await noticeId(quick) });
    await serviceOf(app).deliverMail({ id: 999_999 });
    for (const { email } of [unwilling, quick]) expect(await outbox(app, email)).toEqual([]);
    expect((await list(app, unwilling)).body.unread).toBe(1);
  });

  it('does not come a day later', async () => {
    const person = await reader();
    await choose(person, { email: false, push: false });
    await sendNotice(app, person, APPROVED);
    await pgQuery(
      app.databaseUrl,
      "update notifications set created = now() - interval '25 hours' where user_id = $1",
      [person.id],
    );
    await serviceOf(app).deliverMail({ id: await noticeId(person) });
    expect(await outbox(app, person.email)).toEqual([]);
  });

  it('goes out by SMTP where a server is configured', async () => {
    const person = await reader(posting);
    await sendNotice(posting, person, accepted(12), '/lk/orders/12');
    await waitFor(() => expect(mailServer.mails.flatMap(({ to }) => to)).toContain(person.email));
    const mail = mailServer.mails.find(({ to }) => to.includes(person.email));
    // Each part is base64, up to the boundary that follows it.
    const parts = mail?.source
      .split(/\r\n--/)
      .map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString())
      .join();
    expect(parts).toContain('https://punkt.example/lk/orders/12');
    expect(parts).toContain('<a href="https://punkt.example/lk/orders/12"');
    expect(parts).toMatch(/<table [^>]*overflow-wrap:anywhere/);
    expect(mail?.source).toMatch(/Message-ID: <notice-\d+@punkt\.example>/i);
  });

  it('is tried again when the server asks for it, and given up when it refuses', async () => {
    const [later, never] = [await reader(posting), await reader(posting)];
    mailServer.answer(550);
    await sendNotice(posting, never, APPROVED);
    await waitFor(async () => expect(await jobsLeft(posting, MAIL_JOB)).toBe(0));
    mailServer.answer(451);
    await sendNotice(posting, later, APPROVED);
    const failed = async () => {
      const { rows } = await pgQuery(
        posting.databaseUrl,
        'select last_error, attempts, max_attempts from graphile_worker.jobs where task_identifier = $1',
        [MAIL_JOB],
      );
      return rows;
    };
    await waitFor(async () =>
      expect(await failed()).toMatchObject([{ attempts: 1, last_error: 'the mail server answered 451' }]),
    );
    expect((await failed())[0]?.max_attempts).toBeLessThanOrEqual(25);
    mailServer.answer(250);
    await pgQuery(
      posting.databaseUrl,
      'select graphile_worker.reschedule_jobs(array[id], run_at := now()) from graphile_worker.jobs',
    );
    await waitFor(() => expect(mailServer.mails.flatMap(({ to }) => to)).toContain(later.email));
    expect(mailServer.mails.flatMap(({ to }) => to)).not.toContain(never.email);
  });
});

describe('a push', () => {
  it('comes to every device of the person, in the language of its browser', async () => {
    const person = await newPerson(app);
    const endpoint = newEndpoint();
    await subscribe(app, person, endpoint, { 'accept-language': 'en' });
    await sendNotice(app, person, APPROVED, '/lk/profile');
    await waitFor(async () => expect(await outbox(app, endpoint)).toHaveLength(1));
    const [message] = await outbox(app, endpoint);
    expect(message?.channel).toBe('push');
    expect(message?.body).toMatch(/^Tax system confirmed\n\n.+\n\n\/lk\/profile$/);
  });

  it('goes on where the person signs in again, ends where somebody else does, and stays with whoever lends a device', async () => {
    const people = await Promise.all([newPerson(app), newPerson(app), newPerson(app)]);
    const endpoints = people.map(() => newEndpoint());
    const [again, left, lender] = people as [TestPerson, TestPerson, TestPerson];
    for (const [index, person] of people.entries()) await subscribe(app, person, endpoints[index] ?? '');
    const [own, passed, lent] = endpoints;
    await app.call('POST /api/v4/logout', {}, { token: again.token });
    // Codes for one phone have a minute between them.
    app.clock.set(60);
    onTestFinished(() => app.clock.set(0));
    await logIn(app, again.phone, 'RU', { device_token: own, device_uuid: again.device });
    await logIn(app, '79179999901', 'RU', { device_token: passed });
    await logIn(app, '79179999902', 'RU', { device_token: lent, alian_device: true });
    for (const each of [again, left, lender]) await sendNotice(app, each, APPROVED);
    await waitFor(async () => expect(await jobsLeft(app, PUSH_JOB)).toBe(0));
    const came = endpoints.map(async (to) => (await outbox(app, to)).length);
    expect(await Promise.all(came)).toEqual([1, 0, 1]);
  });

  it('does not come to a device that was signed out, nor where it is not wanted', async () => {
    const [left, unwilling] = [await newPerson(app), await newPerson(app)];
    const [there, here] = [newEndpoint(), newEndpoint()];
    await subscribe(app, left, there);
    await subscribe(app, unwilling, here);
    await choose(unwilling, { email: true, push: false });
    await app.call('POST /api/v4/logout', {}, { token: left.token });
    await sendNotice(app, left, APPROVED);
    await sendNotice(app, unwilling, APPROVED);
    await waitFor(async () => expect(await jobsLeft(app, PUSH_JOB)).toBe(0));
    expect([await outbox(app, there), await outbox(app, here)]).toEqual([[], []]);
  });

  it('reaches a real push service, which may say that nobody listens any more', async () => {
    const pushService = await startPushService();
    cleanUp(() => pushService.close());
    const keys = webPush.generateVAPIDKeys();
    const subject = 'https://punkt.example';
    const push = createWebPush({ ...keys, subject, isOpen: () => true, ca: LOCALHOST_CERTIFICATE });
    const service = serviceOf(app, push);
    const person = await newPerson(app);
    await subscribe(app, person, newEndpoint());
    const endpoint = `${pushService.origin}/send/1`;
    await pgQuery(
      app.databaseUrl,
      'update push_subscriptions set endpoint = $2, p256dh = $3 where user_id = $1',
      [person.id, endpoint, KEYS.p256dh],
    );
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select session_id from push_subscriptions where user_id = $1',
      [person.id],
    );
    const sessionId = String(rows[0]?.session_id);
    await choose(person, { email: false, push: false });
    await sendNotice(app, person, APPROVED);
    const job = { id: await noticeId(person), sessionId };
    const devices = () => service.addressesOf(app.db, person.id);

    await service.deliverPush(job);
    expect(pushService.requests.map(({ path }) => path)).toEqual(['/send/1']);
    pushService.answer(503);
    await expect(service.deliverPush(job)).rejects.toThrow('the push service answered 503');
    pushService.answer(403);
    await service.deliverPush(job);
    expect(service.lines).toMatchObject([{ msg: 'push refused', reason: 'the push service answered 403' }]);
    expect(JSON.stringify(service.lines)).not.toContain(pushService.origin);
    expect(await devices()).toEqual([endpoint]);
    pushService.answer(410);
    await service.deliverPush(job);
    expect(await devices()).toEqual([]);
    await service.deliverPush(job);
    expect(pushService.requests).toHaveLength(4);
  });
});
