import { describe, expect, it } from 'vitest';
import { logIn } from '../../../test/harness.ts';
import { newPerson } from '../../../test/people.ts';
import { sharedApp } from '../orders/testing/stage.ts';
import { createCrew } from './testing/crew.ts';

const app = await sharedApp();
const crew = createCrew(app);
const SNILS = '11223344595';

const userOf = async (token: string) => (await app.call('GET /api/v2/user', {}, { token })).body;

describe('adding an employee', () => {
  it('asks the person by SMS, in words that say who wants what of them', async () => {
    const { id, token, points } = await crew.owner();
    await crew.query(`update companies set org_name = 'ООО «Доставим»' where owner_id = $1`, [id]);
    const phone = crew.newPhone();
    const { status, body } = await crew.verify(token, points[0], phone);
    expect([status, body.code_length, body.resend_after]).toEqual([200, 4, 59]);
    expect(await crew.lastSms(phone)).toBe(
      `ООО «Доставим» добавляет вас сотрудником пункта выдачи: Москва, Садовая улица, 1. Код ${await crew.codeOf(phone)}. Назовите его, только если согласны там работать.`,
    );
    expect(await crew.codeOf(phone)).toMatch(/^\d{4}$/);
  });

  it('keeps links out of the message, whatever the company is called', async () => {
    const { id, token, points } = await crew.owner();
    await crew.query(`update companies set org_name = 'Приз! http://evil.example/x' where owner_id = $1`, [
      id,
    ]);
    const phone = crew.newPhone();
    await crew.verify(token, points[0], phone);
    expect(await crew.lastSms(phone)).not.toMatch(/https?:|evil\.example|\//);
  });

  it('makes an account that finds its place at log-in', async () => {
    const { token, points } = await crew.owner();
    const phone = crew.newPhone();
    const { status, body } = await crew.add(token, points[0], phone, { snils: SNILS });
    expect(status).toBe(200);
    const { access } = await logIn(app, phone);
    expect(await userOf(access)).toMatchObject({
      user_id: body.user_id,
      first_name: 'Мария',
      last_name: 'Иванова',
      snils: SNILS,
      owner_status: 'none',
      roles: [{ pickpoint_id: points[0], is_owner: false, permission: 'PERM_EMPLOYEE' }],
    });
    const listed = await app.call('GET /api/v2/pickpoint/list', { query: {} }, { token: access });
    expect(listed.body.data).toMatchObject([{ id: points[0], role: 'employee' }]);
    expect(await crew.acts(body.user_id)).toEqual(['employee.added']);
  });

  it('joins the account a phone already has, and leaves what its person said of themselves', async () => {
    const { token, points } = await crew.owner();
    const somebody = await crew.owner();
    const { body } = await crew.add(token, points[0], somebody.phone);
    expect(body.user_id).toBe(somebody.id);
    expect(await userOf(somebody.token)).toMatchObject({ first_name: 'Вера', owner_status: 'accepted' });
  });

  it('gives three attempts, and no more', async () => {
    const { token, points } = await crew.owner();
    const phone = crew.newPhone();
    const { body } = await crew.verify(token, points[0], phone);
    const right = await crew.codeOf(phone);
    const wrong = right === '0000' ? '0001' : '0000';
    const attempt = (code: string) =>
      app.call(
        'POST /api/v3/pickpoint/user/add',
        { body: { ...crew.form(points[0], phone), token: body.token, code } },
        { token },
      );
    const codes = [await attempt(wrong), await attempt(wrong), await attempt(wrong)].map(
      ({ error }) => error.code,
    );
    expect(codes).toEqual(['code_wrong', 'code_wrong', 'code_exhausted']);
    expect((await attempt(right)).error.code).toBe('code_exhausted');
    expect(await crew.query('select 1 from users where phone = $1', [phone])).toEqual([]);
  });

  it.each([
    ['', 'Поле "Телефон" обязательно'],
    ['12', 'Некорректный номер телефона'],
  ])('names the phone «%s» as the form does', async (phone, message) => {
    const { token, points } = await crew.owner();
    const { status, error } = await crew.verify(token, points[0], phone);
    expect([status, error.errors]).toEqual([400, [{ path: 'phone', message }]]);
  });

  it('takes the code for this owner, this point and this phone alone', async () => {
    const { token, points } = await crew.owner(2);
    const other = await crew.owner();
    const [phone, elsewhere] = [crew.newPhone(), crew.newPhone()];
    const { body } = await crew.verify(token, points[0], phone);
    const given = { token: body.token, code: await crew.codeOf(phone) };
    const add = async (by: string, point: string, to: string) => {
      const sent = { ...crew.form(point, to), ...given };
      return (await app.call('POST /api/v3/pickpoint/user/add', { body: sent }, { token: by })).error?.code;
    };
    expect(await add(token, points[1] ?? '', phone)).toBe('code_expired');
    expect(await add(token, points[0], elsewhere)).toBe('code_expired');
    expect(await add(other.token, other.points[0], phone)).toBe('code_expired');
    // A code of an employee is no way into their account.
    const device = '6e0c5c38-9d2e-4f0e-8c7a-1d2f3a4b5c6d';
    const login = { ...given, device_uuid: device, device_token: '', device_type: 'web', alian_device: '' };
    const validated = await app.call('POST /api/v1/validate', {
      body: { ...login, device_name: 'x', app_version: 'v1' } as never,
    });
    expect(validated.status).toBe(400);
    expect(await add(token, points[0], phone)).toBeUndefined();
  });

  it('waits 59 seconds between two codes, and never keeps the person out of their own account', async () => {
    const { token, points } = await crew.owner();
    const phone = crew.newPhone();
    await crew.verify(token, points[0], phone);
    const again = await crew.verify(token, points[0], phone);
    expect([again.status, again.error.code]).toEqual([429, 'resend_too_early']);
    // Neither their own code nor the pause before it is touched by what an owner asks for.
    const { access } = await logIn(app, phone);
    expect(access).toBeTruthy();
  });

  it('asks nobody more than ten times a day', async () => {
    const { token, points } = await crew.owner();
    const phone = crew.newPhone();
    await crew.verify(token, points[0], phone);
    await crew.query(
      `insert into login_codes (id, phone, country, token_hash, code_hash, device_uuid, address, attempts_left, created, expires, purpose)
       select gen_random_uuid(), phone, country, convert_to(n::text, 'UTF8'), code_hash, device_uuid, address, 0,
         created - n * interval '2 hours', expires, purpose
       from login_codes, generate_series(1, 9) n where phone = $1`,
      [phone],
    );
    await crew.query(`update login_codes set created = created - interval '2 hours' where phone = $1`, [
      phone,
    ]);
    const again = await crew.verify(token, points[0], phone);
    expect([again.status, again.error.code]).toEqual([429, 'too_many_codes']);
    expect((await logIn(app, phone)).access).toBeTruthy();
  });

  it('sent again because its answer was lost, it names who was added, once', async () => {
    const { token, points } = await crew.owner();
    const phone = crew.newPhone();
    const { body } = await crew.verify(token, points[0], phone);
    const sent = { ...crew.form(points[0], phone), token: body.token ?? '', code: await crew.codeOf(phone) };
    const send = () => app.call('POST /api/v3/pickpoint/user/add', { body: sent }, { token });
    const { user_id } = (await send()).body;
    const again = await send();
    expect([again.status, again.error.code, again.error.data]).toEqual([409, 'employee_exists', { user_id }]);
    expect(await crew.acts(user_id)).toEqual(['employee.added']);
  });

  it('says who works here already, and who can be recovered; of anybody else it says nothing', async () => {
    const { token, points } = await crew.owner();
    const worker = await crew.worker(points[0]);
    const exists = await crew.verify(token, points[0], worker.phone);
    expect([exists.status, exists.error.code]).toEqual([409, 'employee_exists']);
    await app.call('POST /api/v2/pickpoint/user/:id/delete', { params: { id: worker.id } }, { token });
    const deleted = await crew.verify(token, points[0], worker.phone);
    expect([deleted.error.code, deleted.error.data]).toEqual(['employee_deleted', { user_id: worker.id }]);
    const other = await crew.owner();
    expect((await crew.verify(other.token, other.points[0], worker.phone)).status).toBe(200);
  });

  it('is refused for the owner, for others’ points and for closed ones', async () => {
    const owner = await crew.owner();
    // What is wrong is the number: the form says so at its field, and nobody is sent to load the page anew.
    const self = await crew.verify(owner.token, owner.points[0], owner.phone);
    expect(self.error.errors).toMatchObject([
      { path: 'phone', message: expect.stringContaining('ваш номер') },
    ]);
    const manager = await crew.worker(owner.points[0], 'PERM_FIRM_OWNER');
    const firm = await crew.verify(owner.token, owner.points[0], manager.phone);
    expect(firm.error.errors).toMatchObject([
      { path: 'phone', message: expect.stringContaining('владельца') },
    ]);
    const closed = await crew.newPoint(owner, false);
    expect((await crew.verify(owner.token, closed, crew.newPhone())).error.data).toEqual({
      reason: 'closed',
    });
    const stranger = await newPerson(app);
    expect((await crew.verify(stranger.token, owner.points[0], crew.newPhone())).status).toBe(404);
    for (const permission of ['PERM_EMPLOYEE', 'PERM_FIRM_EMPLOYEE', 'PERM_AUDITOR'] as const) {
      const { token } = await crew.worker(owner.points[0], permission);
      expect((await crew.verify(token, owner.points[0], crew.newPhone())).status, permission).toBe(403);
    }
  });

  it('checks names, phone and the digits of SNILS', async () => {
    const { token, points } = await crew.owner();
    const body = {
      ...crew.form(points[0], '123'),
      first_name: 'Я',
      snils: '11223344596',
    };
    const { error } = await app.call('POST /api/v3/pickpoint/user/add/verify', { body }, { token });
    expect(error.errors?.map(({ path }) => path).sort()).toEqual(['first_name', 'snils']);
    const phone = await crew.verify(token, points[0], '123');
    expect(phone.error.errors).toMatchObject([{ path: 'phone', message: 'Некорректный номер телефона' }]);
  });
});
