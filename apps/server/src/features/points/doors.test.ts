import { expect, it } from 'vitest';
import { createCrew } from '../employees/testing/crew.ts';
import { sharedApp } from '../orders/testing/stage.ts';

const app = await sharedApp();
const crew = createCrew(app);

const { token: ownerToken, points } = await crew.owner();
const [id] = points;
const [manager, employee, auditor, target] = [
  await crew.worker(id, 'PERM_FIRM_EMPLOYEE'),
  await crew.worker(id, 'PERM_EMPLOYEE'),
  await crew.worker(id, 'PERM_AUDITOR'),
  await crew.worker(id, 'PERM_EMPLOYEE'),
];
const TOKENS = [ownerToken, manager.token, employee.token, auditor.token];
const params = { id };
const person = { id: target.id };
const WHY = 'Документы подтверждают площадь, посмотрите план';

type Call = (token: string) => Promise<{ readonly status: number }>;

/** What owner, manager, employee and auditor are answered at each door of a point. 404: nobody there, as far as they may know. */
const DOORS: ReadonlyArray<readonly [string, Call, readonly [number, number, number, number]]> = [
  ['its page', (token) => app.call('GET /api/v4/points/:id', { params }, { token }), [200, 200, 200, 200]],
  [
    'its history',
    (token) => app.call('GET /api/v4/points/:id/history', { params, query: {} }, { token }),
    [200, 200, 403, 200],
  ],
  [
    'its balance',
    (token) => app.call('GET /api/v4/points/:id/balance', { params }, { token }),
    [200, 403, 403, 200],
  ],
  [
    'a change of its details',
    (token) =>
      app.call(
        'POST /api/v2/pickpoint/:id/update',
        { params, body: { racks_count: 7, update_fields: ['racks_count'] } },
        { token },
      ),
    [200, 403, 403, 403],
  ],
  [
    'a request for another area',
    (token) =>
      app.call(
        'POST /api/v2/pickpoint/:id/update',
        { params, body: { requested_area: 60, update_fields: ['requested_area'] } },
        { token },
      ),
    [400, 403, 403, 403],
  ],
  [
    // Let in, and refused for what was sent: there is no photo.
    'its signboard',
    (token) =>
      app.call(
        'POST /api/v2/pickpoint/signboard/update',
        { body: { pickpointId: id, signboardFormat: 'new', signboardSize: '400', signboardUrls: [] } },
        { token },
      ),
    [400, 400, 403, 403],
  ],
  [
    'an objection',
    (token) =>
      app.call('POST /api/v4/points/:id/appeal', { params, body: { kind: 'area', reason: WHY } }, { token }),
    [409, 403, 403, 403],
  ],
  ['its people', (token) => crew.list(token, id), [200, 200, 403, 200]],
  [
    'who one of them is',
    (token) => app.call('GET /api/v2/pickpoint_user/:id/info', { params: person }, { token }),
    [200, 200, 404, 403],
  ],
  [
    'what one of them is elsewhere',
    (token) =>
      app.call(
        'POST /api/v2/pickpoint/pickpoint-and-user/list',
        { body: { employee_id: target.id } },
        { token },
      ),
    [200, 403, 404, 403],
  ],
  ['adding somebody', (token) => crew.verify(token, id, crew.newPhone()), [200, 403, 403, 403]],
  [
    'everybody’s data of the lock',
    (token) =>
      app.call('POST /api/v4/locks/revoke', { body: { pickpoint_id: id, lock_no_set: false } }, { token }),
    [200, 403, 403, 403],
  ],
  [
    // Nobody was given the lock, and the owner finds none there.
    'the lock',
    (token) =>
      app.call(
        'POST /api/v4/pickpoint-order/elock/get-token',
        { body: { pickpoint_id: id, lock_name: '', lock_no_set: false } },
        { token },
      ),
    [404, 403, 403, 403],
  ],
  [
    'the door out, for somebody else',
    (token) => app.call('POST /api/v2/pickpoint/user/:id/delete', { params: person }, { token }),
    // The owner comes last: nobody is there to be removed afterwards.
    [200, 403, 404, 403],
  ],
];

it.each(DOORS)('%s', async (_, call, expected) => {
  const answered: number[] = [];
  for (const token of TOKENS.toReversed()) answered.unshift((await call(token)).status);
  expect(answered).toEqual(expected);
});
