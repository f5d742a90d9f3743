/**
 * Prints the checklist of the landing in three languages: `npm run make:checklist`. The words are texts of
 * packages/locales with the figures of the domain. Run it again when they change; what it writes to
 * apps/web/public/documents is part of the repository.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/launch.ts';
import { programmeFigures } from '../packages/domain/src/programme-figures.ts';
import { common as enCommon } from '../packages/locales/src/en/common.ts';
import { programme as en } from '../packages/locales/src/en/programme.ts';
import { common as kaCommon } from '../packages/locales/src/ka/common.ts';
import { programme as ka } from '../packages/locales/src/ka/programme.ts';
import { common as ruCommon } from '../packages/locales/src/ru/common.ts';
import { programme as ru } from '../packages/locales/src/ru/programme.ts';
import { translator } from '../packages/locales/src/translate.ts';
import { checklistHtml } from './checklist/paper.mjs';
import { ROOT } from './lib/prepare.mjs';

const FOLDER = join(ROOT, 'apps/web/public/documents');
const LANGUAGES = {
  ru: { programme: ru, common: ruCommon },
  ka: { programme: ka, common: kaCommon },
  en: { programme: en, common: enCommon },
};
const FONTS = [
  ['Golos Text', '400 900', 'golos-text', 'cyrillic', 'U+0400-045F, U+2116'],
  ['Golos Text', '400 900', 'golos-text', 'latin', 'U+0000-00FF, U+2000-206F, U+2212'],
  ['Golos Text', '400 900', 'golos-text', 'latin-ext', 'U+20BD'],
  ['Noto Sans Georgian', '100 900', 'noto-sans-georgian', 'georgian', 'U+10A0-10FF'],
];

const fontOf = async ([family, weights, name, script, range]) => {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  const data = await readFile(join(ROOT, file), 'base64');
  return { family, weights, range, url: `data:font/woff2;base64,${data}` };
};

const fonts = await Promise.all(FONTS.map(fontOf));
const browser = await launchBrowser();
for (const [language, texts] of Object.entries(LANGUAGES)) {
  const text = translator(language, texts);
  const figures = programmeFigures(language);
  const say = (key) => text(`programme.checklist.${key}`, figures);
  const page = await browser.newPage();
  await page.setContent(checklistHtml({ language, brand: text('common.brand'), fonts, say }));
  await page.evaluate(() => document.fonts.ready);
  const path = join(FOLDER, `checklist-${language}.pdf`);
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true });
  await page.close();
  console.log(`checklist-${language}.pdf: ${Math.round((await stat(path)).size / 1024)} KiB`);
}
await browser.close();
