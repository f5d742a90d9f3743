import { randomUUID } from 'node:crypto';
import { erasureDeadlines } from '@punkt/domain/privacy-terms';
import { describe, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery, testApp } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { openStream } from '../../../test/live.ts';
import { leadToken, makeLead, newPerson, operatorToken } from '../../../test/people.ts';
import { waitFor } from '../../../test/waiting.ts';

const [app, elsewhere] = await twoInstances(afterFile());
const lead = await leadToken(app);
const COLLEAGUE = '79000000017';
await makeLead(app, COLLEAGUE);
const colleague = (await logIn(app, COLLEAGUE)).access;

const ask = (token: string, comment = '', at = app) =>
  at.call('POST /api/v4/privacy/erasure', { body: { comment } }, { token });
const own = (token: string) => app.call('GET /api/v4/privacy/requests', {}, { token });
const withdraw = (token: string, id: string, at = app) =>
  at.call('POST /api/v4/privacy/requests/:id/withdraw', { params: { id } }, { token });
const decide = (id: string, decision: 'erase' | 'refuse' | 'extend', comment = '', token = lead, at = app) =>
  at.call(
    'POST /api/v2/manage/privacy/:id/decide',
    { params: { id }, body: { decision, comment } },
    { token },
  );
const list = (query: { status?: 'open' | 'all'; page?: number; query?: string } = {}, token = lead) =>
  app.call('GET /api/v2/manage/privacy', { query }, { token });
const reminders = async (id: string) =>
  (
    await pgQuery(app.databaseUrl, 'select run_at from graphile_worker.jobs where key = $1', [
      `privacy.remind ${id}`,
    ])
  ).rows;

describe('a request of erasure', () => {
  it('starts the clocks of the privacy policy', async () => {
    const { token } = await newPerson(app);
    const { status, body } = await ask(token, ' Больше не работаю ');
    expect(status).toBe(200);
    const deadlines = erasureDeadlines(new Date(body.created));
    expect(body).toMatchObject({
      kind: 'erasure',
      status: 'open',
      comment: 'Больше не работаю',
      answer: '',
      decided: null,
      extended: false,
      stopDistributionBy: deadlines.stopDistribution.toISOString(),
      stopProcessingBy: deadlines.stopProcessing.toISOString(),
      destroyBy: deadlines.destroy.toISOString(),
    });
    expect(await reminders(body.id)).toHaveLength(1);
  });

  it('exists once while it is open, also when asked for at once on two instances', async () => {
    const { token } = await newPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ask(token, '', n % 2 ? app : elsewhere)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await own(token)).body.total).toBe(1);
  });

  it('can be taken back while it is open, and asked for anew', async () => {
    const { token } = await newPerson(app);
    const { body } = await ask(token);
    expect((await withdraw(token, body.id)).body.status).toBe('withdrawn');
    expect((await withdraw(token, body.id)).body.status).toBe('withdrawn');
    expect(await reminders(body.id)).toHaveLength(0);
    expect((await decide(body.id, 'refuse', 'поздно')).status).toBe(409);
    expect((await ask(token)).body.id).not.toBe(body.id);
    expect((await own(token)).body.data.map(({ status }) => status)).toEqual(['open', 'withdrawn']);
  });

  it('belongs to whoever made it', async () => {
    const [one, other] = [await newPerson(app), await newPerson(app)];
    const { body } = await ask(one.token);
    expect((await withdraw(other.token, body.id)).status).toBe(404);
    expect((await withdraw(other.token, randomUUID())).status).toBe(404);
    expect((await own(other.token)).body.total).toBe(0);
  });
});

