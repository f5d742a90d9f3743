import { pgQuery, type TestApp } from '../../../../test/harness.ts';
import { poll } from '../../../../test/waiting.ts';
import {
  meet,
  meetOnce,
  newPhone,
  type Player,
  STAFF,
  send,
  sharedApp,
  vatRecord,
} from '../../owners/testing/stage.ts';

async function newOperator(app: TestApp): Promise<Player> {
  const player = await meet(app, newPhone());
  await pgQuery(
    app.databaseUrl,
    "insert into staff_roles (user_id, role, granted) values ($1, 'operator', now())",
    [player.id],
  );
  await pgQuery(app.databaseUrl, "select pg_notify('punkt_sessions', $1)", [player.id]);
  await poll(async () => (await list(app, player)).status).toBe(200);
  return player;
}

async function newCase(app: TestApp, kind: 'tax' | 'passport') {
  const owner = await meet(app, newPhone());
  const { status } = await send(app, owner, await vatRecord(app, owner));
  if (status !== 200) throw new Error(`registration answered ${status}`);
  return { app, owner, id: await caseOf(app, owner, kind) };
}

/** One app for a whole file, its staff, and cases for them to decide on. */
export function openDesk() {
  const shared = sharedApp();
  let known: Promise<Player> | undefined;
  return {
    shared,
    staff: {
      operator: meetOnce(shared, STAFF.operator),
      lead: meetOnce(shared, STAFF.lead),
      contentAdmin: meetOnce(shared, STAFF.contentAdmin),
    },
    /** A second operator: of one person nobody can tell who won. */
    colleague: (): Promise<Player> => {
      known ??= shared.then(newOperator);
      return known;
    },
    newCase: async (kind: 'tax' | 'passport' = 'passport') => newCase(await shared, kind),
  };
}

export const caseOf = async (app: TestApp, { id }: Player, kind: 'tax' | 'passport'): Promise<string> => {
  const { rows } = await pgQuery(
    app.databaseUrl,
    "select id from reviews where user_id = $1 and kind = $2 and status = 'waiting'",
    [id, kind],
  );
  return String(rows[0]?.id);
};

export const list = (app: TestApp, { token }: Player, query = {}) =>
  app.call('GET /api/v2/manage/reviews', { query }, { token });
export const open = (app: TestApp, { token }: Player, id: string) =>
  app.call('GET /api/v2/manage/reviews/:id', { params: { id } }, { token });
export const claim = (app: TestApp, { token }: Player, id: string) =>
  app.call('POST /api/v2/manage/reviews/:id/claim', { params: { id } }, { token });
export const release = (app: TestApp, { token }: Player, id: string) =>
  app.call('POST /api/v2/manage/reviews/:id/release', { params: { id } }, { token });
export const decide = (
  app: TestApp,
  { token }: Player,
  id: string,
  decision: 'approve' | 'remark' | 'cancel',
  comment = '',
  remarks: Array<{ path: string; message: string }> = [],
) =>
  app.call(
    'POST /api/v2/manage/reviews/:id/decide',
    { params: { id }, body: { decision, comment, remarks } },
    { token },
  );

export const company = async (app: TestApp, { token }: Player) =>
  (await app.call('GET /api/v3/pickpoint/owner/info', {}, { token })).body.data[0];
