import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { newPerson } from '../../../test/people.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { cellOf } from './cells.ts';
import type { ReservationRequest } from './reservations.ts';
import { placesOf, reservationsOf, ZONES } from './testing/stage.ts';
import { writeZone } from './zone-store.ts';
import { subsidiesAt, zoneAt } from './zones.ts';

const cleanUp = afterFile();
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await testApp({ cleanUp });
  other = await testApp({ cleanUp, databaseUrl: app.databaseUrl });
});

const open = placesOf('single', 60);
const [closed] = placesOf('grey', 1, { latitude: 55.7522, longitude: 37.6156 });
let orders = 1_000;
const newOrder = () => {
  orders += 1;
  return orders;
};
let places = 0;
/** A place that no other test takes. */
function newPlace() {
  const place = open[places];
  places += 1;
  if (!place) throw new Error('more tests than places');
  return place;
}

const reserve = (request: ReservationRequest, on = app) =>
  transaction(on.db, (tx) => reservationsOf(on).reserve(tx, request));
const occupy = (orderId: number) => transaction(app.db, (tx) => reservationsOf(app).occupy(tx, orderId));
const release = (orderId: number) => transaction(app.db, (tx) => reservationsOf(app).release(tx, orderId));
const rowsOf = async (orderId: number) =>
  (await pgQuery(app.databaseUrl, 'select cell, state from geo_reservations where order_id = $1', [orderId]))
    .rows;

describe('a cell', () => {
  it('is held for one application, as often as it asks', async () => {
    const [place, orderId] = [newPlace(), newOrder()];
    expect(await reserve({ orderId, ...place })).toBe('reserved');
    expect(await reserve({ orderId, ...place })).toBe('reserved');
    expect(await rowsOf(orderId)).toEqual([{ cell: cellOf(place), state: 'held' }]);
    expect(await reserve({ orderId: newOrder(), ...place })).toBe('taken');
  });

  it('is not grey on the map while it is only held', async () => {
    const [place, orderId] = [newPlace(), newOrder()];
    await reserve({ orderId, ...place });
    expect(await zoneAt(ZONES, app.db, place)).toMatchObject({ kind: 'single', reserved: { orderId } });
    await occupy(orderId);
    await occupy(orderId);
    expect(await zoneAt(ZONES, app.db, place)).toMatchObject({ kind: 'grey', reserved: { orderId } });
    // What it pays stays what it was: the applicant reads their own terms there.
    expect(await subsidiesAt(ZONES, app.db, place, 'TYPE_POINT_8')).toMatchObject([
      { subsidyType: 'single' },
    ]);
  });

  it('is free again once given back', async () => {
    const [place, orderId] = [newPlace(), newOrder()];
    await reserve({ orderId, ...place });
    await occupy(orderId);
    await release(orderId);
    await release(orderId);
    expect(await zoneAt(ZONES, app.db, place)).toMatchObject({ kind: 'single', reserved: null });
    expect(await reserve({ orderId: newOrder(), ...place })).toBe('reserved');
  });

  it('of nobody is neither occupied nor given back', async () => {
    const orderId = newOrder();
    await occupy(orderId);
    await release(orderId);
    expect(await rowsOf(orderId)).toEqual([]);
  });

  it('moves with a changed place, held or occupied', async () => {
    const [first, second, third, orderId] = [newPlace(), newPlace(), newPlace(), newOrder()];
    await reserve({ orderId, ...first });
    expect(await reserve({ orderId, ...second })).toBe('reserved');
    expect(await rowsOf(orderId)).toEqual([{ cell: cellOf(second), state: 'held' }]);
    await occupy(orderId);
    expect(await reserve({ orderId, ...third })).toBe('reserved');
    expect(await rowsOf(orderId)).toEqual([{ cell: cellOf(third), state: 'occupied' }]);
    expect(await reserve({ orderId: newOrder(), ...first })).toBe('reserved');
  });

  it('is kept by who finds the next one taken', async () => {
    const [own, foreign, orderId] = [newPlace(), newPlace(), newOrder()];
    await reserve({ orderId, ...own });
    await reserve({ orderId: newOrder(), ...foreign });
    expect(await reserve({ orderId, ...foreign })).toBe('taken');
    expect(await rowsOf(orderId)).toEqual([{ cell: cellOf(own), state: 'held' }]);
  });

  it('that is closed is nobody’s, by the rule or by staff', async () => {
    expect(await reserve({ orderId: newOrder(), ...(closed ?? newPlace()) })).toBe('closed');
    const place = newPlace();
    await transaction(app.db, (tx) =>
      writeZone(tx, { cell: cellOf(place), kind: 'grey', updated: app.clock.now() }),
    );
    expect(await reserve({ orderId: newOrder(), ...place })).toBe('closed');
  });

  it('that staff have opened can be had', async () => {
    const place = placesOf('grey', 2, { latitude: 55.7522, longitude: 37.6156 })[1] ?? newPlace();
    const cell = cellOf(place);
    for (const kind of ['none', 'guaranteedIncome'] as const)
      await transaction(app.db, (tx) => writeZone(tx, { cell, kind, updated: app.clock.now() }));
    expect(await zoneAt(ZONES, app.db, place)).toMatchObject({ kind: 'guaranteedIncome' });
    expect(await reserve({ orderId: newOrder(), ...place })).toBe('reserved');
  });

  it('is not held by what was rolled back', async () => {
    const [place, orderId] = [newPlace(), newOrder()];
    const failed = transaction(app.db, async (tx) => {
      await reservationsOf(app).reserve(tx, { orderId, ...place });
      throw new Error('changed their mind');
    });
    await expect(failed).rejects.toThrow('changed their mind');
    expect(await rowsOf(orderId)).toEqual([]);
  });
});

