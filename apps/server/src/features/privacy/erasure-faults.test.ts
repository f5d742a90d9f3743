import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, testApp } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { newOwner, newPerson } from '../../../test/people.ts';
import { waitFor } from '../../../test/waiting.ts';
import { dump, erasureStage, sign } from './testing/stage.ts';

const [app, elsewhere] = await twoInstances(afterFile());
const { ask, erase } = await erasureStage(app);

describe('an erasure that something gets in the way of', () => {
  it('happens everywhere or nowhere', async () => {
    const person = await newOwner(app);
    await sign(app, person.token);
    const { id } = await ask(person);
    // The account itself goes last: a failure there must bring back what went before.
    await pgQuery(
      app.databaseUrl,
      `create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger fail_for_test before update of erased on users for each row execute function fail_for_test()`,
    );
    expect((await erase(id)).status).toBe(500);
    await pgQuery(app.databaseUrl, 'drop trigger fail_for_test on users; drop function fail_for_test()');
    expect(await dump(app)).toContain(person.phone);
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

  it('wins over whatever they do at the same moment, on two instances', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => newOwner(app)));
    for (const person of people) {
      const { id } = await ask(person);
      const hash = await app.call('POST /api/v4/hash', { body: {} }, { token: person.token });
      const [erased, ...others] = await Promise.all([
        erase(id),
        sign(app, person.token),
        sign(elsewhere, person.token),
        elsewhere.call('POST /api/v1/hash/use', { body: { token: hash.body.token } }),
      ]);
      expect(erased.status).toBe(200);
      for (const { status } of others) expect([200, 400, 401]).toContain(status);
    }
    const left = await dump(app);
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
    const { ask: askThere, erase: eraseThere } = await erasureStage(moved);
    const { id } = await askThere(person);
    await eraseThere(id);
    await pgQuery(moved.databaseUrl, "update privacy_requests set comment = 'late' where id = $1", [id]);
    await moved.call('POST /api/v4/sandbox/clock', { body: { advance_seconds: 601 } });
    await waitFor(async () => {
      const { rows } = await pgQuery(
        moved.databaseUrl,
        'select comment from privacy_requests where id = $1',
        [id],
      );
      expect(rows).toEqual([{ comment: '' }]);
    });
  });
});
