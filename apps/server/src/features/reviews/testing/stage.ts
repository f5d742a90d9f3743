import { pgQuery, type TestApp } from '../../../../test/harness.ts';
import { poll } from '../../../../test/waiting.ts';
import {
  newPhone,
  type SignedInPerson,
  STAFF,
  send,
  sharedApp,
  signInOnce,
  signInPerson,
  vatRecord,
} from '../../owners/testing/stage.ts';

async function newOperator(app: TestApp): Promise<SignedInPerson> {
  const player = await signInPerson(app, newPhone());
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
  const owner = await signInPerson(app, newPhone());
  const { status } = await send(app, owner, await vatRecord(app, owner));
  if (status !== 200) throw new Error(`registration answered ${status}`);
  const named = await caseOf(app, owner, kind);
  return { app, owner, named, id: named.id };
}

/** One app for a whole file, its staff, and cases for them to decide on. */
export function openDesk() {
  const shared = sharedApp();
  let known: Promise<SignedInPerson> | undefined;
  return {
    shared,
    staff: {
      operator: signInOnce(shared, STAFF.operator),
      lead: signInOnce(shared, STAFF.lead),
      contentAdmin: signInOnce(shared, STAFF.contentAdmin),
    },
    /** A second operator: with one person it would not show who won. */
    colleague: (): Promise<SignedInPerson> => {
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

export const caseOf = async (
  app: TestApp,
  { id }: SignedInPerson,
  kind: 'tax' | 'passport',
): Promise<Named> => {
  const { rows } = await pgQuery(
    app.databaseUrl,
    'select id from reviews where user_id = $1 and kind = $2 and waiting_since is not null',
    [id, kind],
  );
  return { kind, id: String(rows[0]?.id) };
};

export const list = (app: TestApp, { token }: SignedInPerson, query = {}) =>
  app.call('GET /api/v2/manage/reviews', { query }, { token });
export const open = (app: TestApp, { token }: SignedInPerson, params: Named) =>
  app.call('GET /api/v2/manage/reviews/:kind/:id', { params }, { token });
export const claim = (app: TestApp, { token }: SignedInPerson, params: Named) =>
  app.call('POST /api/v2/manage/reviews/:kind/:id/claim', { params }, { token });
export const release = (app: TestApp, { token }: SignedInPerson, params: Named) =>
  app.call('POST /api/v2/manage/reviews/:kind/:id/release', { params }, { token });
export const decide = (
  app: TestApp,
  { token }: SignedInPerson,
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

export const company = async (app: TestApp, { token }: SignedInPerson) =>
  (await app.call('GET /api/v3/pickpoint/owner/info', {}, { token })).body.data[0];
