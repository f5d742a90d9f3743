import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const SKIP = new Set(['node_modules', 'build', '.react-router', '.data', '.cache', '.git']);

async function filesBelow(path) {
  let entries;
  try {
    entries = await readdir(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  const kept = entries.filter(({ name }) => !SKIP.has(name));
  const nested = await Promise.all(kept.map((entry) => filesBelow(join(path, entry.name))));
  return nested.flat();
}

/** A fingerprint of contents, not of dates: a fresh clone and a restored cache have dates of their own. */
export async function fingerprint(root, paths) {
  const hash = createHash('sha256');
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat().sort();
  for (const file of files)
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

export async function isFresh(stampFile, value) {
  return (await readFile(stampFile, 'utf8').catch(() => '')) === value;
}

export async function writeStamp(stampFile, value) {
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, value);
}
