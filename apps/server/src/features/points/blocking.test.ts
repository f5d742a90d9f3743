import { describe, expect, it } from 'vitest';
import { makeLead } from '../../../test/people.ts';
import { addSeconds } from '../../platform/clock/clock.ts';
import { addPoint, newOwner, query, sharedApp } from '../orders/testing/stage.ts';

const app = await sharedApp();
const lead = await newOwner(app);
await makeLead(app, lead.phone);
const { token } = lead;
const REASON = 'Пункт три дня не открывался по расписанию';

async function newPoint() {
  const owner = await newOwner(app);
  const { id } = await addPoint(app, owner.id, { latitude: 55.7, longitude: 37.6 });
  return { owner, id: String(id) };
}
const inDays = (days: number) => addSeconds(app.clock.now(), days * 86_400).toISOString();
const block = (id: string, until: string, reason = REASON) =>
  app.call('POST /api/v2/manage/points/:id/block', { params: { id }, body: { until, reason } }, { token });
const unblock = (id: string) =>
  app.call(
    'POST /api/v2/manage/points/:id/unblock',
    { params: { id }, body: { reason: 'Владелец всё исправил' } },
    { token },
  );

describe('a block', () => {
  it('says why and until when to the owner, and can be lifted', async () => {
    const { owner, id } = await newPoint();
    const until = inDays(5);
    expect((await block(id, until)).body).toMatchObject({
      blockTime: until,
      canBlock: false,
      canUnblock: true,
    });
    // So is a block that comes again because its answer was lost.
    expect((await block(id, until)).body.blockTime).toBe(until);
    const read = () => app.call('GET /api/v4/points/:id', { params: { id } }, { token: owner.token });
    expect((await read()).body).toMatchObject({ blockTime: until, blockReason: REASON });
    expect((await unblock(id)).body.blockTime).toBeNull();
    // Twice is once: the owner is not told again.
    expect((await unblock(id)).status).toBe(200);
    expect((await read()).body.abilities).toContain('editDetails');
    const told = await query(app, 'select kind from notifications where user_id = $1 order by id', [
      owner.id,
    ]);
    expect(told.map(({ kind }) => kind)).toEqual(['pointBlocked', 'pointUnblocked']);
    const history = await app.call(
      'GET /api/v4/points/:id/history',
      { params: { id }, query: {} },
      { token: owner.token },
    );
    expect(history.body.data).toMatchObject([
      { act: 'unblocked', actor: 'staff', name: '' },
      { act: 'blocked', actor: 'staff', name: '', comment: REASON },
    ]);
    const acts = await query(
      app,
      "select action from audit_log where subject_kind = 'point' and subject_id = $1 order by id",
      [id],
    );
    expect(acts.map(({ action }) => action)).toEqual(['point.blocked', 'point.unblocked']);
  });

  it.each([
    ['in the past', -1, REASON, 'until'],
    ['of years', 800, REASON, 'until'],
    ['without a reason', 5, 'плохо', 'reason'],
  ])('%s is refused', async (_, days, reason, path) => {
    const { id } = await newPoint();
    const { status, error } = await block(id, inDays(days), reason);
    expect([status, error.errors?.map((each) => each.path)]).toEqual([400, [path]]);
  });
});

it('the console finds points by number and address, and shows the owner', async () => {
  const { owner, id } = await newPoint();
  const found = await app.call('GET /api/v2/manage/points', { query: { query: id } }, { token });
  expect(found.body.data).toMatchObject([{ id, owner: 'Тихонова В.' }]);
  const opened = await app.call('GET /api/v2/manage/points/:id', { params: { id } }, { token });
  expect(opened.body).toMatchObject({
    id,
    owner: { id: owner.id, name: 'Тихонова В.' },
    cases: [],
    canBlock: true,
  });
});

it('the console shows what support was asked about a point and by its people', async () => {
  const { owner, id } = await newPoint();
  const other = await newPoint();
  const ask = async (who: typeof owner, description: string) =>
    (
      await app.call(
        'POST /api/v1/user/tickets',
        { body: { ticket_type_id: 111, description } },
        { token: who.token },
      )
    ).body.id;
  const asked = await ask(owner, 'Замок не открывается с телефона уже второй день подряд');
  await ask(other.owner, 'Вопрос другого владельца о совсем другом пункте');
  const opened = await app.call('GET /api/v2/manage/points/:id', { params: { id } }, { token });
  expect(opened.body.tickets).toMatchObject([{ id: asked, state: 1, isAboutPoint: false }]);
});
