import type { Permission } from '@punkt/domain/permissions';
import { pgQuery, type TestApp } from '../../../../test/harness.ts';
import { newPerson, type TestPerson } from '../../../../test/people.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { createAuthAdmin } from '../../auth/admin.ts';
import { addPoint, newOwner, type Owner } from '../../orders/testing/stage.ts';

/** An owner with a company and points, and people who work at them. */
export function createCrew(app: TestApp) {
  let phones = 79_171_000_000;
  const newPhone = () => String(++phones);
  const query = async (text: string, values: unknown[] = []) =>
    (await pgQuery(app.databaseUrl, text, values)).rows;

  const newPoint = async ({ id }: Pick<Owner, 'id'>, active = true): Promise<string> => {
    const place = { latitude: 55.7, longitude: 37.6 };
    return String((await addPoint(app, id, place, active)).id);
  };

  async function owner(points = 1) {
    const person = await newOwner(app);
    const ids: string[] = [];
    for (let made = 0; made < points; made += 1) ids.push(await newPoint(person));
    return { ...person, points: ids as [string, ...string[]] };
  }

  async function worker(point: string, permission: Permission = 'PERM_EMPLOYEE'): Promise<TestPerson> {
    const person = await newPerson(app);
    const accounts = createAuthAdmin(app.clock);
    await transaction(app.db, async (tx) => {
      await accounts.addPointRole(tx, person.id, Number(point), permission, permission === 'PERM_FIRM_OWNER');
      await accounts.change(tx, person.id, { first_name: 'Игорь', last_name: 'Лебедев' });
    });
    return person;
  }

  const list = async (token: string, point: string, of: 'active' | 'inactive' | 'all' = 'active') =>
    app.call(
      'GET /s:shard/api/v2/pickpoint/user/list',
      { params: { shard: '1' }, query: { pickpoint_id: point, list: of } },
      { token },
    );

  const form = (point: string, phone: string) => ({
    first_name: 'Мария',
    last_name: 'Иванова',
    phone,
    pickpoint_id: point,
    country: 'RU' as const,
  });

  const verify = (token: string, point: string, phone: string, more: { snils?: string } = {}) =>
    app.call(
      'POST /api/v3/pickpoint/user/add/verify',
      { body: { ...form(point, phone), ...more } },
      { token },
    );

  const lastSms = async (phone: string): Promise<string> =>
    (await query('select body from sandbox_outbox where recipient = $1 order by id desc limit 1', [phone]))[0]
      ?.body ?? '';

  /** As the person reads it out. */
  const codeOf = async (phone: string): Promise<string> =>
    /Код (\d{4})/.exec(await lastSms(phone))?.[1] ?? '';

  async function add(token: string, point: string, phone: string, more: { snils?: string } = {}) {
    const { body } = await verify(token, point, phone, more);
    const sent = { ...form(point, phone), ...more, token: body.token ?? '', code: await codeOf(phone) };
    return app.call('POST /api/v3/pickpoint/user/add', { body: sent }, { token });
  }

  const acts = async (userId: string) =>
    (
      await query(
        `select action from audit_log where owner_id = $1 and action like 'employee.%' order by id`,
        [userId],
      )
    ).map(({ action }) => action);

  return { app, newPhone, newPoint, owner, worker, list, form, verify, add, lastSms, codeOf, acts, query };
}
