import { describe, expect, it } from 'vitest';
import { logIn } from '../../../test/harness.ts';
import { makeLead, newPerson } from '../../../test/people.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createAuthPersonalData } from '../auth/personal-data-service.ts';
import { sharedApp } from '../orders/testing/stage.ts';
import { createEmployeesPersonalData } from './personal-data-service.ts';
import { createCrew } from './testing/crew.ts';

const app = await sharedApp();
const crew = createCrew(app);

const reveal = (token: string, id: string) =>
  app.call('GET /api/v2/pickpoint_user/:id/info', { params: { id } }, { token });
const remove = (token: string, id: string) =>
  app.call('POST /api/v2/pickpoint/user/:id/delete', { params: { id } }, { token });
const recover = (token: string, id: string) =>
  app.call('POST /api/v2/pickpoint/user/recover', { body: { user_id: id } }, { token });
const employers = async (token: string) => (await app.call('GET /api/v4/employers', {}, { token })).body;
const leave = (token: string, id: string) =>
  app.call('POST /api/v4/employers/:id/leave', { params: { id } }, { token });
const pointsOf = async (token: string) =>
  (await app.call('GET /api/v2/pickpoint/list', { query: {} }, { token })).body.data;

describe('the list of people', () => {
  it('shows nobody’s name and phone', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    const { body } = await crew.list(token, points[0]);
    expect(body).toMatchObject({ total: 1, point: { id: points[0], employees: 1, role: 'owner' } });
    expect(body.data).toMatchObject([
      {
        id: worker.id,
        name: 'И••• Л•••',
        role: 'employee',
        isDeleted: false,
        isActive: true,
        hasSnils: false,
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Игорь|Лебедев/);
    expect(JSON.stringify(body)).not.toContain(worker.phone.slice(2, 9));
  });

  it('has those who work there, those who don’t any more, and all', async () => {
    const { token, points } = await crew.owner();
    const [stays, goes, left] = [
      await crew.worker(points[0]),
      await crew.worker(points[0], 'PERM_FIRM_EMPLOYEE'),
      await crew.worker(points[0]),
    ];
    await remove(token, goes.id);
    const { body: mine } = await app.call('GET /api/v4/employers', {}, { token: left.token });
    await leave(left.token, mine.data[0]?.id ?? '');
    const ids = async (of: 'active' | 'inactive' | 'all') =>
      (await crew.list(token, points[0], of)).body.data.map(({ id }) => id).sort();
    expect(await ids('active')).toEqual([stays.id]);
    expect(await ids('inactive')).toEqual([goes.id, left.id].sort());
    expect(await ids('all')).toEqual([stays.id, goes.id, left.id].sort());
  });

  it('belongs to the shard of its point', async () => {
    const { token, points } = await crew.owner();
    const query = { pickpoint_id: points[0] };
    const call = 'GET /s:shard/api/v2/pickpoint/user/list';
    expect((await app.call(call, { params: { shard: '1' }, query }, { token })).status).toBe(200);
    expect((await app.call(call, { params: { shard: '2' }, query }, { token })).status).toBe(404);
    expect((await app.call(call, { params: { shard: '1' }, query: {} }, { token })).status).toBe(400);
  });

  it('is read by managers and auditors, and not by employees', async () => {
    const { points } = await crew.owner();
    const seen = async (permission: 'PERM_FIRM_EMPLOYEE' | 'PERM_AUDITOR' | 'PERM_EMPLOYEE') => {
      const { token } = await crew.worker(points[0], permission);
      return (await crew.list(token, points[0])).status;
    };
    expect(await seen('PERM_FIRM_EMPLOYEE')).toBe(200);
    expect(await seen('PERM_AUDITOR')).toBe(200);
    expect(await seen('PERM_EMPLOYEE')).toBe(403);
    expect((await crew.list((await newPerson(app)).token, points[0])).status).toBe(404);
  });

  it('finds points by address, number and name', async () => {
    const { token, points } = await crew.owner(3);
    const find = async (search: string) =>
      (await app.call('GET /api/v4/employees/points', { query: { search } }, { token })).body;
    expect((await find('')).total).toBe(3);
    expect((await find('САДОВАЯ')).total).toBe(3);
    expect((await find(points[1] ?? '')).data.map(({ id }) => id)).toContain(points[1]);
    expect((await find('Речная')).total).toBe(0);
  });
});

describe('a reveal', () => {
  it('is written down, and the person sees it', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    const { body } = await reveal(token, worker.id);
    expect(body).toMatchObject({ firstName: 'Игорь', lastName: 'Лебедев', phone: worker.phone, snils: '' });
    expect(await crew.acts(worker.id)).toEqual(['employee.revealed']);
    const { reveals, data } = await employers(worker.token);
    expect(reveals).toMatchObject([{ by: data[0]?.name }]);
    expect(data[0]?.points).toMatchObject([{ id: points[0], role: 'employee', opensLock: false }]);
  });

  it('is for owners and managers of the person’s point', async () => {
    const { points } = await crew.owner(2);
    const worker = await crew.worker(points[0]);
    const manager = await crew.worker(points[0], 'PERM_FIRM_EMPLOYEE');
    expect((await reveal(manager.token, worker.id)).status).toBe(200);
    const elsewhere = await crew.worker(points[1] ?? '', 'PERM_FIRM_EMPLOYEE');
    expect((await reveal(elsewhere.token, worker.id)).status).toBe(404);
    expect((await reveal((await crew.worker(points[0], 'PERM_AUDITOR')).token, worker.id)).status).toBe(403);
    expect((await reveal((await crew.worker(points[0])).token, worker.id)).status).toBe(404);
  });

  it('ends when the person has left', async () => {
    const { id, token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    expect((await leave(worker.token, id)).status).toBe(200);
    const { status, error } = await reveal(token, worker.id);
    expect([status, error.data]).toEqual([409, { reason: 'notAccepted' }]);
    expect(await pointsOf(worker.token)).toEqual([]);
    const [listed] = (await crew.list(token, points[0], 'inactive')).body.data;
    expect(listed).toMatchObject({ acceptance: 'notAccepted', abilities: [] });
  });
});

describe('removing', () => {
  it('takes every point of the owner away, and nobody else’s', async () => {
    const { token, points } = await crew.owner(2);
    const other = await crew.owner();
    const worker = await crew.worker(points[0]);
    await crew.add(other.token, other.points[0], worker.phone);
    expect((await pointsOf(worker.token)).map(({ id }) => id)).toEqual([points[0], other.points[0]]);
    expect((await remove(token, worker.id)).status).toBe(200);
    expect((await pointsOf(worker.token)).map(({ id }) => id)).toEqual([other.points[0]]);
    expect((await remove(token, worker.id)).error.data).toEqual({ reason: 'deleted' });
  });

  it('signs out whoever has nothing else here', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    await remove(token, worker.id);
    expect((await app.call('GET /api/v2/user', {}, { token: worker.token })).status).toBe(401);
  });

  it('is not for oneself, nor for owners, nor by those who work there', async () => {
    const { id, token, points } = await crew.owner();
    const partner = await crew.worker(points[0], 'PERM_FIRM_OWNER');
    const manager = await crew.worker(points[0], 'PERM_FIRM_EMPLOYEE');
    const worker = await crew.worker(points[0]);
    expect((await remove(manager.token, worker.id)).status).toBe(403);
    expect((await remove(token, partner.id)).error.data).toEqual({ reason: 'owner' });
    expect((await remove(partner.token, id)).status).toBe(404);
    expect((await remove(partner.token, worker.id)).status).toBe(200);
  });

  it('of a firm’s owner reaches no further than the points they share', async () => {
    const { token, points } = await crew.owner(2);
    const partner = await crew.worker(points[0], 'PERM_FIRM_OWNER');
    const worker = await crew.worker(points[0]);
    const pair = { user_id: worker.id, pickpoint_id: points[1] ?? '', permission: 'PERM_EMPLOYEE' as const };
    await app.call('POST /api/v2/pickpoint/role/update', { body: { data: [pair] } }, { token });
    expect((await remove(partner.token, worker.id)).status).toBe(403);
    expect((await remove(token, worker.id)).status).toBe(200);
  });

  it('can be undone, with the roles they had', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0], 'PERM_FIRM_EMPLOYEE');
    expect((await recover(token, worker.id)).error.data).toEqual({ reason: 'notDeleted' });
    await remove(token, worker.id);
    expect((await recover(token, worker.id)).status).toBe(200);
    const [listed] = (await crew.list(token, points[0])).body.data;
    expect(listed).toMatchObject({ id: worker.id, role: 'manager', isDeleted: false });
    expect(await crew.acts(worker.id)).toEqual(['employee.removed', 'employee.recovered']);
  });
});

