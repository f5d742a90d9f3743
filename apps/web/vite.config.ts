import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { tablerIcons } from './vite/tabler-icons.ts';
import { textChunks } from './vite/text-chunks.ts';

/** What every page needs, in two files: they compress better together, and the first changes only with a dependency. */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  // Forms, uploads and maps belong to signed-in pages alone, however many of those share them.
  {
    name: 'base',
    test: /web\/app\/(components(?!\/(form|upload|stepper|map)\/)|lib(?!\/(account|uploads)\/))\//,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [tablerIcons(), reactRouter(), textChunks()],
  environments: {
    // Fastify knows one function of ours, `handle`; everything of the router stays behind it.
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
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: CHUNKS } },
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
    modulePreload: { polyfill: false },
  },
  // Their barrels name thousands of modules; bundled, only what is used is loaded when the server starts.
  ssr: { noExternal: ['@tabler/icons-react', '@mantine/core', '@mantine/hooks'] },
  // Late discovery of a dependency reloads the page in the middle of a test.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  worker: { format: 'es' },
});
