import { randomUUID } from 'node:crypto';
import type { CallInput } from '@punkt/contract/contract';
import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { poll } from '../../../test/waiting.ts';
import { meet, STAFF } from '../owners/testing/stage.ts';
import { createQuestionsService } from './service.ts';
import { asked, kept, openApp, staffOf } from './testing/stage.ts';

const shared = openApp();
const staff = staffOf(shared);

type AnswerBody = CallInput<'POST /api/v2/manage/questions/:id/answer'>['body'];
const answer = (app: TestApp, token: string, id: string, body: AnswerBody) =>
  app.call('POST /api/v2/manage/questions/:id/answer', { params: { id }, body }, { token });
const open = (app: TestApp, token: string, id: string) =>
  app.call('GET /api/v2/manage/questions/:id', { params: { id } }, { token });
const list = (app: TestApp, token: string, query = {}) =>
  app.call('GET /api/v2/manage/questions', { query }, { token });

const outbox = async (app: TestApp, email: string) =>
  (await pgQuery(app.databaseUrl, 'select body from sandbox_outbox where recipient = $1', [email])).rows;

describe('the queue', () => {
  it('shows what waits, the longest waiting first, and nobody’s contacts', async () => {
    const app = await shared;
    const { token } = await staff.operator();
    const first = await asked(app);
    const second = await asked(app);
    const { body } = await list(app, token, { page_size: 100 });
    const ids = body.data.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(body.total).toBe(ids.length);
    const row = body.data.find(({ id }) => id === first.id);
    expect(row).toMatchObject({ status: 'waiting', message: first.form.message, answered: null });
    expect(JSON.stringify(body)).not.toContain(first.form.email);
    expect(row?.phone).toContain('***');
    expect(row).not.toHaveProperty('telegram');
  });

  it('opens one with how to reach the person, and leaves a trace of who looked', async () => {
    const app = await shared;
    const { token, id: operatorId } = await staff.operator();
    const { id, form } = await asked(app);
    const { body } = await open(app, token, id);
    expect(body).toMatchObject({ email: form.email, telegram: form.telegram, abilities: { answer: true } });
    expect(body.phone.replace(/\D/g, '')).toBe(`7${form.phoneNumber}`);
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select actor_id, action from audit_log where subject_kind = 'question' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([{ actor_id: operatorId, action: 'question.read' }]);
  });

  it('is not for those who answer no questions', async () => {
    const app = await shared;
    const { token } = await staff.contentAdmin();
    expect((await list(app, token)).status).toBe(403);
  });

  it('is read in the order of an index, without sorting', async () => {
    const app = await shared;
    await pgQuery(
      app.databaseUrl,
      `insert into questions (id, created, country, language, phone, email, telegram, message, fingerprint, answered, channel)
       select gen_random_uuid(), now() - n * interval '1 second', 'RU', 'ru', '7', 'many@example.org', '@', '', 'x',
              case when n % 2 = 0 then now() - n * interval '1 second' end, case when n % 2 = 0 then 'phone' end
       from generate_series(1, 20000) as n`,
    );
    await pgQuery(app.databaseUrl, 'analyze questions');
    for (const query of [
      'select * from questions where answered is null order by created, id limit 20 offset 40',
      'select * from questions where answered is not null order by answered desc, id limit 20 offset 40',
    ]) {
      const { rows } = await pgQuery(app.databaseUrl, `explain ${query}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan/);
      expect(plan).not.toMatch(/Sort/);
    }
    await pgQuery(app.databaseUrl, "delete from questions where email = 'many@example.org'");
  });
});

describe('an answer', () => {
  it('goes by e-mail, in the language of who asked, with every word as text', async () => {
    const app = await shared;
    const { token } = await staff.operator();
    const { id, form } = await asked(
      app,
      { message: 'Where is <b>the map</b> of zones?' },
      { 'accept-language': 'en' },
    );
    const { status, body } = await answer(app, token, id, { text: ' See <i>/map</i> ', channel: 'email' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'answered',
      answer: 'See <i>/map</i>',
      abilities: { answer: false },
    });
    expect(body.answeredBy?.name).not.toBe('');
    await poll(async () => (await open(app, token, id)).body.delivery).toBe('sent');
    const [mail, ...more] = await outbox(app, form.email ?? '');
    expect(more).toEqual([]);
    expect(mail.body).toMatch(/^The answer to your question\n\nHello!/);
    expect(mail.body).toContain('See <i>/map</i>');
  });

  it('may be a call, with a note or without', async () => {
    const app = await shared;
    const { token } = await staff.operator();
    const { id, form } = await asked(app);
    const { body } = await answer(app, token, id, { channel: 'phone' });
    expect(body).toMatchObject({ status: 'answered', channel: 'phone', answer: '', delivery: null });
    expect(await outbox(app, form.email ?? '')).toEqual([]);
    const { body: archive } = await list(app, token, { status: 'answered' });
    expect(archive.data[0]).toMatchObject({ id, status: 'answered' });
  });

  it('is given once: of two the second is told, and a repeated one is the same', async () => {
    const app = await shared;
    const [operator, lead] = [await staff.operator(), await staff.lead()];
    const { id, form } = await asked(app);
    const both = await Promise.all([
      answer(app, operator.token, id, { text: 'Да, можно.', channel: 'email' }),
      answer(app, lead.token, id, { text: 'Нет, нельзя.', channel: 'email' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('question_answered');
    const winner = both[0].status === 200 ? operator : lead;
    const text = both[0].status === 200 ? 'Да, можно.' : 'Нет, нельзя.';
    expect((await answer(app, winner.token, id, { text, channel: 'email' })).status).toBe(200);
    await poll(async () => (await open(app, operator.token, id)).body.delivery).toBe('sent');
    expect(await outbox(app, form.email ?? '')).toHaveLength(1);
  });

  it.each([
    [{ channel: 'email' }],
    [{ text: '  ', channel: 'email' }],
    [{ text: 'я'.repeat(5_001), channel: 'email' }],
    [{ text: 'я'.repeat(5_001), channel: 'phone' }],
    [{ text: 'Да', channel: 'pigeon' }],
    [{ text: ['Да'], channel: 'phone' }],
  ])('%j is refused', async (body) => {
    const app = await shared;
    const { token } = await staff.operator();
    const { id } = await asked(app);
    expect((await answer(app, token, id, body as AnswerBody)).status).toBe(400);
    expect((await open(app, token, id)).body.status).toBe('waiting');
  });

  it('of a question that is not there is no answer', async () => {
    const app = await shared;
    const { token } = await staff.operator();
    expect((await answer(app, token, randomUUID(), { text: 'Да', channel: 'phone' })).status).toBe(404);
  });
});

describe('a real mail server', () => {
  const cleanUp = afterFile();
  const opened = startMailServer().then(async (server) => {
    cleanUp(() => server.close());
    const environment = { SMTP_URL: server.url, MAIL_FROM: 'Punkt <no-reply@punkt.example>' };
    return { server, app: await testApp({ cleanUp, environment }) };
  });

  it('gets the letter as text and as harmless HTML; its last word is shown to the staff', async () => {
    const { server, app } = await opened;
    const { token } = await meet(app, STAFF.operator);
    const first = await asked(app, { message: 'Где <script>карта</script> зон?' });
    await answer(app, token, first.id, { text: 'Вот она', channel: 'email' });
    await poll(() => server.mails.length).toBe(1);
    const source = server.mails[0]?.source ?? '';
    const parts = [...source.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, part = '']) =>
      Buffer.from(part, 'base64').toString(),
    );
    expect(server.mails[0]?.to).toEqual([first.form.email]);
    expect(parts.find((part) => part.includes('<!doctype'))).toContain('&lt;script&gt;карта&lt;/script&gt;');
    server.answer(550);
    const second = await asked(app);
    await answer(app, token, second.id, { text: 'Вот она', channel: 'email' });
    await poll(async () => (await open(app, token, second.id)).body.delivery).toBe('refused');
  });
});

it('nothing is left of a question 30 days after its answer, and of an address after a day', async () => {
  const app = await shared;
  const { token } = await staff.operator();
  const [old, waiting] = [await asked(app), await asked(app)];
  await answer(app, token, old.id, { text: 'Да', channel: 'phone' });
  const service = (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000);
    const clock = { now: () => now, offsetSeconds: () => 0 };
    return createQuestionsService({ db: app.db, clock } as Parameters<typeof createQuestionsService>[0]);
  };
  await service(0).sweep();
  expect((await kept(app, waiting.form.email ?? ''))[0]?.address).toMatch(/^10\./);
  await service(29).sweep();
  expect(await kept(app, old.form.email ?? '')).toMatchObject([{ address: null }]);
  await service(31).sweep();
  expect(await kept(app, old.form.email ?? '')).toEqual([]);
  expect(await kept(app, waiting.form.email ?? '')).toMatchObject([{ address: null, answered: null }]);
});
