import { type Call, contract } from '@punkt/contract/contract';
import type { Endpoint } from '@punkt/contract/endpoint';
import { wireRequest } from '@punkt/contract/request';
import { permissionOf } from '@punkt/domain/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuthAdmin } from '../src/features/auth/admin.ts';
import { addPoint } from '../src/features/orders/testing/stage.ts';
import { transaction } from '../src/platform/database/transaction.ts';
import type { AccessRow } from './access/row.ts';
import { type PeopleByRole, type Scene, signInEveryRole, signInPerson } from './access/scene.ts';
import { ACCESS_ROWS } from './access-rows.ts';
import { afterFile, pgQuery, type TestApp, testApp } from './harness.ts';
import { injectionOf } from './injection.ts';
import { CALLS, send } from './wire.ts';

/**
 * The access table asks as strangers do. Here ask those who work for the very owner whose record it is: at another of the
 * owner's points, where the record is as foreign to them as to anybody, and at the point itself.
 */
const COLLEAGUES = ['manager', 'employee', 'auditor'] as const;
type Colleague = (typeof COLLEAGUES)[number];

const cleanUp = afterFile();
let app: TestApp;
let cast: PeopleByRole;
beforeAll(async () => {
  app = await testApp({
    cleanUp,
    environment: { CODES_PER_ADDRESS_PER_HOUR: '100000', CODES_PER_DAY: '1000000' },
  });
  cast = await signInEveryRole(app);
});

/** Somebody new with this role at a point. */
async function hire(role: Colleague, pointId: number): Promise<Scene> {
  const scene = cast.sceneOf('applicant');
  const caller = await signInPerson(app, scene.newPhone());
  await transaction(app.db, (tx) =>
    createAuthAdmin(app.clock).addPointRole(tx, caller.userId, pointId, permissionOf(role), false),
  );
  return { ...scene, caller };
}

const elsewhere = async (role: Colleague): Promise<Scene> => {
  const { id } = await addPoint(
    app,
    cast.sceneOf('owner').stranger.userId,
    { latitude: 55.7, longitude: 37.6 },
    true,
  );
  return hire(role, id);
};

async function ask(name: Call, input: unknown, { caller }: Scene) {
  const endpoint: Endpoint = contract[name];
  return send(app, injectionOf(wireRequest(name, input as never), caller.token), endpoint.stream);
}

const RECORDS = CALLS.flatMap(({ name, endpoint }) => {
  const row = ACCESS_ROWS[name] as AccessRow<Call>;
  return endpoint.access === 'user' && 'record' in row ? [{ name, row }] : [];
});

describe.each(COLLEAGUES)('a %s of another point of the same owner', (role) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await elsewhere(role);
  });

  it.each(RECORDS.map(({ name, row }) => [name, row] as const))(
    'finds no record of the owner by %s',
    async (name, row) => {
      const { status, text } = await ask(name, await row.foreign(scene), scene);
      expect(status, text).toBe(404);
    },
  );
});

/** At the point itself: what each of the three is answered where the owner is answered with the record. */
const AT_THE_POINT: Partial<Record<Call, readonly [manager: number, employee: number, auditor: number]>> = {
  'GET /api/v4/points/:id': [200, 200, 200],
  'GET /api/v4/points/:id/history': [200, 403, 200],
  'GET /api/v4/points/:id/balance': [403, 403, 200],
  'POST /api/v2/pickpoint/:id/update': [403, 403, 403],
  'GET /api/v4/pickpoint/:id/timetable-order': [200, 200, 200],
  'POST /api/v4/points/:id/appeal': [403, 403, 403],
  'GET /api/v2/pickpoint/signboard/:id': [200, 200, 200],
  // Allowed, and refused for what was sent: a photo is missing.
  'POST /api/v2/pickpoint/signboard/update': [400, 403, 403],
  'GET /api/v2/pickpoint/:id/switch': [200, 200, 200],
  'GET /s:shard/api/v2/pickpoint/user/list': [200, 403, 200],
  'GET /api/v2/pickpoint_user/:id/info': [200, 404, 403],
  'POST /api/v3/pickpoint/user/add/verify': [403, 403, 403],
  'POST /api/v3/pickpoint/user/add': [403, 403, 403],
  'POST /api/v2/pickpoint/pickpoint-and-user/list': [403, 404, 403],
  'GET /api/v2/pickpoint/user/elock-permission/list': [403, 404, 403],
  'GET /api/v2/pickpoint/user/elock-permission/get': [200, 200, 200],
  'POST /api/v2/pickpoint/user/snils/update': [403, 404, 403],
  'POST /api/v2/pickpoint/user/:id/delete': [403, 404, 403],
  'POST /api/v2/pickpoint/user/recover': [403, 404, 403],
};

const newestPoint = async (ownerId: string): Promise<number> => {
  const { rows } = await pgQuery(app.databaseUrl, 'select max(id) as id from points where owner_id = $1', [
    ownerId,
  ]);
  return Number(rows[0]?.id);
};

describe('whoever works at the point', () => {
  it('is in the table for every call about a point or its people', () => {
    const about = RECORDS.filter(({ row }) => 'record' in row && ['point', 'person'].includes(row.record));
    expect(Object.keys(AT_THE_POINT).sort()).toEqual(about.map(({ name }) => name).sort());
  });

  const cells = Object.entries(AT_THE_POINT).flatMap(([name, statuses]) =>
    COLLEAGUES.map((role, index) => [name as Call, role, statuses[index] ?? 0] as const),
  );
  it.each(cells)('%s: as %s is answered %i', async (name, role, expected) => {
    const row = ACCESS_ROWS[name] as AccessRow<Call> & { record: string };
    if (!('foreign' in row)) throw new Error(`${name} names no record`);
    const scene = cast.sceneOf('applicant');
    const input = await row.foreign(scene);
    const { status, text } = await ask(
      name,
      input,
      await hire(role, await newestPoint(scene.stranger.userId)),
    );
    expect(status, text).toBe(expected);
  });

  const PAIRS: readonly Call[] = [
    'POST /api/v2/pickpoint/role/update',
    'POST /api/v2/pickpoint/user/elock-permission/update',
  ];
  it.each(PAIRS.flatMap((name) => COLLEAGUES.map((role) => [name, role] as const)))(
    '%s: as %s changes nobody, there or at another point',
    async (name, role) => {
      const row = ACCESS_ROWS[name] as AccessRow<Call>;
      if (!('request' in row)) throw new Error(`${name} names a record`);
      const input = await row.request(cast.sceneOf('applicant'));
      const here = await hire(role, await newestPoint(cast.sceneOf('applicant').stranger.userId));
      for (const scene of [here, await elsewhere(role)]) {
        const { status, text } = await ask(name, input, scene);
        expect(status, text).toBe(200);
        expect(JSON.parse(text).data.map(({ success }: { success: boolean }) => success)).toEqual([false]);
      }
    },
  );
});
