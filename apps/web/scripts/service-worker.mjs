/**
 * Makes the service worker (`worker/`) after the build: React Router finishes later than any Vite plugin would see. Workbox's own builder does
 * the same with a quarter of all packages that we installed, Babel and a second bundler among them.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'rolldown';

const web = path.resolve(import.meta.dirname, '..');
const client = path.join(web, 'build/client');
const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'));

/** Sources whose files are worth having before they are asked for. */
const SHELL = [/^app\/entry\.client\.tsx$/, /^app\/root\.tsx/, /^app\/routes\/lk\//];

function filesOf(key, found) {
  const entry = manifest[key];
  if (!entry || found.has(entry.file)) return;
  found.add(entry.file);
  for (const sheet of entry.css ?? []) found.add(sheet);
  for (const next of entry.imports ?? []) filesOf(next, found);
}

const icons = (await readdir(path.join(client, 'icons'))).filter((name) => name.endsWith('.svg')).sort();
const shell = new Set(['offline.html', 'offline.css', ...icons.map((name) => `icons/${name}`)]);
for (const key of Object.keys(manifest)) if (SHELL.some((source) => source.test(key))) filesOf(key, shell);

let size = 0;
const kept = [];
for (const url of shell) {
  const bytes = await readFile(path.join(client, url));
  size += bytes.length;
  // Names of the build change with what is in them.
  const named = url.startsWith('assets/');
  kept.push({ url, revision: named ? null : createHash('sha256').update(bytes).digest('base64url') });
}

await build({
  input: path.join(web, 'worker/main.js'),
  platform: 'browser',
  transform: {
    target: 'es2022',
    define: { SHELL_FILES: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
  },
  output: { file: path.join(client, 'sw.js'), format: 'iife', minify: true },
});
process.stdout.write(`service worker: ${kept.length} files, ${Math.round(size / 1024)} KiB kept ahead\n`);
