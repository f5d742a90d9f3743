import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, logIn, type TestApp, testApp } from '../../../test/harness.ts';
import { leadToken } from '../../../test/people.ts';

let app: TestApp;
let token: string;

const cleanUp = afterFile();
beforeAll(async () => {
  app = await testApp({ cleanUp });
  token = await leadToken(app);
});

const role = (body: { phone?: string; id?: string; role: 'operator' | 'lead'; granted: boolean }) =>
  app.call('POST /api/v2/manage/staff/role', { body }, { token });

describe('colleagues', () => {
  it('are listed with their roles, phones masked', async () => {
    const { body } = await app.call('GET /api/v2/manage/staff', {}, { token });
    expect(body.data.map(({ name, roles }) => [name, roles])).toEqual(
      expect.arrayContaining([
        ['Мария Орлова', ['operator']],
        ['Павел Зимин', ['lead']],
        ['Ольга Белова', ['contentAdmin']],
      ]),
    );
    expect(JSON.stringify(body)).not.toContain('79000000004');
  });

  it('get a role by phone, and it works on their next call', async () => {
    const phone = '79165551101';
    const { access } = await logIn(app, phone);
    expect((await app.call('GET /api/v2/manage/reviews', { query: {} }, { token: access })).status).toBe(403);
    const granted = await role({ phone: '8 916 555-11-01', role: 'operator', granted: true });
    expect(granted.status).toBe(200);
    expect((await app.call('GET /api/v2/manage/reviews', { query: {} }, { token: access })).status).toBe(200);

    const { body: user } = await app.call('GET /api/v2/user', {}, { token: access });
    const revoked = await role({ id: user.user_id, role: 'operator', granted: false });
    expect(revoked.body.data.map(({ id }) => id)).not.toContain(user.user_id);
    expect((await app.call('GET /api/v2/manage/reviews', { query: {} }, { token: access })).status).toBe(403);
  });

  it('are told when a phone is none, or there was nothing to take away', async () => {
    const odd = await role({ phone: '12', role: 'operator', granted: true });
    expect([odd.status, odd.error.errors?.[0]?.path]).toEqual([400, 'phone']);
    expect((await role({ phone: '79165551199', role: 'operator', granted: false })).status).toBe(404);
  });

  it('can not take a role from themselves', async () => {
    const { body } = await app.call('GET /api/v2/user', {}, { token });
    const refused = await role({ id: body.user_id, role: 'lead', granted: false });
    expect([refused.status, refused.error.errors?.[0]?.path]).toEqual([400, 'role']);
    expect((await app.call('GET /api/v2/manage/staff', {}, { token })).status).toBe(200);
  });
});
