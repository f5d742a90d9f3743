import { randomUUID } from 'node:crypto';
import type { CallInput } from '@punkt/contract/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/harness.ts';
import { phonePhoto } from '../../platform/files/testing/pictures.ts';
import { draft, newOwner, type Owner, open, query, sent, sharedApp, uploadFile } from './testing/stage.ts';

type Body = CallInput<'POST /api/v2/pickpoint/order/:id/update'>['body'];

const shared = sharedApp();
let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await shared;
  owner = await newOwner(app);
});

const update = (id: string, body: Body, by: Owner = owner) =>
  app.call('POST /api/v2/pickpoint/order/:id/update', { params: { id }, body }, { token: by.token });
const small = () => draft(app, owner, { actual_urls: [] });
const claims = async (id: string) =>
  (await query(app, 'select file_id from file_claims where entity_type = 1 and entity_id = $1', [id])).map(
    ({ file_id }) => String(file_id),
  );

describe('saving', () => {
  it('changes the named fields and no other, and makes a new version', async () => {
    const { id, version } = await small();
    const body = { house: '7', street: 'Другая улица', area: 90, update_fields: ['house', 'area'] } as const;
    const { status, body: order } = await update(id, { ...body, update_fields: [...body.update_fields] });
    expect([status, order.house, order.area, order.street]).toEqual([200, '7', 90, 'Садовая улица']);
    expect(order.fullAddress).toBe('Москва, Садовая улица, 7');
    expect(order.version).toBe(version + 1);
    expect(order.history).toHaveLength(1);
  });

  it('asks a draft for nothing', async () => {
    const { id } = await small();
    const blank = { area: null, description: '', timetable: null, actual_urls: [], locations: null };
    const names = ['area', 'description', 'timetable', 'actual_urls', 'locations'] as const;
    const { status, body } = await update(id, { ...blank, update_fields: [...names] });
    expect([status, body.area, body.timetable, body.floorLevel]).toEqual([200, null, null, null]);
  });

  it('is refused as a conflict where the order has changed since', async () => {
    const { id, version } = await small();
    expect((await update(id, { house: '2', update_fields: ['house'], version })).status).toBe(200);
    const late = await update(id, { house: '3', update_fields: ['house'], version });
    expect([late.status, late.error.code, late.error.data]).toEqual([
      409,
      'conflict',
      { version: version + 1 },
    ]);
    expect((await open(app, owner, id)).house).toBe('2');
  });

  it('lets one of two who save at once through', async () => {
    const { id, version } = await small();
    const answers = await Promise.all(
      ['2', '3', '4', '5'].map((house) => update(id, { house, update_fields: ['house'], version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('keeps what several save at once, each its own field, and tells of each', async () => {
    const { id, version } = await small();
    const saved = await Promise.all([
      update(id, { house: '8', update_fields: ['house'] }),
      update(id, { description: 'Вход со двора', update_fields: ['description'] }),
      update(id, { area: 77, update_fields: ['area'] }),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await open(app, owner, id)).toMatchObject({
      house: '8',
      description: 'Вход со двора',
      area: 77,
      version: version + 3,
    });
    const told = await query(
      app,
      `select (data->>'version')::int as version from events where topic = 'order' and data->>'id' = $1 order by id`,
      [id],
    );
    expect(told.map((event) => event.version).slice(-3)).toEqual([version + 1, version + 2, version + 3]);
  });

  it('names what was promised and not sent', async () => {
    const { id } = await small();
    const { status, error } = await update(id, { update_fields: ['house', 'area'] });
    expect([status, error.errors?.map(({ path }) => path)]).toEqual([400, ['house', 'area']]);
  });

  it('is not for others, nor for what is sent', async () => {
    const { id } = await small();
    const stranger = await newOwner(app);
    expect((await update(id, { house: '9', update_fields: ['house'] }, stranger)).status).toBe(404);
    const waiting = await sent(app, owner);
    const refused = await update(waiting.id, { house: '9', update_fields: ['house'] });
    expect([refused.status, refused.error.code]).toEqual([409, 'order_state']);
  });

  it('refuses what can never be right', async () => {
    const { id } = await small();
    const { error } = await update(id, { stock_area: 61, update_fields: ['stock_area'] });
    expect(error.errors).toEqual([
      { path: 'stock_area', message: 'Площадь склада не может быть больше общей площади' },
    ]);
  });

  it('forgets an answer that the new type does not ask for', async () => {
    const { id } = await small();
    const { body } = await update(id, { type_point: 'TYPE_POINT_28', update_fields: ['type_point'] });
    expect(body.outlook.fee.amount).toBe(1_000_000);
    expect(body.subsidyHexType).toBeNull();
  });

  it('says warnings in the language of the caller', async () => {
    const { id } = await small();
    await update(id, { area: 20, stock_area: 10, update_fields: ['area', 'stock_area'] });
    const { body } = await app.call(
      'GET /api/v4/order/:id',
      { params: { id } },
      { token: owner.token, headers: { 'accept-language': 'en' } },
    );
    expect(body.warnings).toEqual([
      { path: 'area', message: 'The area is below the recommended 30 m². Please confirm this is correct' },
      {
        path: 'stock_area',
        message: 'Storage takes up less than 70% of the area. Please confirm this is correct',
      },
    ]);
  });
});

describe('files', () => {
  const files = (...urls: string[]) => urls.map((url) => ({ url, type: 'clientAreaPhoto' as const }));
  const put = (id: string, ...urls: string[]) =>
    update(id, { actual_urls: files(...urls), update_fields: ['actual_urls'] });

  it('are held by the application, and let go when it drops them', async () => {
    const { id } = await small();
    const [first, second] = [await uploadFile(app, owner), await uploadFile(app, owner)];
    const idOf = (url: string) => url.split('/').at(-1) ?? '';
    await put(id, first, second);
    expect((await claims(id)).toSorted()).toEqual([idOf(first), idOf(second)].toSorted());
    const { body } = await put(id, second);
    expect(body.photos.map(({ url }) => url)).toEqual([second]);
    expect(await claims(id)).toEqual([idOf(second)]);
    const [freed] = await query(app, 'select unclaimed_since from files where id = $1', [idOf(first)]);
    expect(freed?.unclaimed_since).not.toBeNull();
  });

  it('are their owner’s to read, and nobody else’s among partners', async () => {
    const { id } = await small();
    const url = await uploadFile(app, owner);
    await put(id, url);
    const read = (token: string) => app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect((await read(owner.token)).statusCode).toBe(200);
    expect((await read((await newOwner(app)).token)).statusCode).toBe(404);
  });

  it('can be sent for the application itself, by its owner, while it lives', async () => {
    const { id } = await small();
    const chunk = (await phonePhoto()).toString('base64');
    const send = (by: Owner) =>
      app.call(
        'POST /api/v2/file/upload',
        {
          body: {
            uuid: randomUUID(),
            chunk_num: 0,
            total_size: chunk.length,
            chunk,
            entity_type: 1,
            entity_id: id,
          },
        },
        { token: by.token },
      );
    expect((await send(owner)).body.done).toBe(true);
    expect((await send(await newOwner(app))).status).toBe(404);
    await app.call('POST /api/v2/pickpoint/order/:id/delete', { params: { id } }, { token: owner.token });
    expect((await send(owner)).status).toBe(404);
  });
});