describe('two instances', () => {
  it('give a cell to one of fifty who reach for it at once', async () => {
    const place = newPlace();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        reserve({ orderId: newOrder(), ...place }, index % 2 === 0 ? app : other),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'reserved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(49);
  });

  it('give an application one cell, however many places it names at once', async () => {
    const orderId = newOrder();
    const wanted = Array.from({ length: 10 }, newPlace);
    await Promise.all(
      wanted.map((place, index) => reserve({ orderId, ...place }, index % 2 === 0 ? app : other)),
    );
    expect(await rowsOf(orderId)).toHaveLength(1);
  });

  it('let two applications change cells, whoever is first', async () => {
    const [one, two] = [newPlace(), newPlace()];
    const [first, second] = [newOrder(), newOrder()];
    await reserve({ orderId: first, ...one });
    await reserve({ orderId: second, ...two });
    const outcomes = await Promise.all([
      reserve({ orderId: first, ...two }, app),
      reserve({ orderId: second, ...one }, other),
    ]);
    const rows = [...(await rowsOf(first)), ...(await rowsOf(second))];
    expect(outcomes).toContain('taken');
    expect(new Set(rows.map(({ cell }) => cell)).size).toBe(2);
  });
});

it('flags the own cells of a person, and nobody else’s', async () => {
  const [owner, stranger] = [await newPerson(app), await newPerson(app)];
  const [place, orderId] = [newPlace(), newOrder()];
  await reserve({ orderId, userId: owner.id, ...place });
  const subsidy = async (token: string) =>
    (await app.call('GET /api/v4/pickpoint/subsidy', { query: place }, { token })).body.subsidy_info;
  expect(await subsidy(owner.token)).toMatchObject({ zone: 'single', own: true, taken: false });
  expect(await subsidy(stranger.token)).toMatchObject({ own: false, taken: true, subsidies: [] });
  await occupy(orderId);
  expect(await subsidy(owner.token)).toMatchObject({
    zone: 'grey',
    own: true,
    subsidies: [{ subsidyType: 'single' }],
  });
  const own = await app.call('GET /api/v4/geo/reservations', {}, { token: owner.token });
  expect(own.body.data).toMatchObject([{ cell: cellOf(place), orderId, state: 'occupied' }]);
  expect(own.body.data[0]?.boundary.length).toBe(7);
  const none = await app.call('GET /api/v4/geo/reservations', {}, { token: stranger.token });
  expect(none.body.data).toEqual([]);
});
