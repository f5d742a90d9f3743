import { globSync } from 'node:fs';
import { defineConfig } from 'vite';
import { icons } from './vite/icons.ts';
import { namedWidths } from './vite/named-widths.ts';
import { siteFiles } from './vite/site-files.ts';
import { textParts } from './vite/text-parts.ts';
import { tiedTexts } from './vite/tied-texts.ts';

/**
 * What is loaded together is one file: it packs better than many small ones, and is fewer requests. A group brings along whatever its modules
 * import, so the earlier ones hold what the later ones must not.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Read by browser.ts itself, so before anything wakes: no React in it.
  {
    name: 'plain',
    test: /web\/app\/lib\/(storage|session|session-keys|uuid|language|cookie|page-info-browser|notifications\/store|site\/(consent|count-late))\.ts|vite\/preload-helper/,
  },
  // An address with a query asks for it first, on a page where nothing has woken.
  { name: 'arrival', test: /web\/app\/lib\/arrival\.ts/ },
  { name: 'session', test: /web\/app\/lib\/(client|current-user|api-error|api|retry|refresh)\.ts/ },
  // With the first island, whichever it is.
  {
    name: 'awake',
    test: /web\/app\/(site\/hydrate-island\.tsx|lib\/(i18n\.tsx|page-info\.ts|copy-text)|lib\/notifications\/(toaster|use-phrase|request-code)|components\/icons\.tsx)|lib\/site\/content\.ts/,
  },
  {
    name: 'phone',
    test: /web\/app\/components\/(field|flag|form\/phone-number)\.tsx|domain\/src\/(phone|length|message|countries\/ru-programme)\.ts/,
  },
  {
    name: 'programme',
    test: /landing\/(programme-text|use-seen|chosen-place)\.ts|domain\/src\/programme-figures\.ts/,
  },
];

/** The public site, apart from the app behind the log-in: whatever changes there, these files stay the same to the byte. */
export default defineConfig({
  plugins: [icons(), namedWidths(), tiedTexts(), textParts(), siteFiles()],
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (client) await build(client);
      if (ssr) await build(ssr);
    },
  },
  environments: {
    client: {
      // The way in for React's developer tools, 0.4 KiB of every visit; they work in development, which is built by vite.config.ts.
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      build: {
        outDir: 'build/client',
        manifest: '.vite/site.json',
        rolldownOptions: {
          // An island is imported by its address, so what it exports must stay.
          preserveEntrySignatures: 'strict',
          treeshake: { propertyReadSideEffects: false },
          input: [
            'app/site/browser.ts',
            'app/site/editor-door.ts',
            ...globSync('app/features/**/*.island.tsx', { cwd: import.meta.dirname }),
          ],
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: CHUNKS,
            },
          },
        },
      },
    },
    ssr: {
      // React in its quick form, however the server is started.
      resolve: { noExternal: ['react', 'react-dom'] },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'build/site',
        emptyOutDir: true,
        ssr: true,
        ssrEmitAssets: true,
        cssMinify: true,
        rolldownOptions: { input: 'app/site/entry.server.tsx' },
      },
    },
  },
  build: {
    target: 'es2022',
    // Beside the account area's files, which are built first.
    emptyOutDir: false,
    copyPublicDir: false,
    // A data: font or script would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Only sheets must be there before a script that needs them; naming the scripts it imports would weigh on every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  worker: { format: 'es' },
});
