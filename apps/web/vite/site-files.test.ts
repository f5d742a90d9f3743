import { expect, test } from 'vitest';
import { siteFiles } from './site-files.ts';

/** A bundle of one script made from these modules, as the bundler hands it over. */
function bundle(...moduleIds: string[]): void {
  const { generateBundle } = siteFiles();
  const refuse = (message: string) => {
    throw new Error(message);
  };
  if (typeof generateBundle !== 'object') throw new Error('the plugin has changed');
  const chunk = { type: 'chunk', fileName: 'a.js', moduleIds, imports: [] };
  generateBundle.handler.call(
    { environment: { name: 'client' }, error: refuse } as never,
    {} as never,
    { 'a.js': chunk } as never,
    true,
  );
}

test.each([
  '/punkt/node_modules/react-router/dist/production/index.mjs',
  '/punkt/node_modules/@tanstack/query-core/build/modern/query.js',
  '/punkt/apps/web/app/routes/lk/orders.tsx',
  '/punkt/apps/web/app/lib/account/live.ts',
])('a public page that would load %s is not built', (id) => {
  expect(() => bundle('/punkt/apps/web/app/site/browser.ts', id)).toThrow(id);
});

test('what an island stands on is let in', () => {
  expect(() =>
    bundle(
      '/punkt/node_modules/react-dom/client.js',
      '/punkt/apps/web/app/components/login/login-form.tsx',
      '/punkt/apps/web/app/lib/api.ts',
    ),
  ).not.toThrow();
});
