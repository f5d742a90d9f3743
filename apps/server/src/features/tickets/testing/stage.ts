import { randomUUID } from 'node:crypto';
import type { CallInput } from '@punkt/contract/contract';
import { beforeAll } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../../test/harness.ts';
import { leadToken, newOwner, operatorToken, type TestPerson } from '../../../../test/people.ts';

const DESCRIPTION = 'Замок не открывается с телефона,\nиндикатор мигает красным';
export const MESSAGE = 'Пробовали ещё раз сегодня утром, индикатор всё так же мигает.';

type Create = CallInput<'POST /api/v1/user/tickets'>['body'];
type Draft = CallInput<'POST /api/v4/tickets/draft'>['body']['draft'];

export const draftOf = (description: string): NonNullable<Draft> => ({
  type: 111,
  reason: null,
  orderId: null,
  description,
  link: '',
  files: [],
  uuid: randomUUID(),
  device: randomUUID(),
});

const named = (id: string) => ({ params: { kind: 'ticket', id } });

/** One app for a whole file, its staff, and what both sides do with tickets. */
export function openSupport() {
  const cleanUp = afterFile();
  let app: TestApp;
  let operator = '';
  let lead = '';
  beforeAll(async () => {
    // Jobs that wait for a lock hold connections.
    const environment = { CODES_PER_ADDRESS_PER_HOUR: '1000', DATABASE_POOL: '20' };
    app = await testApp({ cleanUp, environment });
    operator = await operatorToken(app);
    lead = await leadToken(app);
  });

  const create = ({ token }: TestPerson, body: Partial<Create> = {}) =>
    app.call(
      'POST /api/v1/user/tickets',
      { body: { ticket_type_id: 111, description: DESCRIPTION, ...body } },
      { token },
    );
  const answer = (id: string, message: string, more: object = {}, token = operator) =>
    app.call(
      'POST /api/v2/manage/reviews/:kind/:id/messages',
      { ...named(id), body: { message, ...more } },
      { token },
    );
  const opened = async () => {
    const owner = await newOwner(app);
    return { owner, id: (await create(owner)).body.id };
  };
  return {
    app: () => app,
    staff: () => ({ operator, lead }),
    create,
    answer,
    opened,
    answered: async () => {
      const ticket = await opened();
      await answer(ticket.id, 'Мария на связи: проверьте питание замка.');
      return ticket;
    },
    write: ({ token }: TestPerson, ticket_id: string, more: object = {}) =>
      app.call(
        'POST /api/v1/user/support-log',
        { body: { ticket_id, message: MESSAGE, ...more } },
        { token },
      ),
    saveDraft: ({ token }: TestPerson, draft: Draft) =>
      app.call('POST /api/v4/tickets/draft', { body: { draft } }, { token }),
    readDraft: async ({ token }: TestPerson) =>
      (await app.call('GET /api/v4/tickets/draft', {}, { token })).body,
    setState: ({ token }: TestPerson, ticket_id: string, ticket_state_id: 1 | 2 | 3) =>
      app.call('POST /api/v1/user/tickets/set-state', { body: { ticket_id, ticket_state_id } }, { token }),
    grade: ({ token }: TestPerson, ticket_id: string, grade: 1 | 5, message = '') =>
      app.call('POST /api/v1/user/grade', { body: { ticket_id, grade, message } }, { token }),
    show: async ({ token }: TestPerson, id: string) =>
      (await app.call('GET /api/v4/tickets/:id', { params: { id } }, { token })).body,
    listed: ({ token }: TestPerson, body: object = {}) =>
      app.call('POST /api/v3/user/tickets/all', { body }, { token }),
    talk: async (id: string) =>
      (await app.call('GET /api/v2/manage/reviews/:kind/:id/messages', named(id), { token: operator })).body
        .data,
    caseOf: async (id: string) =>
      (await app.call('GET /api/v2/manage/reviews/:kind/:id', named(id), { token: operator })).body,
    claim: (id: string, token: string) =>
      app.call('POST /api/v2/manage/reviews/:kind/:id/claim', named(id), { token }),
    decide: (id: string, decision: string) =>
      app.call(
        'POST /api/v2/manage/reviews/:kind/:id/decide',
        { ...named(id), body: { decision } },
        { token: operator },
      ),
    /** Makes what happened to a ticket older, and its clocks run down. */
    later: async (id: string, hours: number, column: 'answered' | 'due') => {
      await pgQuery(
        app.databaseUrl,
        `update tickets set ${column} = ${column} - make_interval(hours => $2) where id = $1`,
        [id, hours],
      );
      await pgQuery(
        app.databaseUrl,
        `select graphile_worker.reschedule_jobs(array[id], run_at := now() - interval '1 second')
         from graphile_worker.jobs where key like 'ticket ' || $1 || ' %' and run_at < now() + make_interval(hours => $2)`,
        [id, hours],
      );
    },
    /** Kinds of a person's notices that lead there. */
    toldOf: async (token: string, link: string) =>
      (await app.call('GET /api/v4/notifications', { query: { page_size: 100 } }, { token })).body.data
        .filter((notice) => notice.link === link)
        .map(({ kind }) => kind),
  };
}
