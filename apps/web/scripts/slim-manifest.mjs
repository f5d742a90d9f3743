/**
 * The router's list of routes names, for each, every file it imports, so that a link can fetch them ahead. We fetch nothing
 * ahead, and the list is part of every first load: without those names it weighs half. The server's own copy keeps them.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const assets = path.resolve(import.meta.dirname, '../build/client/assets');
const PREFIX = 'window.__reactRouterManifest=';

const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
if (!name) throw new Error('The build has no list of routes');
const file = path.join(assets, name);
const source = await readFile(file, 'utf8');
if (!source.startsWith(PREFIX)) throw new Error(`${name} is not what the router used to write`);
const manifest = JSON.parse(source.slice(PREFIX.length).replace(/;\s*$/, ''));

/** What is false is absent: the router asks for truth alone. */
const slim = (route) =>
  Object.fromEntries(Object.entries(route).filter(([key, value]) => key !== 'imports' && value !== false));
for (const id of Object.keys(manifest.routes)) manifest.routes[id] = slim(manifest.routes[id]);
await writeFile(file, `${PREFIX}${JSON.stringify(manifest)};`);
