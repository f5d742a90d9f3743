import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const NAME = 'virtual:site-files';
/** What must never reach a public page: it would change with every route of the account area, and weigh as much as all of it. */
const BEHIND_THE_DOOR =
  /node_modules\/(react-router|@react-router|@tanstack|@mantine|zod)\/|web\/app\/(routes|lib\/account)\//;

interface ManifestEntry {
  readonly file: string;
}

/**
 * The public site is built twice: for the browser (browser.ts and the islands) and for the server, which learns here how the browser's
 * files are called, and which rules belong to each page.
 */
export function siteFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'punkt:site-files',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const files =
        config.command === 'build'
          ? await readFiles(config.root)
          : { browser: '/app/site/dev.ts', editor: '/app/site/editor-door.ts', islands: null };
      return `export default ${JSON.stringify(files)}`;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const strange = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => BEHIND_THE_DOOR.test(id));
        if (strange.length > 0) this.error(`A public page would load ${strange.join(', ')}`);
        if (this.environment.name === 'client') return;
        const sheets: Record<string, string[]> = {};
        const rulesOf = (name: string, seen: Set<string>): string[] => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || seen.has(name)) return [];
          seen.add(name);
          const imported = chunk.imports.flatMap((each) => rulesOf(each, seen));
          const own = [...(chunk.viteMetadata?.importedCss ?? [])].map((sheet) => {
            const asset = bundle[sheet];
            return asset?.type === 'asset' ? String(asset.source) : '';
          });
          return [...imported, ...own];
        };
        for (const chunk of chunks)
          if (chunk.facadeModuleId)
            sheets[path.relative(config.root, chunk.facadeModuleId).replaceAll('\\', '/')] = rulesOf(
              chunk.fileName,
              new Set(),
            );
        for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
        this.emitFile({ type: 'asset', fileName: 'sheets.json', source: JSON.stringify(sheets) });
      },
    },
    /** Development: what only the server draws has no other way to the screen than a reload. */
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const known = modules.some(
        ({ file }) => file && server.environments.client.moduleGraph.getModulesByFile(file),
      );
      if (!known) server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

async function readFiles(root: string) {
  const file = path.join(root, 'build/client/.vite/site.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, ManifestEntry>;
  const islands = Object.entries(manifest)
    .filter(([source]) => source.endsWith('.island.tsx'))
    .map(([source, entry]) => [source, `/${entry.file}`]);
  const address = (source: string) => `/${manifest[source]?.file}`;
  return {
    browser: address('app/site/browser.ts'),
    editor: address('app/site/editor-door.ts'),
    islands: Object.fromEntries(islands),
  };
}
