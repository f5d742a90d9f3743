import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const NAME = 'virtual:island-sheets';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Whose sheets every public page needs. */
const EVERYWHERE = ['app/root.tsx', 'app/routes/site/layout.tsx'];

/**
 * Gives the server build the style sheets of each island. Its script is not loaded with the page, so the router does not know
 * of them; the page carries them inside, which also spares a phone the journeys for a dozen small files. The client is built
 * first; its files are on disk by then.
 */
export function islandSheets(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'punkt:island-sheets',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const known = config.command === 'build' && this.environment.name === 'ssr';
      return `export default ${JSON.stringify(known ? await readSheets(config.root) : null)}`;
    },
  };
}

async function readSheets(root: string) {
  const client = path.join(root, 'build/client');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const everywhere = [...new Set(EVERYWHERE.flatMap((name) => sheetsOf(manifest, entryOf(manifest, name))))];
  const islands: Record<string, string[]> = {};
  const rules: Record<string, string> = {};
  const read = async (sheet: string) => {
    rules[sheet] ??= await readFile(path.join(client, sheet), 'utf8');
  };
  for (const sheet of everywhere) await read(sheet);
  for (const [source, entry] of Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry)) {
    islands[source] = sheetsOf(manifest, entry).filter((sheet) => !everywhere.includes(sheet));
    for (const sheet of islands[source]) await read(sheet);
  }
  return { everywhere, islands, rules };
}

/** The router adds its own query to the names of routes. */
const entryOf = (manifest: Manifest, name: string): ManifestEntry | undefined =>
  Object.entries(manifest).find(([source]) => source.split('?')[0] === name)?.[1];

function sheetsOf(manifest: Manifest, entry: ManifestEntry | undefined, seen = new Set<string>()): string[] {
  if (!entry || seen.has(entry.file)) return [];
  seen.add(entry.file);
  const imported = (entry.imports ?? []).flatMap((name) => sheetsOf(manifest, manifest[name], seen));
  return [...new Set([...imported, ...(entry.css ?? [])])];
}
