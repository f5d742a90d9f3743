/** What a build takes after both builds of Vite, in this order: whoever builds, builds the same. */
import { cp } from 'node:fs/promises';
import path from 'node:path';

const build = path.resolve(import.meta.dirname, '../build');
// The fonts that the public pages' rules name: those rules are written by the server's build.
await cp(path.join(build, 'site/assets'), path.join(build, 'client/assets'), {
  recursive: true,
  filter: (file) => !file.endsWith('.js'),
});
await import('./service-worker.mjs');
await import('./budget.mjs');
await import('./compress.mjs');
