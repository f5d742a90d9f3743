import type { Permission } from '@punkt/domain/permissions';
import { describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { openStream } from '../../../test/live.ts';
import { createCrew } from './testing/crew.ts';

const [app, elsewhere] = await twoInstances(afterFile());
const crew = createCrew(app);

const give = async (token: string, data: Array<[user: string, point: string, permission: Permission]>) => {
  const entries = data.map(([user_id, pickpoint_id, permission]) => ({ user_id, pickpoint_id, permission }));
  return (await app.call('POST /api/v2/pickpoint/role/update', { body: { data: entries } }, { token })).body;
};
const lock = async (
  token: string,
  user_id: string,
  pickpoint_id: string,
  elock_permission: 'none' | 'open' | 'activate',
) => {
  const roles = [{ user_id, pickpoint_id, elock_permission }];
  const call = 'POST /api/v2/pickpoint/user/elock-permission/update';
  return (await app.call(call, { body: { roles } }, { token })).body.data[0]?.reason;
};
const rolesOf = async (token: string, employee_id: string) => {
  const call = 'POST /api/v2/pickpoint/pickpoint-and-user/list';
  return (await app.call(call, { body: { employee_id } }, { token })).body;
};

describe('roles', () => {
  it('are given per point, and what fails leaves the rest standing', async () => {
    const { token, points } = await crew.owner(3);
    const other = await crew.owner();
    const worker = await crew.worker(points[0]);
    const { data } = await give(token, [
      [worker.id, points[0], 'PERM_FIRM_EMPLOYEE'],
      [worker.id, other.points[0], 'PERM_EMPLOYEE'],
      [worker.id, points[1] ?? '', 'PERM_AUDITOR'],
      [worker.id, points[2] ?? '', 'PERM_EMPLOYEE'],
    ]);
    expect(data.map(({ success, reason }) => [success, reason])).toEqual([
      [true, null],
      [false, 'unknown'],
      [false, 'notAssignable'],
      [true, null],
    ]);
    expect(data[1]?.address).toBe('');
    expect(data[2]?.address).toBe('Москва, Садовая улица, 1');
    const { data: roles } = await rolesOf(token, worker.id);
    expect(roles.map(({ role }) => role)).toEqual(['manager', 'none', 'employee']);
    expect(await crew.acts(worker.id)).toEqual(['employee.roleChanged', 'employee.roleChanged']);
  });

  it('are given to several people at once, answered per pair', async () => {
    const { token, points } = await crew.owner(2);
    const people = [await crew.worker(points[0]), await crew.worker(points[0])];
    const { data } = await give(
      token,
      people.flatMap(({ id }) => points.map((point) => [id, point, 'PERM_FIRM_EMPLOYEE'] as const)) as never,
    );
    expect(data.every(({ success }) => success)).toBe(true);
    expect(data).toHaveLength(4);
  });

  it('are an owner’s to give: never one’s own, an owner’s, or a stranger’s', async () => {
    const { id, token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    const manager = await crew.worker(points[0], 'PERM_FIRM_EMPLOYEE');
    const partner = await crew.worker(points[0], 'PERM_FIRM_OWNER');
    const stranger = await crew.owner();
    const reason = async (by: string, whom: string, permission: Permission = 'PERM_EMPLOYEE') =>
      (await give(by, [[whom, points[0], permission]])).data[0]?.reason;
    expect(await reason(manager.token, worker.id)).toBe('forbidden');
    expect(await reason(manager.token, manager.id, 'PERM_FIRM_OWNER')).toBe('forbidden');
    expect(await reason(worker.token, worker.id, 'PERM_FIRM_EMPLOYEE')).toBe('unknown');
    expect(await reason(token, partner.id)).toBe('owner');
    expect(await reason(partner.token, partner.id)).toBe('self');
    expect(await reason(token, id)).toBe('unknown');
    expect(await reason(token, worker.id, 'PERM_OWNER')).toBe('notAssignable');
    expect(await reason(stranger.token, worker.id)).toBe('unknown');
    expect(await reason(token, stranger.id)).toBe('unknown');
  });

  it('are not given to whoever was removed', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    await app.call('POST /api/v2/pickpoint/user/:id/delete', { params: { id: worker.id } }, { token });
    expect((await give(token, [[worker.id, points[0], 'PERM_EMPLOYEE']])).data[0]?.reason).toBe('deleted');
    const { employee, data } = await rolesOf(token, worker.id);
    expect(employee).toMatchObject({ isDeleted: true, name: 'И••• Л•••' });
    expect(data[0]?.abilities).toEqual(['revealEmployee', 'seeRoles', 'recoverEmployee']);
  });
});

describe('the lock', () => {
  it('is opened by whom the owner lets, and activated by owners alone', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    const own = async (by: string) => {
      const query = { pickpoint_id: points[0] };
      const call = 'GET /api/v2/pickpoint/user/elock-permission/get';
      return (await app.call(call, { query }, { token: by })).body.elock_permission;
    };
    const abilities = async () => {
      const { body } = await elsewhere.call(
        'GET /api/v2/pickpoint/list',
        { query: {} },
        { token: worker.token },
      );
      return body.data[0]?.abilities ?? [];
    };
    expect([await own(token), await own(worker.token)]).toEqual(['openAndActivate', 'none']);
    expect(await abilities()).not.toContain('openLock');
    expect(await lock(token, worker.id, points[0], 'activate')).toBe('notAssignable');
    expect(await lock(token, worker.id, points[0], 'open')).toBeNull();
    expect(await own(worker.token)).toBe('open');
    expect(await abilities()).toContain('openLock');
    // Whoever loses the role loses the lock with it.
    await give(token, [[worker.id, points[0], 'PERM_NONE']]);
    await give(token, [[worker.id, points[0], 'PERM_EMPLOYEE']]);
    expect(await own(worker.token)).toBe('none');
  });
});

