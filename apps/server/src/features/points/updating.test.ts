import type { CallInput } from '@punkt/contract/contract';
import type { Permission } from '@punkt/domain/permissions';
import { describe, expect, it } from 'vitest';
import { addSeconds } from '../../platform/clock/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createAuthAdmin } from '../auth/admin.ts';
import { addPoint, newOwner, type Owner, query, sharedApp, uploadFile } from '../orders/testing/stage.ts';

const app = await sharedApp();

async function newPoint(owner?: Owner) {
  const by = owner ?? (await newOwner(app));
  const { id } = await addPoint(app, by.id, { latitude: 55.7, longitude: 37.6 });
  return { owner: by, id: String(id) };
}

async function somebodyWith(id: string, permission: Permission): Promise<Owner> {
  const person = await newOwner(app);
  const owns = permission === 'PERM_FIRM_OWNER';
  await transaction(app.db, (tx) =>
    createAuthAdmin(app.clock).addPointRole(tx, person.id, Number(id), permission, owns),
  );
  return person;
}

type Body = CallInput<'POST /api/v2/pickpoint/:id/update'>['body'];

const update = ({ token }: Owner, id: string, body: Body) =>
  app.call('POST /api/v2/pickpoint/:id/update', { params: { id }, body }, { token });
const read = async ({ token }: Owner, id: string) =>
  (await app.call('GET /api/v4/points/:id', { params: { id } }, { token })).body;
const history = async ({ token }: Owner, id: string) =>
  (await app.call('GET /api/v4/points/:id/history', { params: { id }, query: {} }, { token })).body.data;

const block = (id: string, until: Date) =>
  query(app, 'update points set block_until = $2 where id = $1', [Number(id), until]);

