/**
 * Writes the service worker after the build (React Router finishes later than any Vite plugin would see).
 * Keeps the shell of the account area, answers navigations from the network first, and shows an offline
 * page when there is nothing; `push-worker.js` shows what the server pushes. It never touches `/api`: an answer of yesterday would be a lie about money.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSW } from 'workbox-build';

const client = path.resolve(import.meta.dirname, '../build/client');
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

const shell = new Set();
for (const key of Object.keys(manifest)) if (SHELL.some((source) => source.test(key))) filesOf(key, shell);

const { count, size, warnings } = await generateSW({
  globDirectory: client,
  globPatterns: ['offline.html', 'offline.css', 'icons/*.svg', ...shell],
  swDest: path.join(client, 'sw.js'),
  inlineWorkboxRuntime: true,
  importScripts: ['/push-worker.js'],
  sourcemap: false,
  mode: 'production',
  clientsClaim: true,
  // Not at once: a tab opened before a release may still need a file of its own version.
  skipWaiting: false,
  cleanupOutdatedCaches: true,
  dontCacheBustURLsMatching: /^assets\//,
  runtimeCaching: [
    {
      urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
      handler: 'NetworkFirst',
      options: {
        cacheName: 'pages',
        networkTimeoutSeconds: 5,
        expiration: { maxEntries: 30 },
        precacheFallback: { fallbackURL: '/offline.html' },
      },
    },
    {
      urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(assets|drawings|icons)\//.test(url.pathname),
      handler: 'StaleWhileRevalidate',
      options: { cacheName: 'assets', expiration: { maxEntries: 150 } },
    },
  ],
});

for (const warning of warnings) process.stderr.write(`service worker: ${warning}\n`);
process.stdout.write(`service worker: ${count} files, ${Math.round(size / 1024)} KiB kept ahead\n`);
