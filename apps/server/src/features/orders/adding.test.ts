import { randomUUID } from 'node:crypto';
import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../../../test/people.ts';
import {
  add,
  addPoint,
  draft,
  fullBody,
  newOwner,
  newPlace,
  open,
  query,
  sharedApp,
  uploadFile,
} from './testing/stage.ts';

const shared = sharedApp();

describe('a new application', () => {
  it('is a draft with what was sent, and says what comes next', async () => {
    const app = await shared;
    const owner = await newOwner(app);
    const order = await draft(app, owner);
    expect(order).toMatchObject({
      status: 'ORDER_DRAFT',
      deleted: false,
      country: 'RU',
      typePoint: 'TYPE_POINT_8',
      fullAddress: 'Москва, Садовая улица, 1',
      phone: owner.phone,
      warehouseArea: 45,
      floorLevel: 'firstFloor',
      version: 1,
      remarks: [],
      warnings: [],
      abilities: ['edit', 'publish', 'delete'],
      outlook: { step: 'send', actor: 'owner', until: null, otherwise: null },
    });
    expect(order.outlook.fee).toMatchObject({ state: 'notYet', amount: 5_000_000, currency: 'RUB' });
    expect(order.photos).toHaveLength(4);
    expect(order.documents).toHaveLength(1);
    expect(order.videos).toMatchObject([
      { url: 'https://video.example/room', type: 'video', mediaType: '', isLink: true },
    ]);
    expect(order.photos.map(({ type, mediaType }) => [type, mediaType])).toEqual([
      ['generalPhoto', 'image/jpeg'],
      ['nightlyGeneralPhoto', 'image/jpeg'],
      ['clientAreaPhoto', 'image/jpeg'],
      ['fittingRoomsPhoto', 'image/jpeg'],
    ]);
    expect(order.tariffDescription[0]).toMatch(/%/);
    expect(order.tariffDescription.at(-1)).toMatch(/^Гарантийный взнос/);
    expect(order.history).toMatchObject([{ event: 'create', actor: 'owner', from: null, to: 'ORDER_DRAFT' }]);
    expect(await open(app, owner, order.id)).toEqual(order);
  });

  it('that an instance of the release before has written is opened like any other', async () => {
    const app = await shared;
    const owner = await newOwner(app);
    const order = await draft(app, owner);
    const later = [
      'signboard_size',
      'signboard_format',
      'owner_gln',
      'pickpoint_gln',
      'mol_name',
      'operator_message',
      'fine_acknowledged',
    ];
    await query(app, 'update orders set record = record - $2::text[] where id = $1', [order.id, later]);
    expect(await open(app, owner, order.id)).toEqual(order);
  });

  it('needs its location, and nothing else', async () => {
    const app = await shared;
    const owner = await newOwner(app);
    const { area: _area, timetable: _timetable, ...location } = await fullBody(app, owner);
    const { status, body } = await add(app, owner, { ...location, area: null, actual_urls: [] });
    expect([status, body.area, body.photos]).toEqual([200, null, []]);
    const bare = await add(app, owner, { country: 'RU' });
    expect([bare.status, bare.error.code]).toEqual([400, 'validation_failed']);
    expect(bare.error.errors?.map(({ path }) => path).toSorted()).toEqual([
      'city_name',
      'description',
      'house',
      'latitude',
      'locations',
      'street',
      'type_point',
    ]);
  });

  it('is made once, however often the same request comes', async () => {
    const app = await shared;
    const owner = await newOwner(app);
    const body = await fullBody(app, owner, { client_uuid: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(app, owner, body)));
    expect(new Set(answers.map(({ status, body: order }) => `${status} ${order.id}`)).size).toBe(1);
    const other = await add(app, await newOwner(app), body);
    expect(other.body.id).not.toBe(answers[0]?.body.id);
  });

  it('is an owner’s alone to make', async () => {
    const app = await shared;
    const owner = await newOwner(app);
    const body = await fullBody(app, owner);
    const applicant = await newPerson(app);
    const refused = await add(app, applicant, body);
    expect([refused.status, refused.error.code]).toEqual([403, 'forbidden']);
  });

  it('stands in the country of the company, where points are opened', async () => {
    const app = await shared;
    const russian = await newOwner(app, 'RU');
    const elsewhere = await add(app, russian, await fullBody(app, russian, { country: 'GE' }));
    expect(elsewhere.error.errors).toEqual([
      { path: 'country', message: 'Заявку можно подать только в стране вашей компании' },
    ]);
    const turkmen = await newOwner(app, 'TM');
    const closed = await add(app, turkmen, { ...(await fullBody(app, russian)), country: 'TM' });
    expect(closed.error.errors?.[0]?.message).toBe('В этой стране пункты пока не открываются');
  });

  it('is a standard point outside of Russia, whatever was sent', async () => {
    const app = await shared;
    const owner = await newOwner(app, 'GE');
    const order = await draft(app, owner, { country: 'GE', type_point: null, actual_urls: [] });
    expect([order.typePoint, order.outlook.fee.state]).toEqual(['TYPE_POINT_8', 'none']);
  });

  it('takes only own and finished files, each refused by its own path', async () => {
    const app = await shared;
    const [owner, stranger] = [await newOwner(app), await newOwner(app)];
    const body = await fullBody(app, owner);
    const foreign = await uploadFile(app, stranger);
    const secret = await uploadFile(app, owner, 12);
    const photo = (url: string) => ({ url, type: 'generalPhoto' as const });
    for (const url of [foreign, secret, '/api/v4/files/nonsense', 'https://elsewhere.example/a.png']) {
      const own = photo(await uploadFile(app, owner));
      const { status, error } = await add(app, owner, { ...body, actual_urls: [own, photo(url)] });
      expect([status, error.errors?.map(({ path }) => path)], url).toEqual([400, ['actual_urls.1']]);
    }
    const [row] = await query(app, 'select count(*)::int as n from orders where owner_id = $1', [owner.id]);
    expect(row?.n).toBe(0);
  });

  it.each([
    ['a latitude of another world', { latitude: 91 }],
    ['a type nobody knows', { type_point: 'TYPE_POINT_9' }],
    ['a stock room larger than the room', { area: 10, stock_area: 11 }],
    ['half a timetable', { timetable: { weekDays: {} } }],
    ['a number of no point', { ex_pickpoint_id: 'x' }],
    ['a description like a book', { description: 'а'.repeat(501) }],
    ['a country nobody knows', { country: 'XX' }],
  ])('refuses %s', async (_name, change) => {
    const app = await shared;
    const owner = await newOwner(app);
    const body = { ...(await fullBody(app, owner)), ...change } as Parameters<typeof add>[2];
    const { status, error } = await add(app, owner, body);
    expect([status, error.code]).toEqual([400, 'validation_failed']);
    expect(error.errors?.length).toBeGreaterThan(0);
  });

  it.each([0, 0.5, -1])('takes no area of %d, and blames the area alone', async (area) => {
    const app = await shared;
    const owner = await newOwner(app);
    const { status, error } = await add(app, owner, await fullBody(app, owner, { area }));
    expect([status, error.errors]).toEqual([
      400,
      [{ path: 'area', message: 'Значение не может быть меньше 1' }],
    ]);
    const order = await draft(app, owner, { actual_urls: [] });
    const update = { area, update_fields: ['area' as const] };
    const later = await app.call(
      'POST /api/v2/pickpoint/order/:id/update',
      { params: { id: order.id }, body: update },
      { token: owner.token },
    );
    expect([later.status, later.error.errors?.map(({ path }) => path)]).toEqual([400, ['area']]);
  });

  it('takes no half past midnight, and says that it is wrong, not missing', async () => {
    const app = await shared;
    const owner = await newOwner(app);
    const monday = { open: '10:00', close: '24:30', is_day_off: false };
    const timetable = { weekDays: { ...DEFAULT_TIMETABLE, monday } };
    const { status, error } = await add(app, owner, await fullBody(app, owner, { timetable }));
    expect([status, error.errors]).toEqual([
      400,
      [{ path: 'timetable.weekDays.monday.close', message: 'Проверьте значение' }],
    ]);
  });

  it('keeps strange letters without breaking', async () => {
    const app = await shared;
    const owner = await newOwner(app);
    const body = await fullBody(app, owner, { street: 'Улица \ud800 \u202e 🏬 თბილისი' });
    const { status, body: order } = await add(app, owner, body);
    expect([status, order.street]).toEqual([200, 'Улица � 🏬 თბილისი']);
  });
});