describe('a key to the lock', () => {
  const key = async (userId: string, point: string) =>
    crew.query(
      `insert into lock_tokens (id, lock, kind, point_id, user_id, key_id, issued, not_after)
       values (gen_random_uuid(), 'WB000A', 'open', $2, $1, 'k', now(), now() + interval '6 hours')`,
      [userId, point],
    );
  const living = async (userId: string) =>
    (await crew.query('select 1 from lock_tokens where user_id = $1 and revoked is null', [userId])).length;

  it('ends with the permission, with the role, and with the person', async () => {
    const { token, points } = await crew.owner(2);
    const worker = await crew.worker(points[0]);
    await lock(token, worker.id, points[0], 'open');
    await key(worker.id, points[0]);
    await give(token, [[worker.id, points[1] ?? '', 'PERM_EMPLOYEE']]);
    expect(await living(worker.id)).toBe(1);
    await lock(token, worker.id, points[0], 'none');
    expect(await living(worker.id)).toBe(0);
    await key(worker.id, points[0]);
    await give(token, [[worker.id, points[0], 'PERM_NONE']]);
    expect(await living(worker.id)).toBe(0);
    await key(worker.id, points[1] ?? '');
    await app.call('POST /api/v2/pickpoint/user/:id/delete', { params: { id: worker.id } }, { token });
    expect(await living(worker.id)).toBe(0);
  });
});

describe('two instances', () => {
  it('let a removed employee do nothing more, and end their live stream', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    const stream = await openStream(elsewhere, worker.token);
    const seen = () => elsewhere.call('GET /api/v2/user', {}, { token: worker.token });
    expect((await seen()).body.roles).toHaveLength(1);
    await app.call('POST /api/v2/pickpoint/user/:id/delete', { params: { id: worker.id } }, { token });
    await stream.over;
    expect((await seen()).status).toBe(401);
  });

  it('agree on one outcome when an owner removes and gives a role at once', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    await Promise.all([
      elsewhere.call('POST /api/v2/pickpoint/user/:id/delete', { params: { id: worker.id } }, { token }),
      give(token, [[worker.id, points[0], 'PERM_FIRM_EMPLOYEE']]),
    ]);
    const { body } = await crew.list(token, points[0]);
    expect(body.total).toBe(0);
  });
});
