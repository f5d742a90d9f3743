/** Development alone: the rules that a build writes into the page, and the reloading. */
import 'virtual:react-router/inject-hmr-runtime';

import.meta.glob(
  ['../components/*.css', './*.css', '../lib/**/*.css', '../features/{content,offers,auth}/**/*.css'],
  { eager: true },
);
await import('./browser.ts');
