/** The walls of docs/architecture.md. Each carries its reason, so that whoever runs into one knows why it stands there. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const TEST = String.raw`\.test\.tsx?$|^apps/server/(test|faults)/|/testing/`;

export default {
  forbidden: [
    rule(
      'no-circles',
      'Two files that need each other are one file, or hide a third.',
      {},
      { circular: true },
    ),
    rule(
      'domain-stands-alone',
      'Rules run in the browser and on the server, so they know neither.',
      { path: '^packages/domain/' },
      { path: '^(apps|packages/(?!domain/)|e2e|bench)' },
    ),
    rule(
      'contract-knows-the-domain-only',
      'The wire is described in terms of the rules, never of an implementation.',
      { path: '^packages/contract/' },
      { path: '^(apps|packages/(?!(domain|contract)/)|e2e|bench)' },
    ),
    rule(
      'locales-know-the-domain-only',
      'Texts are keyed by the domain and known to nobody else below them.',
      { path: '^packages/locales/' },
      { path: '^(apps|packages/(?!(domain|locales)/)|e2e|bench)' },
    ),
    rule(
      'server-and-web-meet-on-the-wire',
      'The server knows the web app by one function of its build; the web app knows the server by the contract.',
      { path: '^apps/server/' },
      { path: '^apps/web/' },
    ),
    rule(
      'web-is-not-the-server',
      'As above, the other way.',
      { path: '^apps/web/' },
      { path: '^apps/server/' },
    ),
    rule(
      'platform-knows-no-feature',
      'The platform serves every feature alike; what only one needs belongs to that one.',
      { path: '^apps/server/src/platform/', pathNot: TEST },
      { path: '^apps/server/src/(features|providers|wiring|app\\.ts|main\\.ts)' },
    ),
    rule(
      'providers-know-no-feature',
      'An outside service is wrapped once, for whoever needs it.',
      { path: '^apps/server/src/providers/', pathNot: TEST },
      { path: '^apps/server/src/(features|wiring|app\\.ts|main\\.ts)' },
    ),
    rule(
      'features-are-wired-from-above',
      'Wiring puts features together; a feature that asks the wiring knows them all.',
      { path: '^apps/server/src/features/', pathNot: TEST },
      { path: '^apps/server/src/(wiring|commands|app\\.ts|main\\.ts)' },
    ),
    rule(
      'features-know-ports-only',
      'Which adapter answers is configuration: a feature knows the port, and what a provider ships as plain data or text rules.',
      { path: '^apps/server/src/features/', pathNot: TEST },
      {
        path: '^apps/server/src/providers/[^/]+/',
        pathNot: String.raw`/(port|towns|street-grid|transliterate|terms|classifier|bayes|neighbours|turns|spelling|tokens)\.ts$|^apps/server/src/providers/payments/sandbox\.ts$`,
      },
    ),
    rule(
      'the-sandbox-bank-is-a-type',
      'The pay page of the sandbox is drawn by payments; the bank itself is handed over by the wiring.',
      { path: '^apps/server/src/features/', pathNot: TEST },
      { path: '^apps/server/src/providers/payments/sandbox\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'features-meet-through-services',
      "A feature asks another's service; its tables and its HTTP are nobody else's business.",
      { path: '^apps/server/src/features/([^/]+)/', pathNot: TEST },
      {
        path: '^apps/server/src/features/(?!$1/)[^/]+/',
        pathNot: String.raw`^apps/server/src/features/[^/]+/(service|admin|policy|company-facts-service|sandbox-service)\.ts$`,
      },
    ),
    rule(
      'only-the-sandbox-makes-things-up',
      'What fills an empty sandbox reaches into a feature by a door of its own, which nobody else uses.',
      { path: '^apps/server/src/features/(?!sandbox/)([^/]+)/', pathNot: TEST },
      { path: String.raw`^apps/server/src/features/(?!$1/)[^/]+/sandbox-service\.ts$` },
    ),
    rule(
      'routes-hold-no-sql',
      'routes → service → store: a route that reaches the store skips the decision.',
      { path: String.raw`(/|-)routes\.ts$` },
      { path: String.raw`store\.ts$|node_modules/(kysely|pg)/` },
    ),
    rule(
      'sql-stands-in-stores',
      'Whoever changes a table reads the stores and has read everything; a service that needs a lock or a notification asks platform/database.',
      {
        path: '^apps/server/src/',
        pathNot: String.raw`${TEST}|^apps/server/src/platform/|(/|-)store\.ts$`,
      },
      { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-routes-speak-http',
      'A service or a policy is called by routes, jobs and other services; a request or reply, even as a type, is known to the first only.',
      {
        path: '^apps/server/src/features/',
        pathNot: String.raw`${TEST}|(/|-)routes\.ts$|/assistant/limits\.ts$`,
      },
      { path: 'node_modules/fastify/' },
    ),
    rule(
      'components-know-no-feature',
      'Shared parts are shared because they know nothing of what they show.',
      { path: '^apps/web/app/(components|lib)/', pathNot: TEST },
      { path: '^apps/web/app/(features|routes)/' },
    ),
    rule(
      'features-know-no-routes',
      'Routes place features, never the other way.',
      { path: '^apps/web/app/features/' },
      { path: '^apps/web/app/routes/' },
    ),
    rule(
      'web-features-are-apart',
      "A feature imports no other feature's insides; what two share goes to components or lib.",
      { path: '^apps/web/app/features/([^/]+)/' },
      { path: '^apps/web/app/features/(?!$1/)[^/]+/' },
    ),
    rule(
      'public-pages-are-light',
      'The public site loads no query library, no schemas and no parts of the account area. What islands load through others is looked at by their build (vite/site-files.ts).',
      {
        path: '^apps/web/app/(site|features/(content|assistant|questions)|components|lib)/',
        pathNot: `${TEST}|^apps/web/app/(lib/account|features/(questions/console|content/editor))/`,
      },
      {
        path: 'node_modules/(@tanstack|@mantine|zod)/|^apps/web/app/lib/account/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'public-pages-have-no-router',
      "A public page is a document: its links are links, and no list of the account area's routes reaches it.",
      {
        path: String.raw`^apps/web/app/(site|features/(content|assistant))/|\.island\.tsx$`,
        pathNot: TEST,
      },
      { path: '^node_modules/(@?react-router)/|^apps/web/app/routes/' },
    ),
    rule(
      'product-needs-no-test-code',
      'What runs for people must not lean on what runs for tests.',
      { path: '^(apps|packages)/', pathNot: TEST },
      { path: TEST },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(build|\.react-router|\.data)/` },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no API for tools yet; swc reads the sources instead.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
