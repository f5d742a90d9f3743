/**
 * Prints the checklist of the landing in three languages: `npm run make:checklist`. The words are texts of
 * packages/locales with the figures of the domain. Run it again when they change; what it writes to
 * apps/web/public/documents is part of the repository.
 */
import { stat } from 'node:fs/promises';
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
import { ROOT } from './lib/prepare.mjs';
import { checklistHtml } from './papers/checklist.mjs';
import { printRules } from './papers/fonts.mjs';

const FOLDER = join(ROOT, 'apps/web/public/documents');
const LANGUAGES = {
  ru: { programme: ru, common: ruCommon },
  ka: { programme: ka, common: kaCommon },
  en: { programme: en, common: enCommon },
};

const fonts = await printRules();
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
