import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { siteFiles } from './vite/site-files.ts';
import { tablerIcons } from './vite/tabler-icons.ts';
import { textChunks } from './vite/text-chunks.ts';
import { textParts } from './vite/text-parts.ts';
import { tiedTexts } from './vite/tied-texts.ts';

/**
 * Files that change only with a dependency, that every page needs, and that most pages behind the log-in share. Each file costs a
 * browser about five milliseconds of its processor however small it is, so icons and the query library are a file each.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'icons', test: /node_modules\/@tabler\/icons-react\//, minShareCount: 2 },
  { name: 'queries', test: /node_modules\/@tanstack\//, minShareCount: 3 },
  {
    name: 'base',
    test: /web\/app\/(root\.tsx|entry\.client|app-providers|account-texts|lib\/(i18n|page-info|text-parts|texts\.|storage|session-keys|language|notifications\/(toaster|store|connection))|components\/(document-head|route-changes|crash-screen))/,
  },
  // Forms, uploads and maps belong to some pages alone, however many of those share them.
  {
    name: 'common',
    test: /web\/app\/(components(?!\/(form|upload|stepper|map|qr-code))|lib(?!\/(account|uploads)\/))\//,
    minShareCount: 6,
  },
  // What is small and has many readers travels together, whoever of them needs how much of it.
  {
    name: 'small',
    test: /(web\/app|packages\/(domain|contract)\/src)\/(?!.*\.css)/,
    minShareCount: 6,
    maxModuleSize: 1000,
  },
];

/** The app behind the log-in. The public site is built by vite.site.config.ts; development serves both from here. */
export default defineConfig(({ command }) => ({
  plugins: [
    tablerIcons(),
    tiedTexts(),
    textParts(),
    reactRouter(),
    textChunks(),
    ...(command === 'serve' ? [siteFiles()] : []),
  ],
  environments: {
    // Fastify knows one function of ours, `render`; everything of the router stays behind it.
    ssr: {
      build: {
        rolldownOptions: {
          input: './app/entry.handler.ts',
          // The server holds every text at once; that the browser's loaders name them too is no mistake here.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: CHUNKS },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // A data: font or script would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The map from sources to files: the server preloads a language's texts by it, the service worker picks its shell.
    manifest: true,
    // Only sheets must be there before a script that needs them; the scripts it imports are few, and naming them weighs on every first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  // Their barrels name thousands of modules; bundled, only what is used is loaded when the server starts.
  ssr: { noExternal: ['@tabler/icons-react'] },
  // Late discovery of a dependency reloads the page in the middle of a test.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  worker: { format: 'es' },
}));
