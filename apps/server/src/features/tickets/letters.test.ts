import { QUESTION_TERMS } from '@punkt/domain/questions';
import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { poll } from '../../../test/waiting.ts';
import { uploadFile } from '../orders/testing/stage.ts';
import { STAFF, signInPerson } from '../owners/testing/stage.ts';
import { asked, kept, openApp, staffOf } from './testing/visitors.ts';

const shared = openApp();
const staff = staffOf(shared);

const named = (id: string) => ({ params: { kind: 'ticket', id } });
const answer = (app: TestApp, token: string, id: string, message: string, more = {}) =>
  app.call(
    'POST /api/v2/manage/reviews/:kind/:id/messages',
    { ...named(id), body: { message, ...more } },
    { token },
  );
const open = (app: TestApp, token: string, id: string) =>
  app.call('GET /api/v2/manage/reviews/:kind/:id', named(id), { token });
const talk = async (app: TestApp, token: string, id: string) =>
  (await app.call('GET /api/v2/manage/reviews/:kind/:id/messages', named(id), { token })).body.data;
const deliveries = async (app: TestApp, token: string, id: string) =>
  (await talk(app, token, id)).map(({ delivery }) => delivery);
const decide = (app: TestApp, token: string, id: string, decision: string) =>
  app.call('POST /api/v2/manage/reviews/:kind/:id/decide', { ...named(id), body: { decision } }, { token });
const outbox = async (app: TestApp, email = '') =>
  (await pgQuery(app.databaseUrl, 'select body from sandbox_outbox where recipient = $1', [email])).rows;

describe('a question at the desk', () => {
  it('is a ticket with a term, masked in the queue and found by whom it is from', async () => {
    const app = await shared;
    const { token } = await staff.operator();
    const { id, form } = await asked(app);
    const query = { kind: 'ticket', query: form.email, flag: 'questionTopic' };
    const { body } = await app.call('GET /api/v2/manage/reviews', { query }, { token });
    expect(body.data).toMatchObject([{ id, stage: 'waiting', status: 'asked', title: form.message }]);
    expect(body.data[0]?.owner).toBe('a***@example.org');
    expect(body.data[0]?.due).not.toBeNull();
    expect(JSON.stringify(body)).not.toContain(form.email);
  });

  it('is opened with how to reach the person, and leaves a trace of who looked', async () => {
    const app = await shared;
    const { token, id: operatorId } = await staff.operator();
    const { id, form } = await asked(app);
    const { body } = await open(app, token, id);
    expect(body.content.ticket).toMatchObject({
      type: null,
      description: form.message,
      partner: { name: '', phone: `7${form.phoneNumber}` },
      visitor: { email: form.email, telegram: form.telegram, language: 'ru' },
      orders: [],
      earlier: [],
    });
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select actor_id, action from audit_log where subject_kind = 'ticket' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([{ actor_id: operatorId, action: 'review.opened' }]);
  });

  it('is not for those who answer no tickets', async () => {
    const app = await shared;
    const { token } = await staff.contentAdmin();
    expect((await open(app, token, (await asked(app)).id)).status).toBe(403);
  });
});