describe('a move', () => {
  const near = ({ latitude, longitude }: { latitude: number; longitude: number }, metres: number) => ({
    latitude: latitude + metres / 111_195,
    longitude,
  });

  it('goes from an own open point to a place within 500 m', async () => {
    const app = await shared;
    const [owner, stranger] = [await newOwner(app), await newOwner(app)];
    const place = await newPlace(app, owner);
    const point = await addPoint(app, owner.id, place);
    const body = await fullBody(app, owner, { ...near(place, 499), ex_pickpoint_id: String(point.id) });
    const moved = await add(app, owner, body);
    expect([moved.status, moved.body.exPickPointId]).toEqual([200, String(point.id)]);
    expect(moved.body.outlook.fee.state).toBe('none');
    expect(moved.body.tariffDescription[0]).toMatch(/%/);
    expect(moved.body.tariffDescription.join()).not.toContain('взнос');
    expect(moved.body.subsidyHexType).toBeNull();

    const far = await add(app, owner, { ...body, ...near(place, 502) });
    expect(far.error.errors).toEqual([
      { path: 'latitude', message: 'Новый адрес должен быть не дальше 500 м от действующего пункта' },
    ]);
    const closed = await addPoint(app, owner.id, place, false);
    for (const [who, id] of [
      [stranger, point.id],
      [owner, closed.id],
      [owner, 999_999],
    ] as const) {
      const { error } = await add(app, who, { ...body, ex_pickpoint_id: String(id) });
      expect(error.errors).toEqual([{ path: 'ex_pickpoint_id', message: 'Выберите свой действующий пункт' }]);
    }
  });
});
