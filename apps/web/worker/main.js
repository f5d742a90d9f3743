/**
 * Keeps the shell of the account area, answers navigations from the network first, and shows an offline page when there is nothing. It
 * never touches `/api`: an answer of yesterday would be a lie about money. `scripts/service-worker.mjs` makes one file of it.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import './push.js';

// A new one waits for the last page of the old: a tab opened before a release may still need a file of its own version.
clientsClaim();
precacheAndRoute(SHELL_FILES);
cleanupOutdatedCaches();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: 5,
    plugins: [
      new ExpirationPlugin({ maxEntries: 30 }),
      new PrecacheFallbackPlugin({ fallbackURL: '/offline.html' }),
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|drawings|icons)\//.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 150 })] }),
);
