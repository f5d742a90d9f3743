/** Development alone: the rules that a build writes into the page, and the hot reload of islands. */
import 'virtual:react-router/inject-hmr-runtime';

// The hot reload is the router's, which first lets its router read again: a public page has none.
Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => undefined } });
import.meta.glob(['../components/*.css', '../lib/**/*.css', '../features/{content,offers,auth}/**/*.css'], {
  eager: true,
});
await import('./browser.ts');
