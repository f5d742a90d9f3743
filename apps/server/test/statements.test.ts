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

/** Once before it is counted: a session that nobody has asked for yet is looked up. */
async function statements<N extends Call>(name: N, inputOf: () => CallInput<N>, token: string) {
  const call = async () => {
    const answer = await app.call(name, inputOf(), { token });
    expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  };
  await call();
  return statementsOf(call);
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
