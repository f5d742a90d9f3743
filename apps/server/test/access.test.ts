import { type Call, contract } from '@punkt/contract/contract';
import { errorBody } from '@punkt/contract/errors';
import { wireRequest } from '@punkt/contract/request';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from './access/roles.ts';
import type { AccessRow } from './access/row.ts';
import { type PeopleByRole, type Scene, signInEveryRole } from './access/scene.ts';
import { ACCESS_ROWS } from './access-rows.ts';
import { afterFile, type TestApp, testApp } from './harness.ts';
import { injectionOf } from './injection.ts';
import { CALLS, send } from './wire.ts';

const cleanUp = afterFile();
let app: TestApp;
let cast: PeopleByRole;
beforeAll(async () => {
  const environment = { CODES_PER_ADDRESS_PER_HOUR: '100000', CODES_PER_DAY: '1000000' };
  app = await testApp({ cleanUp, environment });
  cast = await signInEveryRole(app);
});

type AnyRow = AccessRow<Call>;
const CASES = ['own', 'foreign', 'missing'] as const;

/** The cells of a row: the request, and the status that each role gets. */
function cellsOf(row: AnyRow | undefined) {
  // The first test says which row is missing; the others go on with the rest.
  if (!row) return [];
  if ('noRecord' in row) return [{ name: 'no record', build: row.request, statuses: row.expect }];
  return CASES.map((name) => ({ name, build: row[name], statuses: row.expect[name] }));
}

async function tokenOf(role: Role, scene: Scene, row: AnyRow): Promise<string | undefined> {
  if (role === 'anonymous') return undefined;
  return 'endsSession' in row ? (await scene.newSession(scene.caller)).token : scene.caller.token;
}

async function knock(
  call: (typeof CALLS)[number],
  role: Role,
  row: AnyRow,
  build: (scene: Scene) => Promise<unknown>,
) {
  const scene = cast.sceneOf(role);
  const request = wireRequest(call.name, (await build(scene)) as never);
  return send(app, injectionOf(request, await tokenOf(role, scene, row)), call.endpoint.stream);
}

describe('the access table', () => {
  it('has a row for every call of the contract, and no other', () => {
    expect(Object.keys(ACCESS_ROWS).sort()).toEqual(Object.keys(contract).sort());
  });

  it('says why, where there is no record', () => {
    for (const [name, row] of Object.entries(ACCESS_ROWS))
      if ('noRecord' in row) expect(row.noRecord.length, name).toBeGreaterThan(15);
  });

  it('has a record wherever a path names one', () => {
    for (const { name, path } of CALLS)
      if (path.includes(':') && name in ACCESS_ROWS) expect(ACCESS_ROWS[name], name).toHaveProperty('record');
  });

  it('lets nobody without a session behind a call that wants one', () => {
    for (const { name, endpoint } of CALLS)
      if (endpoint.access !== 'public')
        for (const { statuses } of cellsOf(ACCESS_ROWS[name] as AnyRow))
          expect(statuses.anonymous, name).toBe(401);
  });

  it('hides the records of others from partners as if they did not exist', () => {
    // Calls of the staff are shut to partners as a whole, and a public record is nobody's secret.
    for (const { name } of CALLS.filter(({ endpoint }) => endpoint.access === 'user')) {
      const row = ACCESS_ROWS[name];
      if (row && 'record' in row)
        for (const role of ['applicant', 'owner', 'employee'] as const)
          expect([row.expect.foreign[role], row.expect.missing[role]], `${name} ${role}`).toEqual([404, 404]);
    }
  });

  it('keeps partners out of the calls of the staff', () => {
    for (const { name, endpoint } of CALLS)
      if (endpoint.access === 'staff')
        for (const { statuses } of cellsOf(ACCESS_ROWS[name] as AnyRow))
          for (const role of ['applicant', 'owner', 'employee'] as const)
            expect(statuses[role], name).toBe(403);
  });
});

const WITH_ROW = CALLS.filter(({ name }) => name in ACCESS_ROWS);

describe.each(WITH_ROW.map((call) => [call.name, call] as const))('%s', (name, call) => {
  const row = ACCESS_ROWS[name] as AnyRow;
  for (const { name: record, build, statuses } of cellsOf(row))
    it.each(ROLES.map((role) => [role, statuses[role]] as const))(
      `${record}: %s is answered %i`,
      async (role, status) => {
        const answer = await knock(call, role, row, build);
        expect(answer.status, answer.text).toBe(status);
        if (status >= 400) expect(errorBody.safeParse(JSON.parse(answer.text)).success).toBe(true);
      },
    );
});
