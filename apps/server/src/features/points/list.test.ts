import { PERMISSIONS, type Permission } from '@punkt/domain/permissions';
import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, testApp } from '../../../test/harness.ts';
import { newPerson } from '../../../test/people.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createAuthAdmin } from '../auth/admin.ts';
import { addPoint } from '../orders/testing/stage.ts';

const app = await testApp({ cleanUp: afterFile() });

async function newPoint(isActive = true) {
  const owner = await newPerson(app);
  const { id } = await addPoint(app, owner.id, { latitude: 55.7, longitude: 37.6 }, isActive);
  return { owner, id };
}

async function somebodyWith(pointId: number, permission: Permission) {
  const person = await newPerson(app);
  const accounts = createAuthAdmin(app.clock);
  const owns = permission === 'PERM_FIRM_OWNER' || permission === 'PERM_OWNER';
  await transaction(app.db, (tx) => accounts.addPointRole(tx, person.id, pointId, permission, owns));
  return person;
}

const listOf = async (token: string) =>
  (await app.call('GET /api/v2/pickpoint/list', { query: {} }, { token })).body.data;

const READS = ['viewPoint', 'switchTo'];
const MANAGES = [...READS, 'seeRowMenu', 'seeHistory', 'editSignboard', 'listEmployees'];
const OWNS = [
  'viewPoint',
  'switchTo',
  'seeRowMenu',
  'seeHistory',
  'seeBalance',
  'editDetails',
  'editArea',
  'editTimetable',
  'editSignboard',
  'appeal',
  'move',
  'listEmployees',
  'addEmployee',
  'openLock',
  'activateLock',
  'readTickets',
  'writeTickets',
];

describe('the list of points', () => {
  it.each([
    ['PERM_FIRM_OWNER', 'firmOwner', OWNS],
    ['PERM_FIRM_EMPLOYEE', 'manager', [...MANAGES, 'readTickets', 'writeTickets', 'leave']],
    ['PERM_EMPLOYEE', 'employee', [...READS, 'readTickets', 'writeTickets', 'leave']],
    [
      'PERM_AUDITOR',
      'auditor',
      [...READS, 'seeHistory', 'seeBalance', 'listEmployees', 'readTickets', 'leave'],
    ],
  ] as const)('says with %s what is open there', async (permission, role, abilities) => {
    const { id } = await newPoint();
    const { token } = await somebodyWith(id, permission);
    expect(await listOf(token)).toMatchObject([
      { id: String(id), role, abilities, canMove: role === 'firmOwner' },
    ]);
  });

  it('shows owners their points, and nobody else’s to anybody', async () => {
    const { owner, id } = await newPoint();
    expect(await listOf(owner.token)).toMatchObject([{ id: String(id), role: 'owner', abilities: OWNS }]);
    expect(await listOf((await newPerson(app)).token)).toEqual([]);
    expect(await listOf((await somebodyWith(id, 'PERM_NONE')).token)).toEqual([]);
  });

  it('comes by pages, to owners and to whoever works elsewhere too', async () => {
    const { owner, id } = await newPoint();
    const places = [0.01, 0.02].map((step) => ({ latitude: 55.7 + step, longitude: 37.6 }));
    const others = [];
    for (const place of places) others.push((await addPoint(app, owner.id, place, true)).id);
    const all = [id, ...others].map(String);
    const page = async (number: number) => {
      const query = { page: number, page_size: 2 };
      const { body } = await app.call('GET /api/v2/pickpoint/list', { query }, { token: owner.token });
      return [body.data.map((point) => point.id), body.total];
    };
    const pages = [
      [all.slice(0, 2), 3],
      [all.slice(2), 3],
      [[], 3],
    ];
    expect([await page(1), await page(2), await page(3)]).toEqual(pages);
    const elsewhere = await newPoint();
    const accounts = createAuthAdmin(app.clock);
    await transaction(app.db, (tx) =>
      accounts.addPointRole(tx, owner.id, elsewhere.id, 'PERM_EMPLOYEE', false),
    );
    expect([await page(1), await page(2)]).toEqual([
      [all.slice(0, 2), 4],
      [[...all.slice(2), String(elsewhere.id)], 4],
    ]);
  });

  it('leaves a closed point readable', async () => {
    const { owner } = await newPoint(false);
    const [point] = await listOf(owner.token);
    expect(point?.abilities).toContain('viewPoint');
    for (const action of ['move', 'editDetails', 'addEmployee'] as const)
      expect(point?.abilities).not.toContain(action);
  });
});

describe('a role', () => {
  it('is held at points that exist, by the permissions of the product', async () => {
    const { owner, id } = await newPoint();
    const add = (point: number, permission: string) =>
      pgQuery(app.databaseUrl, 'insert into point_roles values ($1, $2, $3, false)', [
        owner.id,
        point,
        permission,
      ]);
    await expect(add(id + 1_000_000, 'PERM_EMPLOYEE')).rejects.toThrow(/foreign key/);
    await expect(add(id, 'PERM_KING')).rejects.toThrow(/point_roles_permission_check/);
    for (const permission of PERMISSIONS) {
      await add(id, permission);
      await pgQuery(app.databaseUrl, 'delete from point_roles where user_id = $1', [owner.id]);
    }
  });
});
