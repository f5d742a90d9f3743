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
const FONT_FACES = Object.entries(FONTS)
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

const FONT = `"Golos Text","Noto Sans Georgian",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif`;

/** Typography of documents in a frame: a column that can be read on a phone, and tables that do not push it apart. */
export const DOCUMENT_STYLE = `
${FONT_FACES}
*{box-sizing:border-box}
html{background:#fff;color:#15201f;font:16px/1.6 ${FONT};-webkit-text-size-adjust:100%}
body{margin:0}
main{max-width:44rem;margin:0 auto;padding:1.25rem 1rem 3rem}
.version{color:#4c5a58;font-size:.875rem;margin:0 0 1rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
h2{font-size:1.125rem;line-height:1.35;margin:1.75rem 0 .5rem}
h3,h4{font-size:1rem;margin:1.25rem 0 .5rem}
p,ul,ol,table,blockquote{margin:0 0 .75rem}
ol,ul{padding-left:1.5rem}
li{margin-bottom:.375rem}
blockquote{border-left:4px solid #f5a524;background:#fff7e8;padding:.75rem 1rem;border-radius:0 12px 12px 0}
blockquote p:last-child{margin:0}
table{border-collapse:collapse;width:100%;display:block;overflow-x:auto}
th,td{border:1px solid #c9d1cf;padding:.5rem .75rem;text-align:left;vertical-align:top;overflow-wrap:break-word}
th{background:#f2f5f4}
a{color:#0e6f6a}
section{border-top:1px solid #c9d1cf;margin-top:2rem;padding-top:1.5rem}
ins,del{border-radius:3px;padding:0 .15em}
ins{background:#dff3e6;color:#14532d;text-decoration:underline;text-decoration-thickness:2px}
del{background:#fbe4e2;color:#7f1d1d;text-decoration:line-through;text-decoration-thickness:2px}
.sign{display:inline-block;text-decoration:none;font-weight:700;padding-right:.1em}
.same{color:#4c5a58;font-size:.875rem}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{main{max-width:none;padding:0}}
`;

/** A4 on paper, a card on a screen. */
export const CERTIFICATE_STYLE = `
@page{size:A4;margin:16mm}
*{box-sizing:border-box}
html{background:#faf9f6;color:#15201f;font:14px/1.5 ${FONT}}
body{margin:0}
main{background:#fff;max-width:50rem;margin:1.5rem auto;padding:2rem;border:1px solid #c9d1cf;border-radius:12px}
header{display:flex;align-items:center;gap:.75rem;margin-bottom:1.5rem}
header p{font-size:1.25rem;font-weight:600;margin:0}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{border-top:1px solid #dde3e1;padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}
th{width:34%;font-weight:600}
td{overflow-wrap:anywhere}
code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.note{border-left:4px solid #f5a524;background:#fff7e8;padding:.75rem 1rem}
footer{color:#4c5a58;font-size:.8125rem;margin-top:1.5rem}
tr,.note{break-inside:avoid}
@media print{html{background:#fff}main{border:0;margin:0;max-width:none;padding:0}}
`;