describe('SNILS', () => {
  const set = (token: string, id: string, snils: string) =>
    app.call('POST /api/v2/pickpoint/user/snils/update', { body: { snils, wb_user_id: id } }, { token });

  it('is set once, with its checksum, by the owner', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    expect((await set(token, worker.id, '11223344596')).error.errors?.[0]?.message).toMatch(
      /^Неверное значение СНИЛС/,
    );
    const manager = await crew.worker(points[0], 'PERM_FIRM_EMPLOYEE');
    expect((await set(manager.token, worker.id, '11223344595')).status).toBe(403);
    expect((await set(token, worker.id, '112-233-445 95')).status).toBe(200);
    expect((await reveal(token, worker.id)).body.snils).toBe('11223344595');
    expect((await set(token, worker.id, '08765430300')).error.data).toEqual({ reason: 'snilsSet' });
  });
});

describe('somebody who was added', () => {
  it('comes back after leaving by a new code, with nothing of what they were', async () => {
    const { id, token, points } = await crew.owner(2);
    const worker = await crew.worker(points[0], 'PERM_FIRM_EMPLOYEE');
    await leave(worker.token, id);
    expect((await leave(worker.token, id)).status).toBe(404);
    expect((await recover(token, worker.id)).status).toBe(409);
    expect((await crew.add(token, points[1] ?? '', worker.phone)).status).toBe(200);
    const user = (await app.call('GET /api/v2/user', {}, { token: worker.token })).body;
    expect(user.roles).toEqual([{ pickpoint_id: points[1], is_owner: false, permission: 'PERM_EMPLOYEE' }]);
  });
});

