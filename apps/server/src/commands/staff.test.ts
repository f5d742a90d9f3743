import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery, type TestApp, testApp } from '../../test/harness.ts';
import { waitFor } from '../../test/waiting.ts';
import { readArguments } from './staff-arguments.ts';

const COMMAND = join(import.meta.dirname, 'staff.ts');
const PHONE = '79161234567';
const run = promisify(execFile);
const cleanUp = afterFile();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ cleanUp });
});

/** As a person with the keys of the machine would: a process of its own. */
async function staff(
  args: string[],
  environment: Record<string, string> = { DATABASE_URL: app.databaseUrl },
) {
  // A third of a start is compiling; `npm test` says where it is kept.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  return run(process.execPath, [COMMAND, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

const rolesOf = async (token: string) => (await app.call('GET /api/v2/user', {}, { token })).body.staff_roles;
const users = async () => (await pgQuery(app.databaseUrl, 'select count(*)::int as n from users')).rows[0].n;

describe('the command for staff roles', () => {
  it('grants and revokes, and both take effect in a session that is open', async () => {
    const { access } = await logIn(app, PHONE);
    expect(await rolesOf(access)).toEqual([]);
    const granted = await staff(['grant', '--phone', '+7 916 123-45-67', '--role', 'lead']);
    expect(granted).toEqual({ code: 0, stdout: 'grant: lead\n', stderr: '' });
    await waitFor(async () => expect(await rolesOf(access)).toEqual(['lead']));
    expect((await staff(['grant', '--phone', PHONE, '--role', 'lead'])).code).toBe(0);
    const revoked = await staff(['revoke', '--phone', PHONE, '--role', 'lead']);
    expect(revoked).toEqual({ code: 0, stdout: 'revoke: lead\n', stderr: '' });
    await waitFor(async () => expect(await rolesOf(access)).toEqual([]));
    const { rows } = await pgQuery(
      app.databaseUrl,
      `select action, actor_id, data from audit_log where subject_kind = 'user' order by id`,
    );
    expect(rows.at(0)).toEqual({ action: 'staff.granted', actor_id: null, data: { role: 'lead' } });
    expect(rows.at(-1)).toEqual({ action: 'staff.revoked', actor_id: null, data: { role: 'lead' } });
  });

  it('makes the account of somebody who has not logged in yet', async () => {
    expect((await staff(['grant', '--phone', '995500000099', '--role', 'operator'])).code).toBe(0);
    const { access } = await logIn(app, '995500000099', 'GE');
    expect(await rolesOf(access)).toEqual(['operator']);
  });

  it('tells when there was nothing to revoke, and changes nothing', async () => {
    const before = await users();
    const answer = await staff(['revoke', '--phone', '79160000099', '--role', 'lead']);
    expect(answer).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('does not hold the role lead'),
    });
    expect(await users()).toBe(before);
  });

  it('prints how it is used when it is used otherwise', async () => {
    const before = await users();
    const usage = /^node .*staff\.ts grant\|revoke --phone \d+ --role operator\|lead\|contentAdmin\n/;
    const answer = await staff(['grant', '--phone', PHONE, '--role', 'lead', '--force']);
    expect(answer).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(usage) });
    for (const args of [
      [],
      ['fire', '--phone', PHONE, '--role', 'lead'],
      ['grant', '--phone', PHONE, '--role', 'queen'],
      ['grant', '--phone', '123', '--role', 'lead'],
      ['grant', '--role', 'lead'],
    ])
      expect(() => readArguments(args), args.join(' ')).toThrow(usage);
    expect(await users()).toBe(before);
  });

  it('prints how it is used without a database, and what is wrong with a bad one', async () => {
    const args = ['grant', '--phone', PHONE, '--role', 'lead'];
    expect(await staff(args, {})).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('DATABASE_URL names'),
    });
    const away = await staff(args, { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
    expect(away).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('ECONNREFUSED') });
    const bad = await staff(args, { DATABASE_URL: 'mysql://x' });
    expect(bad).toMatchObject({ code: 1, stderr: expect.stringContaining('DATABASE_URL: must start with') });
  });
});
