import { statSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { icons } from './vite/icons.ts';
import { namedWidths } from './vite/named-widths.ts';
import { siteFiles } from './vite/site-files.ts';
import { textChunks } from './vite/text-chunks.ts';
import { textParts } from './vite/text-parts.ts';
import { tiedTexts } from './vite/tied-texts.ts';

const ENTRY =
  /web\/app\/(root\.tsx|entry\.client|app-providers|account-texts|lib\/(i18n|page-info|text-parts|texts\.|storage|session-keys|language|notifications\/(toaster|store|connection))|components\/(document-head|route-changes|crash-screen))/;
const LIBRARIES = /node_modules\/@tanstack\/|^.icon:/;
/** Forms, uploads and maps belong to some pages alone, however many of those share them. */
const PARTS = /web\/app\/(components(?!\/(form|upload|stepper|map|qr-code))|lib(?!\/(account|uploads)\/))\//;
const OURS =
  /(web\/app|packages\/(domain|contract)\/src)\/(?!.*\.css|components\/(form|upload)|lib\/uploads)/;
const SMALL_BYTES = 1000;

const bytesOf = (id: string): number =>
  statSync(id.split('?')[0] ?? id, { throwIfNoEntry: false })?.size ?? 0;
/** What most screens read, and what is small and has many readers: it travels together, whoever needs how much of it. */
const isCommon = (id: string): boolean =>
  LIBRARIES.test(id) || PARTS.test(id) || (OURS.test(id) && bytesOf(id) < SMALL_BYTES);

/**
 * Each file costs a browser about five milliseconds of its processor however small it is, so what is read together is one file. A group brings
 * along whatever its modules import: one that is drawn too wide makes every screen load its neighbours' code.
 */
const CHUNKS = [
  // Changes only with a dependency.
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'base', test: ENTRY },
  { name: 'common', test: isCommon, minShareCount: 6 },
  // The frame around every screen behind the log-in: menu, bell, news of the server, an offer to be signed.
  {
    name: 'shell',
    test: /web\/app\/(features\/(shell\/(?!require-console|account-menu|console-menu|section-gate)|notifications\/(bell|notices-query|use-has)|offers\/(offer-frame|offer-modal|offers-api|use-signing)|tickets\/ticket-queries)|lib\/(account\/(live|use-live)|logout|use-follow-other-tabs)|components\/loading-screen)/,
    minShareCount: 2,
  },
  { name: 'icons', test: /^.icon:/, minShareCount: 2 },
  { name: 'domain', test: /packages\/(domain|contract)\/src\//, minShareCount: 8 },
  { name: 'uploads', test: /web\/app\/(components\/upload|lib\/uploads)\//, minShareCount: 3 },
  { name: 'fields', test: /web\/app\/components\/form\//, minShareCount: 6 },
  {
    name: 'applications',
    test: /web\/app\/features\/orders\/(list\/|order-queries|order-words|status-tag|order-dates|time-left|use-moment)/,
    minShareCount: 2,
  },
  // What is filled in over several steps and kept meanwhile.
  { name: 'drafts', test: /web\/app\/(lib\/(forms\/|use-online)|components\/stepper\/)/, minShareCount: 2 },
  {
    name: 'points',
    test: /web\/app\/features\/points\/(point-queries|point-row|points\.module)/,
    minShareCount: 2,
  },
  // What owners and staff both have: else it would travel with what is the console's alone, to owners too.
  {
    name: 'lists',
    test: /packages\/domain\/src\/order-status\.ts|web\/app\/lib\/account\/casework\/queue\/(list-|period-|use-list-)/,
    minShareCount: 2,
  },
  {
    name: 'shared',
    test: /packages\/domain\/src\/(order-machine|tickets|questions|staff|tax|email|telegram)\.ts|web\/app\/lib\/account\/(film-view|order-fields|typing|use-download|use-order-event|use-duration|messages\/all-messages|casework\/mark)/,
    minShareCount: 2,
  },
  // What the menu of the console counts, on each of its screens.
  {
    name: 'console',
    test: /web\/app\/features\/(payments\/money-query|privacy\/requests\/requests-query|reviews\/(kinds|reviews-query|use-acts|queue\/queue-filter)|shell\/(require-console|console-menu|section-gate))/,
    minShareCount: 2,
  },
  // Queues and cases.
  {
    name: 'casework',
    test: /web\/app\/(lib\/account\/(shortcuts|casework)\/|features\/reviews\/)/,
    minShareCount: 2,
  },
];

/** The app behind the log-in. The public site is built by vite.site.config.ts; development serves both from here. */
export default defineConfig(({ command }) => ({
  plugins: [
    icons(),
    namedWidths(),
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
  // Late discovery of a dependency reloads the page in the middle of a test.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  worker: { format: 'es' },
}));
