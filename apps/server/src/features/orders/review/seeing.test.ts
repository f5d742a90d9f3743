import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/harness.ts';
import { operatorToken } from '../../../../test/people.ts';
import {
  addPoint,
  newOwner,
  newPlace,
  type Owner,
  open,
  publish,
  query,
  sent,
  sharedApp,
  uploadFile,
} from '../testing/stage.ts';

const shared = sharedApp();
let app: TestApp;
let owner: Owner;
let operator: string;

beforeAll(async () => {
  app = await shared;
  owner = await newOwner(app, 'GE');
  operator = await operatorToken(app);
});

const named = (id: string) => ({ params: { kind: 'application', id } });
const show = async (id: string) => {
  const { body } = await app.call('GET /api/v2/manage/reviews/:kind/:id', named(id), { token: operator });
  if (!body.content.application) throw new Error(`application ${id} was not shown`);
  return { ...body.content.application, flags: body.flags };
};
const claim = (id: string) =>
  app.call('POST /api/v2/manage/reviews/:kind/:id/claim', named(id), { token: operator });

describe('staff see', () => {
  it('the lease where it came early, and may say what is wrong with it', async () => {
    const { id } = await sent(app, owner, { country: 'GE' });
    expect((await show(id)).fileSlots).toContainEqual({
      type: 'leaseDocument',
      required: false,
      filled: false,
    });
    const lease = { url: await uploadFile(app, owner), type: 'leaseDocument' as const, isPublic: false };
    await claim(id);
    const params = { id };
    const remarks = [{ path: 'actual_urls.leaseDocument', message: 'Не все страницы' }];
    const body = { decision: 'remark' as const, remarks };
    const decided = await app.call(
      'POST /api/v2/manage/reviews/:kind/:id/decide',
      { ...named(id), body },
      { token: operator },
    );
    expect(decided.status).toBe(200);
    const seen = await open(app, owner, id);
    expect(seen.remarks).toEqual(remarks);

    const files = [...seen.photos, ...seen.videos, ...seen.documents].map(({ url, type, isPublic }) => ({
      url,
      type,
      isPublic,
    }));
    const change = { actual_urls: [...files, lease], update_fields: ['actual_urls' as const] };
    const path = 'POST /api/v2/pickpoint/order/:id/update';
    expect((await app.call(path, { params, body: change }, { token: owner.token })).status).toBe(200);
    await publish(app, owner, id);
    const shown = await show(id);
    expect(shown.documents.map(({ type, mediaType }) => [type, mediaType])).toEqual([
      ['btiDocument', 'image/jpeg'],
      ['leaseDocument', 'image/jpeg'],
    ]);
    expect(shown.fileSlots).toContainEqual({ type: 'leaseDocument', required: false, filled: true });
  });

  it('places that are still empty, among all of the form', async () => {
    const { id } = await sent(app, owner, { country: 'GE' });
    const { fileSlots } = await show(id);
    const empty = fileSlots.flatMap(({ type, filled }) => (filled ? [] : [type]));
    expect(empty).toEqual(['warehouseAreaPhoto', 'surveillancePhoto', 'bracketPhoto', 'leaseDocument']);
  });

  it('what kind of zone was applied for, after the application has taken it', async () => {
    const place = await newPlace(app, owner, 'GE', 'none');
    const { id } = await sent(app, owner, { country: 'GE', ...place });
    const { zone, flags } = await show(id);
    expect([zone?.kind, zone?.own]).toEqual(['none', true]);
    expect(flags).not.toContain('zoneClosed');

    await query(app, 'delete from geo_reservations where order_id = $1', [id]);
    const other = await sent(app, owner, { country: 'GE', ...place });
    const shown = await show(id);
    expect([shown.zone?.kind, shown.zone?.own]).toEqual(['grey', false]);
    expect(shown.flags).toContain('zoneClosed');
    expect((await show(other.id)).zone?.own).toBe(true);
  });

  it('where a point moves from, and how far', async () => {
    const russian = await newOwner(app);
    const place = await newPlace(app, russian);
    const point = await addPoint(app, russian.id, place);
    const near = { latitude: place.latitude + 300 / 111_195, longitude: place.longitude };
    const { id } = await sent(app, russian, { ...near, ex_pickpoint_id: String(point.id) });
    expect((await show(id)).movesFrom).toEqual({
      id: String(point.id),
      address: 'Москва, Садовая улица, 1',
      ...place,
      distanceMetres: 300,
    });
    const fresh = await sent(app, owner, { country: 'GE' });
    expect((await show(fresh.id)).movesFrom).toBeNull();
  });

  it('that a pin lies in another town than the address names, in the queue too', async () => {
    const flagsInQueue = async (id: string) => {
      const asked = { query: { kind: 'application', query: id, stage: 'payment' } };
      const { body } = await app.call('GET /api/v2/manage/reviews', asked, { token: operator });
      return body.data.find((row) => row.id === id)?.flags;
    };
    const russian = await newOwner(app);
    const strange = await sent(app, russian, { city_name: 'Владивосток' });
    expect((await show(strange.id)).flags).toContain('elsewhere');
    expect(await flagsInQueue(strange.id)).toContain('elsewhere');
    // The terms are those of the place, whatever is written.
    expect((await show(strange.id)).tariffDescription.join()).toContain('Москва');
    const plain = await sent(app, russian);
    expect((await show(plain.id)).flags).not.toContain('elsewhere');
    expect(await flagsInQueue(plain.id)).not.toContain('elsewhere');
  });
});

it('a suburb beyond every guess is sent with the tariff of its town', async () => {
  const russian = await newOwner(app);
  const place = { latitude: 54.8436, longitude: 83.0932 };
  const { id } = await sent(app, russian, { ...place, city_name: 'Новосибирск', city_id: '1496747' });
  const { tariffDescription } = await open(app, russian, id);
  expect(tariffDescription.join()).toContain('Новосибирск');
});
