import type { CallInput } from '@punkt/contract/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { leadToken } from '../../../test/people.ts';
import { waitFor } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { cellOf } from './cells.ts';
import { getTile, placesOf, reservationsOf, tileAt } from './testing/stage.ts';

const cleanUp = afterFile();
let app: TestApp;
let other: TestApp;
let lead: string;
beforeAll(async () => {
  app = await testApp({ cleanUp });
  other = await testApp({ cleanUp, databaseUrl: app.databaseUrl });
  lead = await leadToken(app);
});

const places = placesOf('single', 40);
/** A place that no other test sets. */
function newPlace() {
  const place = places.pop();
  if (!place) throw new Error('more tests than places');
  return { place, cell: cellOf(place) };
}
type Wanted = CallInput<'POST /api/v2/manage/zones/:cell'>['body'];
const set = (cell: string, body: Wanted, on = app) =>
  on.call('POST /api/v2/manage/zones/:cell', { params: { cell }, body }, { token: lead });
const reset = (cell: string) =>
  app.call('POST /api/v2/manage/zones/:cell/reset', { params: { cell } }, { token: lead });
const list = async (query: CallInput<'GET /api/v2/manage/zones'>['query'] = {}) =>
  (await app.call('GET /api/v2/manage/zones', { query }, { token: lead })).body;
const reserve = (orderId: number, place: (typeof places)[number], on = app) =>
  transaction(on.db, (tx) => reservationsOf(on).reserve(tx, { orderId, ...place }));
const kindOnMap = async (on: TestApp, { place, cell }: ReturnType<typeof newPlace>) =>
  (await getTile(on, 'zones', tileAt(place, 14))).tile.zones?.find(
    ({ properties }) => properties.cell === cell,
  )?.properties.kind;

const at = async (place: (typeof places)[number]) =>
  (await app.call('GET /api/v2/manage/zones/at', { query: place }, { token: lead })).body;

it('the zone at a place is shown with its rule, who set it and who holds it', async () => {
  const { place, cell } = newPlace();
  const before = await at(place);
  expect(before).toMatchObject({
    cell,
    kind: 'single',
    ground: 'single',
    rule: 'single',
    set: null,
    order: null,
  });
  expect(before.boundary.length).toBeGreaterThanOrEqual(7);
  expect(before.town).not.toBe('');
  await set(cell, { kind: 'none', note: 'Проверка спроса' });
  expect(await at(place)).toMatchObject({ kind: 'none', rule: 'single', set: { note: 'Проверка спроса' } });
  await reserve(77, place);
  expect(await at(place)).toMatchObject({ order: '77', set: { reserved: true } });
});

describe('a zone set by a lead', () => {
  it('is closed for applicants, grey on the maps of every instance, and open again after a reset', async () => {
    const zone = newPlace();
    expect(await kindOnMap(other, zone)).toBe('single');
    const { status, body } = await set(zone.cell, { kind: 'grey', note: '  Стройка до весны ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cell: zone.cell,
      kind: 'grey',
      rule: 'single',
      note: 'Стройка до весны',
      by: { name: 'Павел Зимин' },
      reserved: false,
    });
    await waitFor(async () => expect(await kindOnMap(other, zone)).toBe('grey'));
    expect(await reserve(1, zone.place)).toBe('closed');
    expect((await reset(zone.cell)).body).toEqual({ cell: zone.cell, kind: 'single' });
    await waitFor(async () => expect(await kindOnMap(other, zone)).toBe('single'));
    expect(await reserve(1, zone.place)).toBe('reserved');
    expect((await reset(zone.cell)).status).toBe(404);
  });

  it('stands in the list, the latest first; imported ones do not', async () => {
    const [first, second, imported] = [newPlace(), newPlace(), newPlace()];
    await set(first.cell, { kind: 'none' });
    await set(second.cell, { kind: 'guaranteedIncome' });
    await set(first.cell, { kind: 'grey' });
    await pgQuery(
      app.databaseUrl,
      `insert into geo_zones (cell, kind, updated) values ($1, 'grey', now() + interval '1 day')`,
      [imported.cell],
    );
    expect((await list({ page_size: 2 })).data.map(({ cell }) => cell)).toEqual([first.cell, second.cell]);
    const grey = await list({ kind: 'grey' });
    expect(grey.data.map(({ cell }) => cell)).toEqual([first.cell]);
    expect(grey.total).toBe(1);
  });

  it('leaves a trace: who, from what, to what', async () => {
    const { cell } = newPlace();
    await set(cell, { kind: 'guaranteedIncome' });
    await reset(cell);
    const { rows } = await pgQuery(
      app.databaseUrl,
      `select action, data from audit_log where subject_kind = 'zone' and subject_id = $1 order by id`,
      [cell],
    );
    expect(rows).toEqual([
      { action: 'zone.set', data: { from: 'single', to: 'guaranteedIncome' } },
      { action: 'zone.reset', data: { from: 'guaranteedIncome', to: 'single' } },
    ]);
  });

  it('keeps its kind while an application holds it; a note may be written', async () => {
    const { place, cell } = newPlace();
    await reserve(77, place);
    for (const kind of ['grey', 'none', 'guaranteedIncome'] as const) {
      const refused = await set(cell, { kind });
      expect([refused.status, refused.error.code]).toEqual([409, 'zone_reserved']);
      expect(refused.error.message).toContain('77');
    }
    expect((await set(cell, { kind: 'single', note: 'Ждём решения' })).body).toMatchObject({
      kind: 'single',
      reserved: true,
    });
  });

  it('is either taken or closed, when both are wanted at once', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { place, cell } = newPlace();
      const [outcome, closing] = await Promise.all([
        reserve(1_000 + round, place, round % 2 ? app : other),
        set(cell, { kind: 'grey' }, round % 2 ? other : app),
      ]);
      expect([outcome, closing.status]).toEqual(outcome === 'reserved' ? ['reserved', 409] : ['closed', 200]);
    }
  });

  it.each(['89118393113fff', '8a1183931107fff', 'nothing', '89ffffffffffff0'])(
    'is a zone of the map: %s is none',
    async (cell) => {
      expect([400, 404]).toContain((await set(cell, { kind: 'grey' })).status);
    },
  );
});
