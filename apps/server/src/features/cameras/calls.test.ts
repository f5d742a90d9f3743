import { beforeAll, describe, expect, it } from 'vitest';
import { orderOf } from '../../../test/access/orders.ts';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { leadToken, newPerson, operatorToken, type TestPerson } from '../../../test/people.ts';
import { createCamerasPersonalData } from './personal-data-service.ts';
import { entered, TOKEN_VENDOR } from './testing/stage.ts';

const cleanUp = afterFile();
let app: TestApp;
let lead: string;
beforeAll(async () => {
  app = await testApp({ cleanUp });
  lead = await leadToken(app);
});

async function activating(): Promise<TestPerson & { orderId: string }> {
  const person = await newPerson(app);
  const orderId = await orderOf(app, { userId: person.id, token: person.token }, 'ORDER_REMARK');
  return { ...person, orderId };
}
const check = ({ orderId, token }: { orderId: string; token: string }, sent: ReturnType<typeof entered>) =>
  app.call(
    'POST /api/promo/cameras/validate/check',
    { body: { ...sent, external_pickpoint_id: orderId } },
    { token },
  );
const read = ({ orderId, token }: { orderId: string; token: string }) =>
  app.call('GET /api/v2/order/cameras/:orderId', { params: { orderId } }, { token });

describe('the calls', () => {
  it('check, save and read; no credential ever comes back', async () => {
    const person = await activating();
    const { token, orderId } = person;
    expect((await read(person)).body).toEqual({ data: null, saved: null });
    const failed = await check(person, entered('short'));
    expect(failed.body).toMatchObject({
      isValidated: false,
      cameraCheck: true,
      statusCheck: true,
      archiveCheck: false,
      trouble: null,
      previous: null,
    });
    expect(failed.body.cameras[0]).toEqual({
      idCamera: 'Вход',
      name: 'Вход',
      limitDays: 30,
      status: 'online',
      archAvailability: true,
    });
    const sent = entered('good', { vendor: TOKEN_VENDOR, token: 'token-c4e', description: 'Под прилавком' });
    expect((await check(person, sent)).body).toMatchObject({ isValidated: true, previous: null });
    const saved = await app.call(
      'POST /api/v2/order/cameras/:orderId',
      { params: { orderId }, body: { ...sent, login: '', password: '', token: '' } },
      { token },
    );
    const { body } = await read(person);
    expect(saved.body).toEqual(body);
    expect(body).toMatchObject({
      data: {
        vendor: TOKEN_VENDOR,
        url: sent.url,
        description: 'Под прилавком',
        hasLogin: true,
        hasPassword: true,
        hasToken: true,
        report: { isValidated: true },
      },
      saved: { isValidated: true, vendorName: 'Песочница с токеном' },
    });
    for (const secret of ['secret-9f2', 'admin', 'token-c4e'])
      expect(JSON.stringify([failed.body, saved.body, body])).not.toContain(secret);
  });

  it('know the application: approved and confirmed, or returned from activation', async () => {
    const person = await newPerson(app);
    const orderId = await orderOf(app, { userId: person.id, token: person.token }, 'ORDER_ACCEPTED');
    const of = { ...person, orderId };
    expect((await check(of, entered('good'))).error).toMatchObject({ code: 'order_state' });
    await pgQuery(app.databaseUrl, 'update orders set confirmed_to_open = true where id = $1', [orderId]);
    expect((await check(of, entered('good'))).status).toBe(200);
    const status = 'ORDER_PICKPOINT_READY_ACTIVATE';
    await pgQuery(app.databaseUrl, 'update orders set status = $2 where id = $1', [orderId, status]);
    expect((await check(of, entered('good'))).status).toBe(409);
    expect((await read(of)).body.data?.report?.isValidated).toBe(true);
  });

  it('say at its field what is wrong, in the caller’s language', async () => {
    const person = await activating();
    const { status, error } = await check(
      person,
      entered('', { url: 'http://192.168.1.64', password: '', vendor: '999' }),
    );
    expect([status, error.errors]).toEqual([
      400,
      [{ path: 'vendor', message: 'Этот поставщик больше не подключается. Выберите другого' }],
    ]);
    const fields = await check(person, entered('', { url: 'http://192.168.1.64', password: '' }));
    expect(fields.error.errors?.map(({ path }) => path)).toEqual(['url', 'password']);
  });
});

