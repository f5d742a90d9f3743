import type { Accounts } from './account.ts';
import { run } from './run.ts';

/** The accounts of this machine; `own` can be another name in tests. */
export function machineAccounts(overrides: Partial<Pick<Accounts, 'preferred' | 'own'>> = {}): Accounts {
  return {
    isRoot: process.getuid?.() === 0,
    preferred: ['postgres', '_postgres'], // the second is its name on macOS
    own: 'punkt',
    fallbacks: ['nobody', 'daemon'],
    find: findAccount,
    create: createAccount,
    ...overrides,
  };
}

/** `id` knows accounts of every source, /etc/passwd only its own. */
async function findAccount(name: string) {
  const [uid, gid] = await Promise.all([numberFrom('-u', name), numberFrom('-g', name)]);
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid };
}

async function numberFrom(flag: string, name: string): Promise<number | undefined> {
  const { code, output } = await run('id', [flag, name]);
  const value = Number(output.trim());
  return code === 0 && Number.isInteger(value) ? value : undefined;
}

/** The same account in three dialects: shadow (most Linux), Debian's adduser, busybox. The first that works ends it. */
async function createAccount(name: string): Promise<void> {
  const dialects: [string, ...string[]][] = [
    [
      'useradd',
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/bin/false',
    ],
    ['adduser', '--system', '--group', '--no-create-home', '--home', '/nonexistent', '--shell', '/bin/false'],
    ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/bin/false'],
  ];
  for (const [command, ...flags] of dialects) {
    if ((await run(command, [...flags, name])).code === 0) return;
  }
}
