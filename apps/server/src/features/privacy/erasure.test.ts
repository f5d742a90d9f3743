import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery, type TestApp } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { newOwner, newPerson, type TestPerson } from '../../../test/people.ts';
import { waitFor } from '../../../test/waiting.ts';
import { unzip } from '../../../test/zip.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createAuthAdmin } from '../auth/admin.ts';
import { dump, dumpTables, erasureStage, sign } from './testing/stage.ts';

const [app, elsewhere] = await twoInstances(afterFile());
const { lead, ask, erase } = await erasureStage(app);

/** An id that leads to nobody: the account's own row, proofs, and jobs that are still to be done. */
const MAY_NAME_HER = /^public\.(users|signatures|privacy_requests|audit_log|events)$|^graphile_worker\./;

async function sendPhoto({ token }: TestPerson, entityType: 'user' | 'passport') {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e6f6a' } })
    .jpeg()
    .toBuffer();
  const content = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const body = { entityType, totalSize: photo.length, content };
  return app.call('POST /api/v4/profile/upload', { body }, { token });
}

describe('erasure', () => {
  it('leaves nothing of the person in the database, and frees their phone', async () => {
    const person = await newPerson(app);
    await transaction(app.db, (tx) =>
      createAuthAdmin(app.clock).change(tx, person.id, { first_name: 'Евпраксия', last_name: 'Незабудкина' }),
    );
    await sign(app, person.token);
    expect((await sendPhoto(person, 'passport')).status).toBe(200);
    const draft = { step: 2, data: { passport: { lastName: 'Незабудкина' } } };
    expect(
      (await app.call('POST /api/v4/owner/draft', { body: draft }, { token: person.token })).status,
    ).toBe(200);
    const { id } = await ask(person, 'Меня зовут Незабудкина, удалите всё');
    const traces = [person.phone, 'Незабудкин', 'Евпраксия', person.device, 'Very-Particular-Browser'];
    const before = await dump(app);
    for (const trace of traces) expect(before).toContain(trace);

    const { status, body } = await erase(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'done', subject: '', comment: '', userId: person.id });
    await waitFor(async () => {
      const after = await dumpTables(app);
      for (const trace of traces) expect([...after.values()].join('\n')).not.toContain(trace);
      const naming = [...after].filter(([, text]) => text.includes(person.id)).map(([name]) => name);
      expect(naming.filter((name) => !MAY_NAME_HER.test(name))).toEqual([]);
    });

    const again = await logIn(app, person.phone);
    const { body: user } = await app.call('GET /api/v2/user', {}, { token: again.access });
    expect(user.user_id).not.toBe(person.id);
    expect(user).toMatchObject({ name: '', owner_status: 'none' });
    const zip = await app.http.inject({
      url: '/api/v4/privacy/export',
      headers: { authorization: `Bearer ${again.access}` },
    });
    const data = unzip(zip.rawPayload).get('data.json')?.toString() ?? '';
    for (const trace of [person.id, 'Незабудкин', person.device]) expect(data).not.toContain(trace);
    expect(JSON.parse(data).signatures).toEqual([]);
  });

  it('ends every session at once, on every instance', async () => {
    const person = await newPerson(app);
    const hash = await app.call('POST /api/v4/hash', { body: {} }, { token: person.token });
    const view = await elsewhere.call('POST /api/v1/hash/use', { body: { token: hash.body.token } });
    const tokens = [person.token, view.body.access.token];
    const { id } = await ask(person);
    const statuses = (at: TestApp) =>
      Promise.all(tokens.map(async (token) => (await at.call('GET /api/v2/user', {}, { token })).status));
    expect(await statuses(elsewhere)).toEqual([200, 200]);
    await erase(id);
    expect(await statuses(app)).toEqual([401, 401]);
    await waitFor(async () => expect(await statuses(elsewhere)).toEqual([401, 401]));
    const refresh = { body: { token: view.body.refresh.token } };
    expect((await app.call('POST /api/v2/token/refresh', refresh)).status).toBe(401);
  });

  it('keeps the proof of a signature, valid and without a name', async () => {
    const person = await newOwner(app);
    const { signature } = (await sign(app, person.token)).body;
    const { id } = await ask(person);
    await erase(id);
    const { body } = await app.call('GET /api/v4/verify/:code', { params: { code: signature.code } }, {});
    expect(body).toMatchObject({ valid: true, sha256: signature.sha256, seal: signature.seal, signer: null });
    const { rows } = await pgQuery(app.databaseUrl, 'select account_id from signatures where id = $1', [
      signature.id,
    ]);
    expect(rows).toEqual([{ account_id: person.id }]);
  });

  it('is refused while the person has a staff role or owns a point, and says which', async () => {
    const person = await newPerson(app);
    const { id } = await ask(person, 'слова');
    const accounts = createAuthAdmin(app.clock);
    await transaction(app.db, async (tx) => {
      await accounts.grantRole(tx, person.id, 'operator', null);
      await accounts.addPointRole(tx, person.id, 1001, 'PERM_OWNER', true);
    });
    const listed = await app.call('GET /api/v2/manage/privacy', { query: {} }, { token: lead });
    expect(listed.body.data.find((each) => each.id === id)?.duties).toEqual(['staff_role', 'point_owner']);
    const { status, error } = await erase(id);
    expect([status, error.code, error.data]).toEqual([
      409,
      'duties_remain',
      { duties: 'staff_role,point_owner' },
    ]);
    const { rows } = await pgQuery(app.databaseUrl, 'select phone from users where id = $1', [person.id]);
    expect(rows[0].phone).toBe(person.phone);
    await transaction(app.db, (tx) => accounts.revokeRole(tx, person.id, 'operator'));
    await pgQuery(app.databaseUrl, 'delete from point_roles where user_id = $1', [person.id]);
    expect((await erase(id)).status).toBe(200);
  });

  it('leaves a trace of who did it', async () => {
    const person = await newPerson(app);
    const { id } = await ask(person);
    await erase(id);
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select action, owner_id from audit_log where subject_kind = 'privacy_request' and subject_id = $1 order by id",
      [id],
    );
    expect(rows).toEqual([
      { action: 'privacy.asked', owner_id: person.id },
      { action: 'privacy.erased', owner_id: person.id },
    ]);
  });
});
