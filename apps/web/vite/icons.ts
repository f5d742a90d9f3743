import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DrawnPath } from '../app/components/drawn-path.ts';

const PREFIX = 'icon:';
/** Names of modules that are no files begin so. */
const MADE = '\0';
const DRAWN = join(import.meta.dirname, '../app/components/drawn-icon.tsx').replaceAll('\\', '/');
const LINES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const PATH = /^(?: (fill="currentColor"))? d="([^"]+)"\/>$/;

/**
 * What is drawn, in words for `drawnIcon`. A drawing of another make is refused, for
 * it would be shown wrongly.
 */
export function pathsOf(body: string): readonly DrawnPath[] {
  const plain = body.replace(` ${LINES}`, '').replace(/^<g>|<\/g>$/g, '');
  const filling = plain === body ? 'surface' : 'dot';
  const [before, ...paths] = plain.split('<path');
  const drawn = paths.map((path): DrawnPath | undefined => {
    const [, filled, shape] = PATH.exec(path) ?? [];
    if (shape && filled) return [shape, filling];
    return shape && filling === 'dot' ? [shape] : undefined;
  });
  const known = drawn.filter((path) => path !== undefined);
  if (before || known.length === 0 || known.length < drawn.length)
    throw new Error(`Nobody knows how to draw this icon: ${body}`);
  return known;
}

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const readIcons = (): Icons['icons'] => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Icons).icons;
};

/**
 * `import IconDownload from 'icon:download'`: an icon of Tabler. Its own packages are eighteen thousand files, a third of all that would be
 * installed; here the same drawings are one.
 */
export function icons(): Plugin {
  let all: Icons['icons'] | undefined;
  return {
    name: 'punkt:icons',
    resolveId: {
      filter: { id: /^icon:/ },
      handler: (id) => MADE + id,
    },
    load: {
      filter: { id: /^.icon:/ },
      handler(id) {
        all ??= readIcons();
        const name = id.slice(MADE.length + PREFIX.length);
        const icon = all[name];
        if (!icon) throw new Error(`Tabler has no icon «${name}».`);
        const paths = JSON.stringify(pathsOf(icon.body));
        return `import { drawnIcon } from ${JSON.stringify(DRAWN)};\nexport default /* @__PURE__ */ drawnIcon(${paths});`;
      },
    },
  };
}
