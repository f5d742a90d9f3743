import type { consoleEmployees, employees } from '@punkt/contract/employees';
import { createAuthAdmin } from '../../src/features/auth/admin.ts';
import { addPoint } from '../../src/features/orders/testing/stage.ts';
import { transaction } from '../../src/platform/database/transaction.ts';
import { pgQuery } from '../harness.ts';
import { type AccessRows, hidden, OWN_DATA, signedIn, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const MISSING = '999999999';
const NEW = { first_name: 'Мария', last_name: 'Иванова', country: 'RU' } as const;

/** A point of this person, with somebody who works there. */
async function crew({ app, newPhone }: Scene, owner: Person) {
  const { id } = await addPoint(app, owner.userId, { latitude: 55.7, longitude: 37.6 }, true);
  const accounts = createAuthAdmin(app.clock);
  const employee = await transaction(app.db, async (tx) => {
    const userId = await accounts.ensureUser(tx, newPhone(), 'RU');
    await accounts.addPointRole(tx, userId, id, 'PERM_EMPLOYEE', false);
    return userId;
  });
  return { point: String(id), employee };
}

type Crew = Awaited<ReturnType<typeof crew>>;

const row = <T>(record: string, of: (crew: Crew, scene: Scene) => T | Promise<T>) => ({
  record,
  own: async (scene: Scene) => of(await crew(scene, scene.caller), scene),
  foreign: async (scene: Scene) => of(await crew(scene, scene.stranger), scene),
  missing: async (scene: Scene) => of({ point: MISSING, employee: NOBODY }, scene),
  expect: { own: signedIn(200), foreign: hidden, missing: hidden },
});

/** Each pair is answered for itself, so a foreign one fails inside a 200. */
const pairs = <T>(of: (crew: Crew) => T) => ({
  noRecord: 'answers per pair of person and point; foreign pairs are refused inside (granting.test.ts)',
  request: async (scene: Scene) => of(await crew(scene, scene.stranger)),
  expect: signedIn(200),
});

async function added({ point }: Crew, { app, caller, newPhone }: Scene) {
  const form = { ...NEW, phone: newPhone(), pickpoint_id: point };
  const { body } = await app.call(
    'POST /api/v3/pickpoint/user/add/verify',
    { body: form },
    { token: caller.token },
  );
  const { rows } = await pgQuery(
    app.databaseUrl,
    'select body from sandbox_outbox where recipient = $1 order by id desc limit 1',
    [form.phone],
  );
  const code = /Код (\d{4})/.exec(rows[0]?.body ?? '')?.[1] ?? '0000';
  return { body: { ...form, token: body.token ?? 'none', code } };
}

export const employeesAccess: AccessRows<typeof employees> = {
  'GET /s:shard/api/v2/pickpoint/user/list': row('point', ({ point }) => ({
    params: { shard: '1' },
    query: { pickpoint_id: point },
  })),
  'GET /api/v2/pickpoint_user/:id/info': row('person', ({ employee }) => ({ params: { id: employee } })),
  'POST /api/v3/pickpoint/user/add/verify': row('point', ({ point }, { newPhone }) => ({
    body: { ...NEW, phone: newPhone(), pickpoint_id: point },
  })),
  'POST /api/v3/pickpoint/user/add': row('point', added),
  'POST /api/v2/pickpoint/pickpoint-and-user/list': row('person', ({ employee }) => ({
    body: { employee_id: employee },
  })),
  'POST /api/v2/pickpoint/role/update': pairs(({ employee, point }) => ({
    body: { data: [{ user_id: employee, pickpoint_id: point, permission: 'PERM_FIRM_EMPLOYEE' as const }] },
  })),
  'GET /api/v2/pickpoint/user/elock-permission/list': row('person', ({ employee }) => ({
    query: { user_id: employee },
  })),
  'GET /api/v2/pickpoint/user/elock-permission/get': row('point', ({ point }) => ({
    query: { pickpoint_id: point },
  })),
  'POST /api/v2/pickpoint/user/elock-permission/update': pairs(({ employee, point }) => ({
    body: { roles: [{ user_id: employee, pickpoint_id: point, elock_permission: 'open' as const }] },
  })),
  'POST /api/v2/pickpoint/user/snils/update': row('person', ({ employee }) => ({
    body: { snils: '11223344595', wb_user_id: employee },
  })),
  'POST /api/v2/pickpoint/user/:id/delete': row('person', ({ employee }) => ({ params: { id: employee } })),
  'POST /api/v2/pickpoint/user/recover': row('person', async ({ employee }, { app }) => {
    await pgQuery(app.databaseUrl, 'update employees set removed = now() where user_id = $1', [employee]);
    return { body: { user_id: employee } };
  }),
  'GET /api/v4/employees/points': {
    noRecord: OWN_DATA,
    request: async () => ({ query: {} }),
    expect: signedIn(200),
  },
  'GET /api/v4/employers': { noRecord: OWN_DATA, request: async () => ({}), expect: signedIn(200) },
  'POST /api/v4/employers/:id/leave': {
    record: 'employer',
    own: async (scene: Scene) => {
      const { app, stranger, caller } = scene;
      const { id } = await addPoint(app, stranger.userId, { latitude: 55.7, longitude: 37.6 }, true);
      await pgQuery(app.databaseUrl, 'delete from employees where user_id = $1 and owner_id = $2', [
        caller.userId,
        stranger.userId,
      ]);
      await transaction(app.db, (tx) =>
        createAuthAdmin(app.clock).addPointRole(tx, caller.userId, id, 'PERM_EMPLOYEE', false),
      );
      return { params: { id: stranger.userId } };
    },
    foreign: async ({ caller }: Scene) => ({ params: { id: caller.userId } }),
    missing: async () => ({ params: { id: NOBODY } }),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
};

const STAFF = {
  own: staffOnly(200, { contentAdmin: 403 }),
  foreign: staffOnly(200, { contentAdmin: 403 }),
  missing: staffOnly(404, { contentAdmin: 403 }),
};

/** The console's: whoever reviews changes of points sees who works there. */
export const consoleEmployeesAccess: AccessRows<typeof consoleEmployees> = {
  'GET /api/v2/manage/points/:id/employees': {
    ...row('point', ({ point }) => ({ params: { id: point }, query: {} })),
    expect: STAFF,
  },
  'GET /api/v2/manage/points/:id/employees/:userId': {
    ...row('person', ({ point, employee }) => ({ params: { id: point, userId: employee } })),
    expect: STAFF,
  },
};
