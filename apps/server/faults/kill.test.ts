import { randomInt } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { type Asked, call, validate, whoAmI } from './support/api.ts';
import { count, urlOf } from './support/database.ts';
import { postmasterOf } from './support/folder.ts';
import { type Account, manyLogIns, newAccount } from './support/login-stream.ts';
import { type RunningPunkt, startPunkt } from './support/server.ts';
import { startedFolder } from './support/started-folder.ts';
import { until } from './support/until.ts';

const KILLS = 4;
const CLIENTS = 8;

/** Half-done work, each kind as the rows that would show it. */
const NEVER = {
  'a session without tokens': `select from sessions s where ended is null and
    (not exists (select from access_tokens where session_id = s.id) or
     not exists (select from refresh_tokens where session_id = s.id))`,
  'a session without its trace': `select from sessions s where not exists
    (select from audit_log where action = 'session.opened' and subject_id = s.id::text)`,
  'a code that opened two sessions': 'select from sessions group by device_uuid having count(*) > 1',
  'a used code without a session': `select from login_codes c where consumed is not null and not exists
    (select from sessions where device_uuid = c.device_uuid)`,
  'a session of an unused code': `select from sessions s where not exists
    (select from login_codes where device_uuid = s.device_uuid and consumed is not null)`,
} as const;

async function killInTheMiddle(punkt: RunningPunkt, account: Account): Promise<void> {
  const enough = account.loggedIn.length + randomInt(3, 40);
  const clients = manyLogIns(punkt.address, account, CLIENTS);
  await until('people have logged in', () => account.loggedIn.length >= enough);
  await punkt.end('SIGKILL');
  await clients;
}

/** Once more with each code: whatever it answers, it never answers twice with tokens. */
async function worksOnce(address: string, code: Asked): Promise<boolean> {
  const first = await validate(address, code);
  const second = await validate(address, code);
  expect([200, 400]).toContain(first.status);
  expect([second.status, second.error.code]).toEqual([400, 'code_expired']);
  return first.status === 200;
}

it('kill -9 in the middle of log-ins loses nothing that was acknowledged and leaves nothing half done', async () => {
  const DATA_DIR = await startedFolder(onTestFinished);
  const account = newAccount();
  let punkt = await startPunkt({ DATA_DIR }, onTestFinished);
  const postmaster = postmasterOf(DATA_DIR);

  for (let kill = 0; kill < KILLS; kill += 1) {
    await killInTheMiddle(punkt, account);
    punkt = await startPunkt({ DATA_DIR }, onTestFinished);
    expect(postmasterOf(DATA_DIR), 'the orphaned PostgreSQL is adopted').toEqual(postmaster);
    for (const [what, sql] of Object.entries(NEVER))
      expect(await count(await urlOf(DATA_DIR), sql), what).toBe(0);
  }

  expect(account.wrong).toEqual([]);
  for (const { pair, phone, ...code } of account.loggedIn) {
    const { status, body } = await whoAmI(punkt.address, pair.access.token);
    expect([status, body.phone]).toEqual([200, phone]);
    expect(await worksOnce(punkt.address, { ...code, phone }), 'a used code stays used').toBe(false);
  }
  for (const code of account.asked)
    expect(await worksOnce(punkt.address, code), 'a code stays good').toBe(true);
  for (const code of account.inDoubt) await worksOnce(punkt.address, code);
  const [last] = account.loggedIn.slice(-1);
  const body = { token: last?.pair.refresh.token ?? '' };
  expect((await call(punkt.address, 'POST /api/v2/token/refresh', { body })).status).toBe(200);
  for (const [what, sql] of Object.entries(NEVER))
    expect(await count(await urlOf(DATA_DIR), sql), what).toBe(0);
});
