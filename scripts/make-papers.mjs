/**
 * Makes what owners download: the logo, the sheets to hang up and the brand books: `node scripts/make-papers.mjs` (Node 24), or one of them with
 * `logos`, `sheets` or `books` behind it. Run it again when their words or figures change (a test says so); what it writes to
 * apps/web/public is part of the repository: a start must not wait for a browser to print fifty files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { launchBrowser } from '../e2e/support/launch.ts';
import { common as en } from '../packages/locales/src/en/common.ts';
import { common as ka } from '../packages/locales/src/ka/common.ts';
import { SHEET_LANGUAGES, SHEET_WORDS } from '../packages/locales/src/printed-sheets.ts';
import { common as ru } from '../packages/locales/src/ru/common.ts';
import { ROOT } from './lib/prepare.mjs';
import { books } from './papers/books.mjs';
import { fontRules, printRules } from './papers/fonts.mjs';
import { logos } from './papers/logos.mjs';
import { fitWords, SHEETS, sheetHtml } from './papers/sheets.mjs';

// The server's own, to which it belongs: this script only borrows it.
const sharp = createRequire(join(ROOT, 'apps/server/package.json'))('sharp');
const BRANDS = { ru: ru.brand, ka: ka.brand, en: en.brand };
const PIXELS_PER_MILLIMETRE = 96 / 25.4;

async function write(path, bytes) {
  const file = join(ROOT, 'apps/web/public', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${path}: ${Math.round(bytes.length / 1024)} KiB`);
}

async function makeLogos(browser) {
  const fonts = await fontRules();
  const page = await browser.newPage();
  for (const [name, svg] of Object.entries(await logos(page, fonts, BRANDS))) {
    await write(`logos/${name}.svg`, svg);
    const png = sharp(Buffer.from(svg), { density: 600 }).resize({ height: 1024 });
    await write(`logos/${name}.png`, await png.png({ palette: true }).toBuffer());
  }
  await page.close();
}

async function makeSheets(browser) {
  const fonts = await printRules();
  for (const language of SHEET_LANGUAGES)
    for (const [id, { width, height }] of Object.entries(SHEETS)) {
      const page = await browser.newPage({
        viewport: {
          width: Math.round(width * PIXELS_PER_MILLIMETRE),
          height: Math.round(height * PIXELS_PER_MILLIMETRE),
        },
      });
      await page.setContent(sheetHtml(id, language, SHEET_WORDS[language], fonts));
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(fitWords);
      const preview = sharp(await page.screenshot())
        .resize({ width: 480 })
        .webp({ quality: 82 });
      if (language in BRANDS)
        await write(`documents/sheets/${id}-${language}.webp`, await preview.toBuffer());
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
      await write(`documents/sheets/${id}-${language}.pdf`, pdf);
      await page.close();
    }
}

async function makeBooks(browser) {
  const fonts = await printRules();
  for await (const { name, pdf } of books(browser, BRANDS, fonts)) await write(`documents/${name}.pdf`, pdf);
}

const MAKERS = { logos: makeLogos, sheets: makeSheets, books: makeBooks };
const asked = process.argv.slice(2);
const browser = await launchBrowser();
try {
  for (const [name, make] of Object.entries(MAKERS))
    if (asked.length === 0 || asked.includes(name)) await make(browser);
} finally {
  await browser.close();
}