describe('a change of a point', () => {
  it('changes what it names and nothing else', async () => {
    const { owner, id } = await newPoint();
    const first = await update(owner, id, {
      racks_count: 12,
      cells_count: 40,
      features: ['coffeeMachine', 'dropOffBox'],
      update_fields: ['racks_count', 'features'],
    });
    expect(first.body).toMatchObject({ racksCount: 12, cellsCount: null, version: 2 });
    const second = await update(owner, id, {
      racks_count: 3,
      alarm_system: 'Снять с пульта',
      update_fields: ['alarm_system'],
    });
    expect(second.body).toMatchObject({ racksCount: 12, alarmSystem: 'Снять с пульта', version: 3 });
    const checked = second.body.features.filter((feature) => feature.checked).map(({ label }) => label);
    expect(checked).toEqual(['dropOffBox', 'coffeeMachine']);
    expect(second.body.features).toHaveLength(10);
  });

  it('is written down: who, when, what', async () => {
    const { owner, id } = await newPoint();
    await update(owner, id, { racks_count: 12, update_fields: ['racks_count'] });
    await update(owner, id, { racks_count: 15, update_fields: ['racks_count'] });
    // The same again changes nothing, and leaves no line.
    await update(owner, id, { racks_count: 15, update_fields: ['racks_count'] });
    expect(await history(owner, id)).toMatchObject([
      {
        act: 'edited',
        actor: 'owner',
        name: 'Тихонова В.',
        changes: [{ field: 'racks_count', before: '12', after: '15' }],
      },
      { act: 'edited', changes: [{ field: 'racks_count', before: '', after: '12' }] },
    ]);
  });

  it('is refused to whoever saw an older version, and says which stands', async () => {
    const { owner, id } = await newPoint();
    const { version } = await read(owner, id);
    expect(
      (await update(owner, id, { racks_count: 1, update_fields: ['racks_count'], version })).status,
    ).toBe(200);
    const late = await update(owner, id, { cells_count: 9, update_fields: ['cells_count'], version });
    expect([late.status, late.error.code, late.error.data]).toEqual([
      409,
      'conflict',
      { version: version + 1 },
    ]);
    expect((await read(owner, id)).cellsCount).toBeNull();
  });

  it('is kept beside what somebody else changes at the same time, and each is written down and told', async () => {
    const { owner, id } = await newPoint();
    const firm = await somebodyWith(id, 'PERM_FIRM_OWNER');
    const told = async (person: Owner) => {
      const audience = `user:${person.id}`;
      return (await query(app, `select 1 from events where topic = 'point' and audience = $1`, [audience]))
        .length;
    };
    const saved = await Promise.all([
      update(owner, id, { racks_count: 7, update_fields: ['racks_count'] }),
      update(firm, id, { alarm_system: 'Снять с пульта', update_fields: ['alarm_system'] }),
      update(owner, id, { cells_count: 9, update_fields: ['cells_count'] }),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(owner, id)).toMatchObject({
      racksCount: 7,
      alarmSystem: 'Снять с пульта',
      cellsCount: 9,
      version: 4,
    });
    expect(await history(owner, id)).toHaveLength(3);
    expect([await told(owner), await told(firm)]).toEqual([3, 1]);
  });

  it('is an owner’s: a manager, an employee and an auditor read', async () => {
    const { id } = await newPoint();
    for (const permission of ['PERM_FIRM_EMPLOYEE', 'PERM_EMPLOYEE', 'PERM_AUDITOR'] as const) {
      const person = await somebodyWith(id, permission);
      expect((await read(person, id)).id).toBe(id);
      expect((await update(person, id, { racks_count: 1, update_fields: ['racks_count'] })).status).toBe(403);
    }
    const firm = await somebodyWith(id, 'PERM_FIRM_OWNER');
    expect((await update(firm, id, { racks_count: 1, update_fields: ['racks_count'] })).status).toBe(200);
    expect(
      (await update(await newOwner(app), id, { racks_count: 2, update_fields: ['racks_count'] })).status,
    ).toBe(404);
  });

  it('waits until a block is over; the page says until when', async () => {
    const { owner, id } = await newPoint();
    const until = addSeconds(app.clock.now(), 3600);
    await block(id, until);
    const seen = await read(owner, id);
    expect(seen.blockTime).toBe(until.toISOString());
    expect(seen.abilities).not.toContain('editDetails');
    const refused = await update(owner, id, { racks_count: 1, update_fields: ['racks_count'] });
    expect([refused.status, refused.error.code]).toEqual([409, 'point_blocked']);
    await block(id, addSeconds(app.clock.now(), -1));
    expect((await read(owner, id)).blockTime).toBeNull();
    expect((await update(owner, id, { racks_count: 1, update_fields: ['racks_count'] })).status).toBe(200);
  });

  it.each([
    [
      { cells_count: 5, max_cells_count: 4, update_fields: ['cells_count', 'max_cells_count'] },
      'cells_count',
    ],
    [{ description: 'коротко', update_fields: ['description'] }, 'description'],
    [{ racks_count: 5_000, update_fields: ['racks_count'] }, 'racks_count'],
    [{ racks_count: 2.5, update_fields: ['racks_count'] }, 'racks_count'],
    [{ update_fields: ['courier_way'] }, 'courier_way'],
    [{ actual_urls: [], update_fields: ['actual_urls'] }, 'actual_urls.public'],
  ] satisfies Array<[Body, string]>)('%o is refused at its field', async (body, path) => {
    const { owner, id } = await newPoint();
    const { status, error } = await update(owner, id, body);
    expect([status, error.errors?.map((each) => each.path)]).toEqual([400, [path]]);
  });
});

describe('photos of a point', () => {
  const photos = async (owner: Owner) =>
    Promise.all(
      [1, 2, 3].map(async () => ({
        url: await uploadFile(app, owner),
        type: 'generalPhoto' as const,
        isPublic: true,
      })),
    );

  it('are held by the point, and let go when they are taken out', async () => {
    const { owner, id } = await newPoint();
    const [first, ...rest] = await photos(owner);
    if (!first) throw new Error('no photo');
    expect(
      (await update(owner, id, { actual_urls: [first, ...rest], update_fields: ['actual_urls'] })).status,
    ).toBe(200);
    const held = () =>
      query(app, 'select file_id, purpose from file_claims where entity_type = 4 and entity_id = $1', [id]);
    expect(await held()).toHaveLength(3);
    const next = { url: await uploadFile(app, owner), type: 'clientAreaPhoto' as const, isPublic: true };
    const { body } = await update(owner, id, {
      actual_urls: [...rest, next],
      update_fields: ['actual_urls'],
    });
    expect(body.photos.map(({ url }) => url)).not.toContain(first.url);
    expect((await held()).map(({ purpose }) => purpose)).toEqual(['pointPhoto', 'pointPhoto', 'pointPhoto']);
  });

  it('are seen by whoever works there, and by nobody else', async () => {
    const { owner, id } = await newPoint();
    const files = await photos(owner);
    await update(owner, id, { actual_urls: files, update_fields: ['actual_urls'] });
    const [seen] = (await read(owner, id)).photos;
    const fetchBy = async ({ token }: Owner) =>
      (await app.http.inject({ url: seen?.url ?? '', headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    expect(await fetchBy(await somebodyWith(id, 'PERM_EMPLOYEE'))).toBe(200);
    expect(await fetchBy(await newOwner(app))).toBe(404);
  });

  it('of somebody else are refused', async () => {
    const { owner, id } = await newPoint();
    const [mine, ours] = [await photos(owner), await photos(await newOwner(app))];
    const mixed = [...mine.slice(0, 2), ...ours.slice(0, 1)];
    const { status, error } = await update(owner, id, { actual_urls: mixed, update_fields: ['actual_urls'] });
    expect([status, error.errors?.[0]?.path]).toEqual([400, 'actual_urls.2']);
  });
});

describe('the list', () => {
  it('is searched by number and address, and filtered by state', async () => {
    const owner = await newOwner(app);
    const ids = [(await newPoint(owner)).id, (await newPoint(owner)).id, (await newPoint(owner)).id];
    await query(app, "update points set address = 'Тверь, Речная улица, 3' where id = $1", [Number(ids[1])]);
    await block(ids[2] ?? '', addSeconds(app.clock.now(), 3600));
    const found = async (filter: Record<string, string>) => {
      const asked = { query: filter as CallInput<'GET /api/v2/pickpoint/list'>['query'] };
      const { body } = await app.call('GET /api/v2/pickpoint/list', asked, { token: owner.token });
      const places = await app.call('GET /api/v4/points/places', asked, { token: owner.token });
      expect(places.body.data.map(({ id }) => id)).toEqual(body.data.map(({ id }) => id));
      expect(body.total).toBe(body.data.length);
      return body.data.map(({ id }) => id);
    };
    expect(await found({ 'filter.search': 'речная тверь' })).toEqual([ids[1]]);
    expect(await found({ 'filter.search': ids[0] ?? '' })).toEqual([ids[0]]);
    expect(await found({ 'filter.search': '%' })).toEqual([]);
    expect(await found({ 'filter.state': 'open' })).toEqual(ids.slice(0, 2));
    expect(await found({ 'filter.state': 'blocked' })).toEqual(ids.slice(2));
    expect(await found({ 'filter.state': 'closed' })).toEqual([]);
  });
});
