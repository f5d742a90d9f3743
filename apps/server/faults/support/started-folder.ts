import { cp, lchown, lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type CleanUp, dataFolder } from './folder.ts';

/** As root PostgreSQL runs as another account, and its files have to be its own in the copy, too. */
async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  if (process.getuid?.() !== 0) return;
  for (const name of await readdir(from, { recursive: true })) {
    const { uid, gid } = await lstat(join(from, name));
    if (uid !== 0) await lchown(join(to, name), uid, gid);
  }
}

/** A data folder of one's own whose first start is over. */
export async function startedFolder(cleanUp: CleanUp): Promise<string> {
  const folder = dataFolder(cleanUp);
  await copyFolder(inject('startedFolder'), folder);
  // Where it listened last: all the copies would ask for the same port at once.
  await rm(join(folder, 'postgres', 'port'), { force: true });
  return folder;
}
