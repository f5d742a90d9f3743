import { spawn } from 'node:child_process';
import { COMPILED, childEnv, node, ROOT, SERVER_MAIN } from './prepare.mjs';

const PARENT = process.ppid;
const LOOK_EVERY_MS = 500;

/**
 * npm starts us through a shell, which ends at a SIGTERM and does not pass it on. Only under npm: who starts us by hand may well mean
 * it to outlive the terminal.
 */
function whenParentIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const looking = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(looking);
    stop();
  }, LOOK_EVERY_MS);
}

/** The server is a child only because it needs another Node than the one npm may have been started with. */
export function serve({ development = false } = {}) {
  const args = development
    ? ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts']
    : [SERVER_MAIN];
  const env = {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    ...childEnv(),
    // React as production has it, without what helps whoever develops.
    ...(development ? { PUNKT_DEV: '1' } : { NODE_ENV: 'production' }),
  };
  // The channel disconnects when this process ends, however it ends, and the server then stops.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(node(), args, { cwd: ROOT, env, stdio });
  // Ctrl-C in a terminal reaches the child by itself, and a second SIGINT would mean «now, at once»; we only wait for it.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenParentIsGone(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
