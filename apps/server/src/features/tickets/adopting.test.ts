import { answerDue } from '@punkt/domain/tickets';
import { describe, expect, it } from 'vitest';
import { pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { poll } from '../../../test/waiting.ts';
import { STAFF, signInPerson } from '../owners/testing/stage.ts';

const STRANGER = '00000000-0000-4000-8000-000000000002';

interface Asked {
  /** How long ago. */
  readonly age: string;
  readonly said: string;
  readonly channel?: 'email' | 'phone';
  readonly manager?: string;
  readonly answer?: string;
  readonly delivery?: 'waiting' | 'sent';
  readonly answeredAgo?: string;
}

/** As an instance of the release before writes it. */
const ask = (app: TestApp, { age, said, channel, manager, answer, delivery, answeredAgo }: Asked) =>
  pgQuery(
    app.databaseUrl,
    `insert into questions (id, created, country, language, phone, email, telegram, message, fingerprint, answered,
        answered_by, channel, answer, delivery)
      values (gen_random_uuid(), now() - $1::interval, 'KZ', 'ka', '77011234567', 'anna@example.org', '@anna', $2, 'x',
        now() - $3::interval, $4, $5, $6, $7)`,
    [
      age,
      said,
      channel ? (answeredAgo ?? '1 minute') : null,
      manager ?? null,
      channel ?? null,
      answer ?? '',
      delivery ?? null,
    ],
  );

const left = async (app: TestApp): Promise<string[]> =>
  (await pgQuery(app.databaseUrl, 'select message from questions order by created')).rows.map(
    ({ message }) => message,
  );

/** The job that comes every minute, now. */
async function adopt(app: TestApp, ...stay: readonly string[]): Promise<void> {
  await pgQuery(app.databaseUrl, "select graphile_worker.add_job('tickets.adopt')");
  await poll(() => left(app)).toEqual(stay);
}

const tickets = async (app: TestApp) =>
  (
    await pgQuery(
      app.databaseUrl,
      `select title, stage, reviews.status, owner, flags, state, language, manager_id is not null as known,
        reviews.search like '%anna@example.org%' as found, reviews.since = coalesce(finished, tickets.created) as dated,
        (select concat_ws(' ', internal, message, delivery) from ticket_messages where ticket_id = tickets.id) as said,
        (select string_agg(event, ' ' order by ticket_history.id) from ticket_history where ticket_id = tickets.id) as events
      from tickets join ticket_visitors on ticket_id = tickets.id
        join reviews on kind = 'ticket' and reviews.id = tickets.id::text
      where tickets.user_id is null and type is null order by tickets.id`,
    )
  ).rows;

describe('questions of the release before', () => {
  it('become tickets: what waits, letters, and what was said by phone', async () => {
    const app = await testApp();
    const { id: manager } = await signInPerson(app, STAFF.operator);
    await ask(app, { age: '1 hour', said: 'Только что\nи ещё' });
    await ask(app, {
      age: '8 days',
      said: 'Письмо',
      channel: 'email',
      manager,
      answer: 'Да',
      delivery: 'sent',
    });
    await ask(app, { age: '7 days', said: 'Звонок', channel: 'phone', manager: STRANGER, answer: 'Решили' });
    await ask(app, { age: '6 days', said: 'Молча', channel: 'phone', manager });
    await adopt(app);
    const closed = { stage: 'closed', status: 'closed', state: 3, known: true, flags: ['questionTopic'] };
    const every = { owner: 'a***@example.org', language: 'ka', found: true, dated: true };
    expect(await tickets(app)).toEqual([
      { ...every, ...closed, title: 'Письмо', said: 'f Да sent', events: 'create answer' },
      { ...every, ...closed, title: 'Звонок', known: false, said: 't Решили', events: 'create close' },
      { ...every, ...closed, title: 'Молча', said: null, events: 'create close' },
      {
        ...every,
        flags: ['questionTopic', 'newTicket'],
        stage: 'waiting',
        status: 'asked',
        state: 1,
        known: false,
        title: 'Только что',
        said: null,
        events: 'create',
      },
    ]);
  });

  it('leave a letter to whoever sends it, and send it themselves once nobody does', async () => {
    const app = await testApp();
    const letter = { channel: 'email', answer: 'Вот карта', delivery: 'waiting' } as const;
    await ask(app, { age: '3 hours', said: 'Давно', ...letter, answeredAgo: '2 hours' });
    await ask(app, { age: '2 hours', said: 'Сейчас', ...letter });
    await adopt(app, 'Сейчас');
    const sent = async () =>
      (
        await pgQuery(app.databaseUrl, 'select body from sandbox_outbox where recipient = $1', [
          'anna@example.org',
        ])
      ).rows;
    await poll(async () => (await sent()).length).toBe(1);
    expect((await sent())[0].body).toContain('Вот карта');
    await poll(async () => (await tickets(app))[0].said).toBe('f Вот карта sent');
  });

  it('have the term of a question, counted from when they came, and a breach lands at the lead', async () => {
    const app = await testApp();
    const { id: lead } = await signInPerson(app, STAFF.lead);
    await ask(app, { age: '30 days', said: 'Забытый' });
    await ask(app, { age: '1 minute', said: 'Новый' });
    await adopt(app);
    const terms = async () =>
      (
        await pgQuery(
          app.databaseUrl,
          `select description, tickets.created, tickets.due, reviews.due as promised, late, 'late' = any(flags) as flagged,
            exists (select from notifications where user_id = $1 and kind = 'caseLate' and link like '%/' || tickets.id) as told
          from tickets join reviews on kind = 'ticket' and reviews.id = tickets.id::text order by tickets.id`,
          [lead],
        )
      ).rows;
    const late = { late: true, flagged: true, told: true };
    const [forgotten, recent] = await terms();
    for (const { created, due, promised } of [forgotten, recent]) {
      expect(due).toEqual(answerDue(null, created));
      expect(promised).toEqual(due);
    }
    await poll(terms).toMatchObject([late, { late: false, flagged: false, told: false }]);
    const seconds = Math.ceil((recent.due.getTime() - Date.now()) / 1_000) + 1;
    await app.call('POST /api/v4/sandbox/clock', { body: { advance_seconds: seconds } });
    await poll(terms).toMatchObject([late, late]);
  });

  it('are taken once when two instances look at the same time', async () => {
    const app = await testApp();
    await testApp({ databaseUrl: app.databaseUrl });
    const many = Array.from({ length: 120 }, (_, at) => `Вопрос ${at}`);
    for (const said of many) await ask(app, { age: '1 hour', said });
    await pgQuery(
      app.databaseUrl,
      "select graphile_worker.add_job('tickets.adopt') from generate_series(1, 4)",
    );
    await poll(() => left(app)).toEqual([]);
    await poll(async () => (await tickets(app)).length).toBe(many.length);
  });
});
