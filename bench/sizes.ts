import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Server } from './lib/process.ts';
import type { Line } from './lib/table.ts';

const CLIENT = join(import.meta.dirname, '../apps/web/build/client');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What a browser loads before anybody has touched anything; `/lk` leads to its first page, so both count. Islands are weighed by the build. */
const LOADS = [
  { name: '/', paths: ['/'], goals: { js: 15 } },
  { name: '/lk', paths: ['/lk', '/lk/orders'], goals: { js: 190 } },
] as const;

/** Not what an island would load. */
const assetsIn = (html: string): string[] =>
  [...html.matchAll(/(?<!data-island=)["']\/(assets\/[\w.-]+\.(?:js|css))/g)].map(([, file]) => file ?? '');

/** The page names most of its chunks itself; what they import statically is loaded all the same. */
function withImports(files: readonly string[], manifest: Manifest): Set<string> {
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const all = new Set<string>();
  const add = (file: string): void => {
    if (all.has(file)) return;
    all.add(file);
    const { imports = [], css = [] } = chunkOf.get(file) ?? {};
    for (const key of imports) add(manifest[key]?.file ?? '');
    for (const sheet of css) add(sheet.replace('#', ''));
  };
  files.forEach(add);
  all.delete('');
  return all;
}

async function kib(files: Iterable<string>, extension: string): Promise<number> {
  let bytes = 0;
  for (const file of files)
    if (file.endsWith(extension)) bytes += gzipSync(await readFile(join(CLIENT, file)), { level: 9 }).length;
  return bytes / 1024;
}

export async function measureSizes(punkt: Server): Promise<Line[]> {
  const manifests = ['manifest.json', 'site.json'].map(async (name) =>
    JSON.parse(await readFile(join(CLIENT, '.vite', name), 'utf8')),
  );
  const manifest = Object.assign({}, ...(await Promise.all(manifests))) as Manifest;
  const lines: Line[] = [];
  for (const { name, paths, goals } of LOADS) {
    const pages = await Promise.all(paths.map(async (path) => (await fetch(punkt.address + path)).text()));
    const files = withImports(pages.flatMap(assetsIn), manifest);
    for (const [kind, goal] of Object.entries(goals)) {
      const size = await kib(files, `.${kind}`);
      lines.push({
        what: `first load of ${name}, ${kind.toUpperCase()} gzip`,
        ours: `${size.toFixed(1)} KiB`,
        reference: '',
        ratio: '',
        goal: `≤ ${goal} KiB`,
        met: size <= goal,
      });
    }
  }
  return lines;
}