describe('vendors', () => {
  const NEW = {
    name: 'Новые камеры',
    protocol: 'punkt' as const,
    hasToken: true,
    allowsSelfSigned: false,
    active: true,
  };
  const offered = async (token: string, country: 'RU' | 'GE' = 'RU') =>
    (await app.call('GET /api/v2/manage/camera/token/vendor/list', { query: { country } }, { token })).body
      .data;

  it('are kept by leads, with instructions per country, and offered while they are active', async () => {
    const { token } = await newPerson(app);
    expect((await offered(token)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['TRASSIR', 'ONVIF', 'Песочница']),
    );
    const body = { ...NEW, instructions: { GE: 'https://vendor.example/ge', RU: '' } };
    const added = (await app.call('POST /api/v2/manage/cameras/vendors', { body }, { token: lead })).body;
    expect(added).toMatchObject({ ...NEW, version: 1, applications: 0 });
    expect(added.instructions).toEqual({ GE: 'https://vendor.example/ge' });
    const again = await app.call('POST /api/v2/manage/cameras/vendors', { body }, { token: lead });
    expect([again.status, again.body.id]).toEqual([200, added.id]);
    const find = async (country: 'RU' | 'GE') =>
      (await offered(token, country)).find(({ id }) => id === added.id);
    expect(await find('GE')).toEqual({
      id: added.id,
      name: 'Новые камеры',
      protocol: 'punkt',
      hasToken: true,
      instructions: 'https://vendor.example/ge',
    });
    expect((await find('RU'))?.instructions).toBeNull();
    const change = (version: number) =>
      app.call(
        'POST /api/v2/manage/cameras/vendors/:id',
        { params: { id: added.id }, body: { ...NEW, active: false, version } },
        { token: lead },
      );
    expect((await change(1)).body).toMatchObject({ active: false, version: 2 });
    expect((await change(1)).error.code).toBe('conflict');
    expect(await find('GE')).toBeUndefined();
    const person = await activating();
    const refused = await check(person, entered('good', { vendor: added.id, token: 't' }));
    expect(refused.error.errors?.[0]?.path).toBe('vendor');
  });

  it('have links of the web alone, and operators do not touch them', async () => {
    const send = (link: string, token: string) =>
      app.call(
        'POST /api/v2/manage/cameras/vendors',
        { body: { ...NEW, instructions: { RU: link } } },
        { token },
      );
    const refused = await send('javascript:alert(1)', lead);
    expect(refused.error.errors).toEqual([{ path: 'instructions.RU', message: expect.any(String) }]);
    expect((await send('https://vendor.example', await operatorToken(app))).status).toBe(403);
  });
});

it('export knows the recorder but not its credentials, and erasure leaves nothing', async () => {
  const person = await activating();
  await check(person, entered('good', { description: 'Незабываемый регистратор' }));
  const contributor = createCamerasPersonalData(app.db);
  const exported = JSON.stringify(await contributor.exportOf(person.id));
  expect(exported).toContain('Незабываемый регистратор');
  expect(exported).toContain('cameras.sandbox.example/good');
  expect(exported).not.toMatch(/secret-9f2|"box"|key_id/);
  await app.db.transaction().execute((tx) => contributor.erase(tx, person.id));
  for (const table of ['camera_settings', 'camera_checks']) {
    const { rows } = await pgQuery(app.databaseUrl, `select from ${table} where owner_id = $1`, [person.id]);
    expect(rows).toEqual([]);
  }
});
