/** What a build takes after the router's own part, in this order: whoever builds, builds the same. */
await import('./slim-manifest.mjs');
await import('./service-worker.mjs');
await import('./budget.mjs');
await import('./compress.mjs');
