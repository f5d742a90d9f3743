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
  const named = await caseOf(app, owner, kind);
  return { app, owner, named, id: named.id };
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

/** What names a case, as the calls take it. */
export interface Named {
  readonly kind: string;
  readonly id: string;
}

export const caseOf = async (app: TestApp, { id }: Player, kind: 'tax' | 'passport'): Promise<Named> => {
  const { rows } = await pgQuery(
    app.databaseUrl,
    'select id from reviews where user_id = $1 and kind = $2 and waiting_since is not null',
    [id, kind],
  );
  return { kind, id: String(rows[0]?.id) };
};

export const list = (app: TestApp, { token }: Player, query = {}) =>
  app.call('GET /api/v2/manage/reviews', { query }, { token });
export const open = (app: TestApp, { token }: Player, params: Named) =>
  app.call('GET /api/v2/manage/reviews/:kind/:id', { params }, { token });
export const claim = (app: TestApp, { token }: Player, params: Named) =>
  app.call('POST /api/v2/manage/reviews/:kind/:id/claim', { params }, { token });
export const release = (app: TestApp, { token }: Player, params: Named) =>
  app.call('POST /api/v2/manage/reviews/:kind/:id/release', { params }, { token });
export const decide = (
  app: TestApp,
  { token }: Player,
  params: Named,
  decision: string,
  comment = '',
  remarks: Array<{ path: string; message: string }> = [],
) =>
  app.call(
    'POST /api/v2/manage/reviews/:kind/:id/decide',
    { params, body: { decision, comment, remarks } },
    { token },
  );

export const company = async (app: TestApp, { token }: Player) =>
  (await app.call('GET /api/v3/pickpoint/owner/info', {}, { token })).body.data[0];
