import type { Call, CallInput } from '@punkt/contract/contract';
import { beforeAll, expect, it } from 'vitest';
import {
  addPoint,
  draft,
  newOwner,
  type Owner,
  sent,
  sharedApp,
} from '../src/features/orders/testing/stage.ts';
import type { TestApp } from './harness.ts';
import { operatorToken } from './people.ts';
import { watchStatements } from './statements.ts';
import { waitFor } from './waiting.ts';

const statementsOf = watchStatements();
const shared = sharedApp();
let app: TestApp;
let owner: Owner;
let operator: string;
const ids = { draft: '', application: '', point: '', ticket: '' };

/** An application with its photos, a point and a ticket with an answer to read; Georgia takes no fee, so staff look at once. */
beforeAll(async () => {
  app = await shared;
  owner = await newOwner(app);
  operator = await operatorToken(app);
  ids.draft = (await draft(app, owner)).id;
  ids.application = (await sent(app, await newOwner(app, 'GE'), { country: 'GE' })).id;
  ids.point = String((await addPoint(app, owner.id, { latitude: 55.7, longitude: 37.6 })).id);
  const asked = await app.call(
    'POST /api/v1/user/tickets',
    {
      body: {
        ticket_type_id: 111,
        ticket_reason_id: null,
        id_order: null,
        description: 'Замок не открывается с телефона, индикатор мигает красным',
        link: '',
        files: [],
      },
    },
    { token: owner.token },
  );
  ids.ticket = asked.body.id;
});

/** What is remembered of a session is trusted for as long as news of the others come: on a machine that stood still it is looked up again. */
const isOfSession = (sql: string): boolean => sql.includes('from "access_tokens"');

/** Once before it is counted: whatever is remembered from then on is no part of it. */
async function statements<N extends Call>(name: N, inputOf: () => CallInput<N>, token: string) {
  const call = async () => {
    const answer = await app.call(name, inputOf(), { token });
    expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  };
  await call();
  return (await statementsOf(call)).filter((sql) => !isOfSession(sql));
}

let words = 0;
const newWords = () => {
  words += 1;
  return `Вход со двора, третья дверь слева от арки, номер ${words}`;
};

const newDescription = () => ({
  description: newWords(),
  update_fields: ['description' as const],
});

it.each<[string, number, () => Promise<string[]>]>([
  [
    'a list of applications',
    2,
    () => statements('GET /api/v2/pickpoint/order/list', () => ({ query: {} }), owner.token),
  ],
  [
    'one application',
    1,
    () => statements('GET /api/v4/order/:id', () => ({ params: { id: ids.draft } }), owner.token),
  ],
  [
    'saving a draft',
    2,
    () =>
      statements(
        'POST /api/v2/pickpoint/order/:id/update',
        () => ({
          params: { id: ids.draft },
          body: newDescription(),
        }),
        owner.token,
      ),
  ],
  [
    'the queue of staff',
    1,
    () => statements('GET /api/v2/manage/reviews', () => ({ query: { kind: 'application' } }), operator),
  ],
  [
    'the page of a case',
    2,
    () =>
      statements(
        'GET /api/v2/manage/reviews/:kind/:id',
        () => ({ params: { kind: 'application', id: ids.application } }),
        operator,
      ),
  ],
  ['a list of points', 1, () => statements('GET /api/v2/pickpoint/list', () => ({ query: {} }), owner.token)],
  [
    'one point',
    1,
    () => statements('GET /api/v4/points/:id', () => ({ params: { id: ids.point } }), owner.token),
  ],
  [
    'updating a point',
    2,
    () =>
      statements(
        'POST /api/v2/pickpoint/:id/update',
        () => ({
          params: { id: ids.point },
          body: newDescription(),
        }),
        owner.token,
      ),
  ],
  [
    'the page of a ticket',
    1,
    () => statements('GET /api/v4/tickets/:id', () => ({ params: { id: ids.ticket } }), owner.token),
  ],
  [
    'sending a message',
    5,
    () =>
      statements(
        'POST /api/v1/user/support-log',
        () => ({ body: { ticket_id: ids.ticket, message: newWords() } }),
        owner.token,
      ),
  ],
])('%s takes %i statements', async (_, most, count) => {
  const asked = await count();
  expect(asked.length, asked.join('\n')).toBe(most);
});

it('a session that has been asked for is remembered', () =>
  waitFor(async () => {
    const read = () =>
      app.call('GET /api/v4/order/:id', { params: { id: ids.draft } }, { token: owner.token });
    await read();
    expect((await statementsOf(read)).filter(isOfSession)).toEqual([]);
  }));
