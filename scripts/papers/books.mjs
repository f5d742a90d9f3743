/** The brand books: each is its page of the site, printed. So the page and the paper can't say different things. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, ROOT } from '../lib/prepare.mjs';

const BUILD = join(ROOT, 'apps/web/build');
const ORIGIN = 'https://punkt.example';
const BOOKS = {
  standard: { path: '/documents/brandbook', variant: 'main' },
  simplified: { path: '/documents/brandbook-simplified', variant: 'main' },
  georgian: { path: '/documents/brandbook-georgia', variant: 'georgian' },
};
const TYPES = { '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.ttf': 'font/ttf' };

/** Wherever the product runs, its address is another: the paper names none. It says whose it is and counts its pages. */
const sheetOf = (brand) => `[data-source] { display: none !important }
html, body { background: #fff !important }
@page { margin: 16mm 15mm 14mm;
  @top-left { content: "${brand}"; font: 700 10pt "Golos Text", "Noto Sans Georgian"; color: #15201f }
  @bottom-right { content: counter(page) " / " counter(pages); font: 400 8pt "Golos Text"; color: #66716f } }`;

/**
 * @param brands the name of the product by language
 * @param fonts rules that take the place of the site's own
 */
export async function* books(browser, brands, fonts) {
  await build();
  const { render } = await import(pathToFileURL(join(BUILD, 'site/entry.server.js')).href);
  for (const [kind, { path, variant }] of Object.entries(BOOKS))
    for (const [language, brand] of Object.entries(brands)) {
      const { html } = await render(path, {
        variant,
        language,
        sandbox: false,
        stage: false,
        contentVersion: '0',
        content: null,
        origins: { main: ORIGIN, georgian: ORIGIN },
        operator: null,
      });
      const body = html
        .replace(/@font-face\s*\{[^}]*\}/g, '')
        .replace('</head>', `<style>${fonts}${sheetOf(brand)}</style></head>`);
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.route(`${ORIGIN}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === path) return route.fulfill({ contentType: 'text/html', body });
        const file = await readFile(join(BUILD, 'client', pathname)).catch(() => null);
        return file
          ? route.fulfill({ contentType: TYPES[extname(pathname)] ?? 'text/plain', body: file })
          : route.fulfill({ status: 404 });
      });
      await page.goto(ORIGIN + path, { waitUntil: 'networkidle' });
      yield {
        name: `brandbook-${kind}-${language}`,
        pdf: await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
      };
      await page.close();
    }
}
