import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Accounts, chooseAccount } from './account.ts';
import { machineAccounts } from './accounts.ts';
import { run } from './run.ts';
import { isRoot, testFolder, when } from './testing/folders.ts';
import { machineWith, startForTest } from './testing/machine.ts';
import { ask } from './testing/query.ts';

function imagined(existing: Record<string, number>, creates = true): Accounts {
  return {
    isRoot: true,
    preferred: ['postgres'],
    own: 'punkt',
    fallbacks: ['nobody'],
    find: async (name) => {
      const uid = existing[name];
      return uid === undefined ? undefined : { name, uid, gid: uid };
    },
    create: async (name) => {
      if (creates) existing[name] = 999;
    },
  };
}

const chosen = async (accounts: Accounts) => (await chooseAccount(accounts, () => {}))?.name;

describe('the choice of account', () => {
  it('is oneself when not root', async () => {
    expect(await chosen({ ...imagined({ postgres: 101 }), isRoot: false })).toBeUndefined();
  });

  it('is the account made for PostgreSQL when there is one, never one that is root itself', async () => {
    expect(await chosen(imagined({ postgres: 101, punkt: 998 }))).toBe('postgres');
    expect(await chosen(imagined({ postgres: 0, punkt: 998 }))).toBe('punkt');
  });

  it('is a new account when there is none, and an unprivileged one when none can be made', async () => {
    expect(await chosen(imagined({ nobody: 65534 }))).toBe('punkt');
    expect(await chosen(imagined({ nobody: 65534 }, false))).toBe('nobody');
  });

  it('says what to do when nothing is left', async () => {
    await expect(chosen(imagined({}, false))).rejects.toThrow(/refuses to run as root[\s\S]*ordinary user/);
  });
});

when(isRoot && process.platform === 'linux', describe)(
  'root on a machine without an account for PostgreSQL',
  () => {
    const startWith = async (accounts: Accounts) => {
      const dataDir = testFolder();
      const server = await startForTest(dataDir, {}, { ...machineWith(testFolder()), accounts });
      expect(await ask(server.url(), 'SELECT 1 AS one')).toEqual({ one: 1 });
      return { server, uid: statSync(join(dataDir, 'postgres', 'cluster')).uid };
    };

    it('creates one and runs PostgreSQL as it', async () => {
      const own = `punkt-test-${randomBytes(3).toString('hex')}`;
      onTestFinished(async () => void (await run('userdel', [own])));
      const accounts = machineAccounts({ preferred: ['no-such-account'], own });
      const { server, uid } = await startWith(accounts);
      expect((await accounts.find(own))?.uid).toBe(uid);
      expect(server.lines.join()).toContain(`created the system account "${own}"`);
    });

    it('falls back to an unprivileged account when none can be created', async () => {
      const accounts = machineAccounts({ preferred: [], own: 'not a possible name' });
      const { server, uid } = await startWith(accounts);
      expect((await accounts.find('nobody'))?.uid).toBe(uid);
      expect(server.lines.join()).toContain('using "nobody"');
    });
  },
);
