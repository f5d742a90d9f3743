import { globSync } from 'node:fs';
import { defineConfig } from 'vite';
import { namedWidths } from './vite/named-widths.ts';
import { siteFiles } from './vite/site-files.ts';
import { textParts } from './vite/text-parts.ts';
import { tiedTexts } from './vite/tied-texts.ts';

/** The public site, apart from the app behind the log-in: whatever changes there, these files stay the same to the byte. */
export default defineConfig({
  plugins: [namedWidths(), tiedTexts(), textParts(), siteFiles()],
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (client) await build(client);
      if (ssr) await build(ssr);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: '.vite/site.json',
        rolldownOptions: {
          // An island is imported by its address, so what it exports must stay.
          preserveEntrySignatures: 'strict',
          input: [
            'app/site/browser.ts',
            'app/site/editor-door.ts',
            ...globSync('app/features/**/*.island.tsx', { cwd: import.meta.dirname }),
          ],
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
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