describe('an answer', () => {
  it('goes by e-mail, in the language of who asked, with the question quoted and every word as text', async () => {
    const app = await shared;
    const { token } = await staff.operator();
    const message = 'Where is <b>the map</b> of zones?';
    const { id, form } = await asked(app, { message }, { 'accept-language': 'en' });
    const { status, body } = await answer(app, token, id, ' See <i>/map</i> ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ comment: 'See <i>/map</i>', delivery: 'waiting' });
    await poll(() => deliveries(app, token, id)).toEqual(['sent']);
    const [mail, ...more] = await outbox(app, form.email);
    expect(more).toEqual([]);
    expect(mail.body).toMatch(new RegExp(`^The answer to your question no\\. ${id}\n\nHello!`));
    expect(mail.body).toContain('See <i>/map</i>');
    expect(mail.body).toContain(`Your question:\n${message}`);
    expect(mail.body).toMatch(/Ask on our site: http:\/\/localhost:\d+\/\?language=en#ask\n/);
    expect(mail.body).toContain('We delete your question and contacts in 30 days.');
    expect((await open(app, token, id)).body).toMatchObject({
      stage: 'closed',
      history: [{ action: 'create' }, { action: 'answer' }],
    });
  });

  it('is given once: of two the second is told what the first one said, and a repeated one is the same', async () => {
    const app = await shared;
    const [operator, lead] = [await staff.operator(), await staff.lead()];
    const { id, form } = await asked(app);
    const uuids = [crypto.randomUUID(), crypto.randomUUID()];
    const both = await Promise.all(
      [operator, lead].map(({ token }, at) =>
        answer(app, token, id, `Ответ ${at}`, { seen: '0', client_uuid: uuids[at] }),
      ),
    );
    const winner = both.findIndex(({ status }) => status === 200);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both[1 - winner]?.error).toMatchObject({
      code: 'ticket_answered',
      data: { message: `Ответ ${winner}` },
    });
    const { token } = winner === 0 ? operator : lead;
    const again = { seen: '0', client_uuid: uuids[winner] };
    expect((await answer(app, token, id, `Ответ ${winner}`, again)).status).toBe(200);
    await poll(() => deliveries(app, token, id)).toEqual(['sent']);
    expect(await outbox(app, form.email)).toHaveLength(1);
  });

  it('may be a call: a note, and the question is closed without a letter', async () => {
    const app = await shared;
    const { token } = await staff.lead();
    const { id, form } = await asked(app);
    await answer(app, token, id, 'Договорились на среду', { internal: true });
    expect((await decide(app, token, id, 'closeTicket')).body.stage).toBe('closed');
    expect(await deliveries(app, token, id)).toEqual([null]);
    expect(await outbox(app, form.email)).toEqual([]);
  });

  it('carries no files: a letter is words', async () => {
    const app = await shared;
    const { token } = await staff.operator();
    const { id } = await asked(app);
    const files = [await uploadFile(app, { token }, 5)];
    const refused = await answer(app, token, id, 'Вот план', { files });
    expect(refused.error.errors?.map(({ path }) => path)).toEqual(['files']);
    expect((await open(app, token, id)).body.stage).toBe('waiting');
  });
});

describe('a real mail server', () => {
  const cleanUp = afterFile();
  const opened = startMailServer().then(async (server) => {
    cleanUp(() => server.close());
    const environment = { SMTP_URL: server.url, MAIL_FROM: 'Punkt <no-reply@punkt.example>' };
    return { server, app: await testApp({ cleanUp, environment }) };
  });

  it('gets the letter as text and as harmless HTML; one that it refuses brings the question back', async () => {
    const { server, app } = await opened;
    const { token } = await signInPerson(app, STAFF.operator);
    const first = await asked(app, { message: 'Где <script>карта</script> зон?' });
    await answer(app, token, first.id, 'Вот она');
    await poll(() => server.mails.length).toBe(1);
    const source = server.mails[0]?.source ?? '';
    const parts = [...source.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, part = '']) =>
      Buffer.from(part, 'base64').toString(),
    );
    expect(server.mails[0]?.to).toEqual([first.form.email]);
    expect(parts.find((part) => part.includes('<!doctype'))).toContain('&lt;script&gt;карта&lt;/script&gt;');
    expect(parts.find((part) => part.includes('<!doctype'))).toMatch(
      /<a href="http:\/\/localhost:\d+\/\?language=ru#ask"/,
    );
    // A link without a space would push every line past the edge of a phone.
    expect(parts.find((part) => part.includes('<!doctype'))).toMatch(/<table [^>]*overflow-wrap:anywhere/);
    server.answer(550);
    const second = await asked(app);
    await answer(app, token, second.id, 'Вот она');
    await poll(() => deliveries(app, token, second.id)).toEqual(['refused']);
    const { body } = await open(app, token, second.id);
    expect(body).toMatchObject({ stage: 'waiting', status: 'asked' });
    expect(body.history.map(({ action }) => action)).toEqual(['create', 'answer', 'undelivered']);
    expect(body.due).not.toBeNull();
  });
});

it('nothing is left of a question 30 days after its answer, and of an address after a day', async () => {
  const app = await testApp();
  const { token } = await signInPerson(app, STAFF.operator);
  const [old, waiting] = [await asked(app), await asked(app)];
  await answer(app, token, old.id, 'Да');
  await poll(() => deliveries(app, token, old.id)).toEqual(['sent']);
  const swept = async (days: number) => {
    app.clock.set(days * 86_400);
    await pgQuery(app.databaseUrl, "select graphile_worker.add_job('tickets.sweep')");
    await poll(
      async () =>
        (
          await pgQuery(app.databaseUrl, 'select from graphile_worker.jobs where task_identifier = $1', [
            'tickets.sweep',
          ])
        ).rowCount,
    ).toBe(0);
  };
  await swept(0);
  expect((await kept(app, waiting.form.email ?? ''))[0]?.address).toMatch(/^10\./);
  await swept(QUESTION_TERMS.keptDays - 1);
  expect(await kept(app, old.form.email ?? '')).toMatchObject([{ address: null }]);
  await swept(QUESTION_TERMS.keptDays + 1);
  expect(await kept(app, old.form.email ?? '')).toEqual([]);
  const cases = await pgQuery(app.databaseUrl, 'select id from reviews where kind = $1', ['ticket']);
  expect(cases.rows).toEqual([{ id: waiting.id }]);
  expect(await kept(app, waiting.form.email ?? '')).toMatchObject([{ address: null, state: 1 }]);
});
