import { spawn } from 'node:child_process';

/** The account PostgreSQL runs under; undefined means our own. */
export type Account = { name: string; uid: number; gid: number } | undefined;

export type Outcome = { code: number | null; output: string };

/**
 * A clean environment: PGDATA, PGPORT, LD_LIBRARY_PATH or a locale of the host must not change what the server does.
 * Windows programs do not start without SystemRoot.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = process.platform === 'win32' ? process.env : {};
  const path = process.env.PATH ?? '';
  return {
    ...kept,
    PATH: process.platform === 'win32' ? path : `${path}:/usr/sbin:/usr/bin:/sbin:/bin`,
    LC_ALL: 'C',
    TZ: 'UTC',
  };
}

/** Our own folder may be closed to the account, and no program likes to start in a folder it can't see. */
export const asAccount = (account: Account) => ({
  cwd: process.platform === 'win32' ? process.cwd() : '/',
  env: cleanEnvironment(),
  ...(account && { uid: account.uid, gid: account.gid }),
});

/** Runs a program to its end; a program that can't be started is an outcome too (code null). */
export function run(command: string, args: string[], account?: Account, input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...asAccount(account), stdio: 'pipe' });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.stdin.on('error', () => {}); // it may end without reading its input
    child.stdin.end(input);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
