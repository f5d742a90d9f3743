import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, childEnv, install, node, ROOT } from './lib/prepare.mjs';

const development = process.argv.includes('--dev');

/** The server is a child only because it needs another Node than the one npm may have been started with. */
function serve() {
  const args = [
    ...(development ? ['--watch-path=apps/server/src', '--watch-path=packages'] : []),
    'apps/server/src/main.ts',
  ];
  const env = { ...process.env, ...childEnv(), ...(development && { PUNKT_DEV: '1' }) };
  const child = spawn(node(), args, { cwd: ROOT, env, stdio: 'inherit' });
  // Ctrl-C in a terminal reaches the child by itself, and a second SIGINT would mean «now, at once»; we only wait for it.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

try {
  await install();
  if (!development) await buildWeb();
  process.env.DATA_DIR ||= join(ROOT, '.data');
  serve();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
