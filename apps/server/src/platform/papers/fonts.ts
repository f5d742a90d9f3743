import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

interface Font {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  /** Letters it is loaded for: a Russian document fetches no Georgian ones. */
  readonly range: string;
}

const FONTS: Readonly<Record<string, Font>> = {
  'golos-cyrillic': {
    family: 'Golos Text',
    weight: '400 900',
    file: require.resolve('@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2'),
    range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  },
  'golos-latin': {
    family: 'Golos Text',
    weight: '400 900',
    file: require.resolve('@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2'),
    range: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+2000-206F,U+20AC,U+2122,U+2212',
  },
  georgian: {
    family: 'Noto Sans Georgian',
    weight: '100 900',
    file: require.resolve(
      '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal.woff2',
    ),
    range: 'U+0589,U+10A0-10FF,U+1C90-1CBA,U+1CBD-1CBF,U+205A,U+2D00-2D2F,U+2E31',
  },
};

const addressOf = (name: string): string => `/papers/fonts/${name}.woff2`;

/** The product's own type, for pages that the server draws by itself. */
export const FONT_FACES = Object.entries(FONTS)
  .map(
    ([name, { family, weight, range }]) =>
      `@font-face{font-family:"${family}";src:url("${addressOf(name)}") format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}`,
  )
  .join('\n');

/** A document in a sandboxed frame has no origin, so its fonts must be open to any. */
export function servePaperFonts(app: FastifyInstance): void {
  for (const [name, { file }] of Object.entries(FONTS))
    app.get(addressOf(name), { schema: { hide: true } }, async (_, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=2592000')
        .type('font/woff2')
        .send(await readFile(file)),
    );
}
