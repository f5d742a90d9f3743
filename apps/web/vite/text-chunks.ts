import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const NAME = 'virtual:text-chunks';
const BUNDLE = /locales\/src\/bundles\/(\w+)\/(\w+)\.ts$/;

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/**
 * Tells the server build which files hold the texts of a language and a part, so that the page can ask for them
 * together with the scripts instead of after them. The client is built first; its manifest is on disk by then.
 */
export function textChunks(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'punkt:text-chunks',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const known = config.command === 'build' && this.environment.name === 'ssr';
      return `export default ${JSON.stringify(known ? await readChunks(config.root) : {})}`;
    },
  };
}

async function readChunks(root: string): Promise<Record<string, readonly string[]>> {
  const file = path.join(root, 'build/client/.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const chunks: Record<string, readonly string[]> = {};
  for (const [source, entry] of Object.entries(manifest)) {
    const [, language, part] = BUNDLE.exec(source) ?? [];
    if (language && part) chunks[`${language}/${part}`] = filesOf(manifest, entry);
  }
  return chunks;
}

function filesOf(manifest: Manifest, entry: ManifestEntry): string[] {
  const imported = (entry.imports ?? []).flatMap((name) => {
    const next = manifest[name];
    return next ? filesOf(manifest, next) : [];
  });
  return [...new Set([`/${entry.file}`, ...imported])];
}