describe('personal data', () => {
  it('says for whom somebody works, and goes with the account', async () => {
    const { id, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    const part = createEmployeesPersonalData(app.db);
    expect((await part.exportOf(worker.id)).data).toMatchObject({
      employers: [{ employer: id, acceptance: 'accepted', removed: null }],
      roles: [{ point: Number(points[0]), permission: 'PERM_EMPLOYEE' }],
    });
    await transaction(app.db, (tx) => part.erase(tx, worker.id));
    expect((await part.exportOf(worker.id)).data).toMatchObject({ employers: [] });
    expect(await pointsOf(worker.token)).toEqual([]);
  });

  it('of an owner waits for the open point, by its record too, and not for a closed one', async () => {
    const owner = await crew.owner();
    const duties = () =>
      transaction(app.db, async (tx) => createAuthPersonalData(app.db, app.clock).duties?.(tx, owner.id));
    expect(await duties()).toEqual(['point_owner']);
    await crew.query('update points set is_active = false where owner_id = $1', [owner.id]);
    expect(await duties()).toEqual([]);
  });
});

describe('the console', () => {
  const people = 'GET /api/v2/manage/points/:id/employees';
  const one = 'GET /api/v2/manage/points/:id/employees/:userId';
  const staff = async () => {
    const phone = crew.newPhone();
    await makeLead(app, phone);
    return (await logIn(app, phone)).access;
  };

  it('shows staff who works at a point, masked, and tells the person of each reveal', async () => {
    const { points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    const as = { token: await staff() };
    const { body } = await app.call(people, { params: { id: points[0] }, query: {} }, as);
    expect(body).toMatchObject({ total: 1, data: [{ id: worker.id, name: 'И••• Л•••', role: 'employee' }] });
    expect(JSON.stringify(body)).not.toMatch(/Игорь|Лебедев/);
    const revealed = await app.call(one, { params: { id: points[0], userId: worker.id } }, as);
    expect(revealed.body).toMatchObject({ firstName: 'Игорь', lastName: 'Лебедев', phone: worker.phone });
    expect((await employers(worker.token)).reveals).toMatchObject([{ by: '', byStaff: true }]);
    expect(await crew.acts(worker.id)).toContain('employee.revealed');
  });

  it('reveals nobody who does not work at that point', async () => {
    const { points } = await crew.owner(2);
    const worker = await crew.worker(points[0]);
    const params = { id: points[1] ?? '', userId: worker.id };
    expect((await app.call(one, { params }, { token: await staff() })).status).toBe(404);
    expect(await crew.acts(worker.id)).not.toContain('employee.revealed');
  });
});