describe('staff', () => {
  it('see open requests with their clocks, the nearest deadline first', async () => {
    const early = (await ask((await newPerson(app)).token)).body;
    const late = (await ask((await newPerson(app)).token)).body;
    await pgQuery(
      app.databaseUrl,
      `update privacy_requests set stop_distribution_by = now() - interval '9 days',
         stop_processing_by = now() + interval '1 hour' where id = $1`,
      [late.id],
    );
    const { body } = await list();
    expect(body.data[0]).toMatchObject({ id: late.id, status: 'open', overdue: false, duties: [] });
    expect(body.data[0]?.nextDeadline).toBe(body.data[0]?.stopProcessingBy);
    expect(body.data[0]?.subject).toMatch(/^\+7 9\*\* \*\*\*-\*\*-\d\d$/);
    expect(body.data.findIndex(({ id }) => id === early.id)).toBeGreaterThan(0);
    expect(body.data.map(({ nextDeadline }) => nextDeadline)).toEqual(
      body.data.map(({ nextDeadline }) => nextDeadline).sort(),
    );
    await pgQuery(
      app.databaseUrl,
      "update privacy_requests set stop_processing_by = now() - interval '1 hour' where id = $1",
      [late.id],
    );
    const again = (await list()).body.data.find(({ id }) => id === late.id);
    expect([again?.overdue, again?.nextDeadline]).toEqual([true, late.destroyBy]);
  });

  it('see what is over only when they ask for it', async () => {
    const { token } = await newPerson(app);
    const { body } = await ask(token);
    await withdraw(token, body.id);
    expect((await list()).body.data.some(({ id }) => id === body.id)).toBe(false);
    expect((await list({ status: 'all' })).body.data.some(({ id }) => id === body.id)).toBe(true);
    expect((await list({ page: 1000 })).body.data).toEqual([]);
  });

  it('find one by name, phone and number, whatever signs were typed', async () => {
    const [one, other] = [await newPerson(app), await newPerson(app)];
    const wanted = (await ask(one.token)).body.id;
    await ask(other.token);
    const phone = one.phone;
    await pgQuery(
      app.databaseUrl,
      "update users set last_name = 'Ёлкина_Сан', first_name = 'Вера' where phone = $1",
      [phone],
    );
    const found = async (query: string) => (await list({ query })).body.data.map(({ id }) => id);
    for (const words of ['ёлкина_сан', 'Вера Ёлк', phone, `+${phone}`, wanted.slice(0, 13)])
      expect(await found(words), words).toEqual([wanted]);
    for (const words of ['ёлкина%', 'верасан', "' or true --", '\\'])
      expect(await found(words), words).toEqual([]);
    expect(await found('  ')).toHaveLength((await list()).body.data.length);
    await withdraw(one.token, wanted);
    expect(await found(phone)).toEqual([]);
    expect((await list({ query: phone, status: 'all' })).body.data.map(({ id }) => id)).toEqual([wanted]);
  });

  it('handle them only with the right', async () => {
    const { token } = await newPerson(app);
    const { body } = await ask(token);
    const operator = await operatorToken(app);
    for (const who of [operator, token]) {
      expect((await list({}, who)).status).toBe(403);
      expect((await decide(body.id, 'erase', '', who)).status).toBe(403);
    }
    expect((await decide(randomUUID(), 'erase')).status).toBe(404);
  });

  it('refuse with a reason that they read', async () => {
    const { token } = await newPerson(app);
    const { body } = await ask(token);
    const without = await decide(body.id, 'refuse', '  ');
    expect([without.status, without.error.errors?.[0]?.path]).toEqual([400, 'comment']);
    expect((await decide(body.id, 'refuse', 'Договор ещё действует')).body.status).toBe('refused');
    const [mine] = (await own(token)).body.data;
    expect(mine).toMatchObject({
      status: 'refused',
      answer: 'Договор ещё действует',
      decided: expect.any(String),
    });
    expect((await withdraw(token, body.id)).status).toBe(409);
    expect(await reminders(body.id)).toHaveLength(0);
  });

  it('take five working days more, once', async () => {
    const { token } = await newPerson(app);
    const { body } = await ask(token);
    const extended = await decide(body.id, 'extend', 'Нужно собрать документы');
    expect(extended.body).toMatchObject({
      status: 'open',
      extended: true,
      destroyBy: body.destroyBy,
      stopProcessingBy: erasureDeadlines(new Date(body.created), true).stopProcessing.toISOString(),
    });
    expect((await decide(body.id, 'extend', 'ещё')).status).toBe(409);
  });

  it('decide once when an answer was lost and they press again, and hear how it stands', async () => {
    const { token } = await newPerson(app);
    const { body } = await ask(token);
    const twice = async (decision: 'erase' | 'refuse' | 'extend', comment?: string) => {
      const first = await decide(body.id, decision, comment);
      const second = await decide(body.id, decision, comment && ` ${comment} `);
      expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    };
    await twice('extend', 'Нужно собрать документы');
    await twice('refuse', 'Договор ещё действует');
    expect((await decide(body.id, 'refuse', 'Другие слова')).status).toBe(409);
    expect((await decide(body.id, 'refuse', 'Договор ещё действует', colleague)).status).toBe(409);
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select action from audit_log where subject_id = $1 and action in ('privacy.extended', 'privacy.refused') order by id",
      [body.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['privacy.extended', 'privacy.refused']);
  });

  it('who decide at once have one winner', async () => {
    const { token } = await newPerson(app);
    const { body } = await ask(token);
    const answers = await Promise.all([
      decide(body.id, 'erase'),
      decide(body.id, 'refuse', 'нет', lead, elsewhere),
      decide(body.id, 'erase', '', colleague, elsewhere),
      withdraw(token, body.id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('are told of a request, and reminded of its deadlines as time passes', async () => {
    const moved = await testApp({ environment: { CODES_PER_ADDRESS_PER_HOUR: '1000' } });
    const stream = await openStream(moved, await leadToken(moved));
    const { token } = await newPerson(moved);
    const { body } = await ask(token, '', moved);
    const topics = (topic: string) => stream.events.filter((event) => event.topic === topic);
    await waitFor(() => expect(topics('privacy').map(({ data }) => data)).toEqual([{ id: body.id }]));
    const days = (count: number) =>
      moved.call('POST /api/v4/sandbox/clock', { body: { advance_seconds: count * 24 * 3600 } }, {});
    await days(4);
    await waitFor(() => expect(topics('privacy').length).toBeGreaterThan(1));
    expect(topics('privacy')[1]?.data).toMatchObject({ id: body.id, overdue: false });
    await days(30);
    await waitFor(() => expect(topics('privacy').at(-1)?.data.overdue).toBe(true));
    stream.leave();
  });
});
