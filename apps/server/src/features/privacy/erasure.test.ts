import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { afterFile, logIn, newDatabase, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { leadToken, newOwner, newPerson, type TestPerson } from '../../../test/people.ts';
import { unzip } from '../../../test/zip.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createAuthAdmin } from '../auth/admin.ts';

const cleanUp = afterFile();
let app: TestApp;
let elsewhere: TestApp;
let lead: string;
beforeAll(async () => {
  const databaseUrl = await newDatabase(cleanUp);
  const environment = { CODES_PER_ADDRESS_PER_HOUR: '1000' };
  app = await testApp({ databaseUrl, cleanUp, environment });
  elsewhere = await testApp({ databaseUrl, cleanUp, environment });
  lead = await leadToken(app);
});

const ask = async ({ token }: TestPerson, comment = '') =>
  (await app.call('POST /api/v4/privacy/erasure', { body: { comment } }, { token })).body;
const erase = (id: string) =>
  app.call(
    'POST /api/v2/manage/privacy/:id/decide',
    { params: { id }, body: { decision: 'erase' } },
    { token: lead },
  );
const sign = (token: string, at = app) =>
  at.call(
    'POST /api/v2/sign',
    { body: { version: 1, country_code: 'RU' } },
    { token, headers: { 'user-agent': 'Very-Particular-Browser/7' } },
  );

/** Every row of every table of ours, as text: what a dump of the database would hold. */
async function dumpTables(): Promise<Map<string, string>> {
  const { rows: tables } = await pgQuery(
    app.databaseUrl,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`,
  );
  const texts = tables.map(async ({ name }) => {
    const { rows } = await pgQuery(app.databaseUrl, `select t::text as row from ${name} t`);
    return [name, rows.map(({ row }) => row).join('\n')] as const;
  });
  return new Map(await Promise.all(texts));
}
const dump = async () => [...(await dumpTables()).values()].join('\n');

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
  it('leaves nothing of the person in the database, and frees her phone', async () => {
    const person = await newPerson(app);
    await transaction(app.db, (tx) =>
      createAuthAdmin(app.clock).change(tx, person.id, { first_name: 'Евпраксия', last_name: 'Незабудкина' }),
    );
    await sign(person.token);
    expect((await sendPhoto(person, 'passport')).status).toBe(200);
    const draft = { step: 2, data: { passport: { lastName: 'Незабудкина' } } };
    expect(
      (await app.call('POST /api/v4/owner/draft', { body: draft }, { token: person.token })).status,
    ).toBe(200);
    const { id } = await ask(person, 'Меня зовут Незабудкина, удалите всё');
    const traces = [person.phone, 'Незабудкин', 'Евпраксия', person.device, 'Very-Particular-Browser'];
    const before = await dump();
    for (const trace of traces) expect(before).toContain(trace);

    const { status, body } = await erase(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'done', subject: '', comment: '', userId: person.id });
    await vi.waitFor(async () => {
      const after = await dumpTables();
      for (const trace of traces) expect([...after.values()].join('\n')).not.toContain(trace);
      const naming = [...after].filter(([, text]) => text.includes(person.id)).map(([name]) => name);
      expect(naming.filter((name) => !MAY_NAME_HER.test(name))).toEqual([]);
    }, 15_000);

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
    const hash = await app.call('POST /api/v4/hash', {}, { token: person.token });
    const view = await elsewhere.call('POST /api/v1/hash/use', { body: { token: hash.body.token } });
    const tokens = [person.token, view.body.access.token];
    const { id } = await ask(person);
    const statuses = (at: TestApp) =>
      Promise.all(tokens.map(async (token) => (await at.call('GET /api/v2/user', {}, { token })).status));
    expect(await statuses(elsewhere)).toEqual([200, 200]);
    await erase(id);
    expect(await statuses(app)).toEqual([401, 401]);
    await vi.waitFor(async () => expect(await statuses(elsewhere)).toEqual([401, 401]));
    const refresh = { body: { token: view.body.refresh.token } };
    expect((await app.call('POST /api/v2/token/refresh', refresh)).status).toBe(401);
  });

  it('keeps the proof of a signature, valid and without a name', async () => {
    const person = await newOwner(app);
    const { signature } = (await sign(person.token)).body;
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
      await accounts.addPointRole(tx, person.id, 5005, 'PERM_OWNER', true);
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

  it('happens everywhere or nowhere', async () => {
    const person = await newOwner(app);
    await sign(person.token);
    const { id } = await ask(person);
    // The account itself goes last: a failure there must bring back what went before.
    await pgQuery(
      app.databaseUrl,
      `create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger fail_for_test before update of erased on users for each row execute function fail_for_test()`,
    );
    expect((await erase(id)).status).toBe(500);
    await pgQuery(app.databaseUrl, 'drop trigger fail_for_test on users; drop function fail_for_test()');
    expect(await dump()).toContain(person.phone);
    expect((await app.call('GET /api/v4/signatures', {}, { token: person.token })).body.total).toBe(1);
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select count(*)::int as count from signature_signers where phone = $1',
      [person.phone],
    );
    expect(rows[0].count).toBe(1);
    expect((await erase(id)).status).toBe(200);
  });

  it('lets nobody sign in as an account that is gone', async () => {
    const person = await newPerson(app);
    await erase((await ask(person)).id);
    await expect(
      pgQuery(
        app.databaseUrl,
        `insert into sessions (id, user_id, device_uuid, device_name, device_type, app_version, address, created, last_seen)
         values (gen_random_uuid(), $1, gen_random_uuid(), '', '', '', '', now(), now())`,
        [person.id],
      ),
    ).rejects.toThrow('the account was erased');
  });

  it('wins over whatever she does at the same moment, on two instances', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => newOwner(app)));
    for (const person of people) {
      const { id } = await ask(person);
      const hash = await app.call('POST /api/v4/hash', {}, { token: person.token });
      const [erased, ...others] = await Promise.all([
        erase(id),
        sign(person.token),
        sign(person.token, elsewhere),
        elsewhere.call('POST /api/v1/hash/use', { body: { token: hash.body.token } }),
      ]);
      expect(erased.status).toBe(200);
      for (const { status } of others) expect([200, 400, 401]).toContain(status);
    }
    const left = await dump();
    for (const { phone, device } of people) {
      expect(left).not.toContain(phone);
      expect(left).not.toContain(device);
    }
    const ids = people.map(({ id }) => id);
    const { rows } = await pgQuery(app.databaseUrl, 'select from sessions where user_id = any($1)', [ids]);
    expect(rows).toEqual([]);
  });

  it('comes back once more for what a request under way has written', async () => {
    const moved = await testApp({ environment: { CODES_PER_ADDRESS_PER_HOUR: '1000' } });
    const person = await newPerson(moved);
    const asked = await moved.call('POST /api/v4/privacy/erasure', { body: {} }, { token: person.token });
    const { id } = asked.body;
    const body = { decision: 'erase' } as const;
    await moved.call(
      'POST /api/v2/manage/privacy/:id/decide',
      { params: { id }, body },
      { token: await leadToken(moved) },
    );
    await pgQuery(moved.databaseUrl, "update privacy_requests set comment = 'late' where id = $1", [id]);
    await moved.call('POST /api/v4/sandbox/clock', { body: { advance_seconds: 601 } });
    await vi.waitFor(async () => {
      const { rows } = await pgQuery(
        moved.databaseUrl,
        'select comment from privacy_requests where id = $1',
        [id],
      );
      expect(rows).toEqual([{ comment: '' }]);
    }, 15_000);
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
