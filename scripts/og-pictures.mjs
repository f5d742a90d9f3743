/**
 * Makes the pictures that messengers and networks show beside a link to us: `node scripts/og-pictures.mjs` (Node 24). Words, fonts and
 * drawings are the site's own. Run it again when the headline of a front page changes; what it writes to apps/web/public/og is part
 * of the repository.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/launch.ts';
import { common as enCommon } from '../packages/locales/src/en/common.ts';
import { georgia as enGeorgia } from '../packages/locales/src/en/georgia.ts';
import { landing as enLanding } from '../packages/locales/src/en/landing.ts';
import { common as kaCommon } from '../packages/locales/src/ka/common.ts';
import { georgia as kaGeorgia } from '../packages/locales/src/ka/georgia.ts';
import { landing as kaLanding } from '../packages/locales/src/ka/landing.ts';
import { common as ruCommon } from '../packages/locales/src/ru/common.ts';
import { georgia as ruGeorgia } from '../packages/locales/src/ru/georgia.ts';
import { landing as ruLanding } from '../packages/locales/src/ru/landing.ts';
import { ROOT } from './lib/prepare.mjs';

// The server's own, to which it belongs: this script only borrows it.
const sharp = createRequire(join(ROOT, 'apps/server/package.json'))('sharp');

const FOLDER = join(ROOT, 'apps/web/public/og');
const SIZE = { width: 1200, height: 630 };
/** Some messengers leave out pictures that are slow to load. */
const MOST_BYTES = 120 * 1024;

const WORDS = {
  ru: { brand: ruCommon.brand, main: ruLanding['hero.title'], georgian: ruGeorgia['hero.title'] },
  ka: { brand: kaCommon.brand, main: kaLanding['hero.title'], georgian: kaGeorgia['hero.title'] },
  en: { brand: enCommon.brand, main: enLanding['hero.title'], georgian: enGeorgia['hero.title'] },
};

/** The main site is paper by day; the Georgian one is a wine-dark evening. */
const LOOKS = {
  main: { drawing: 'landing-hero', ground: '#faf9f6', ink: '#15201f', pin: '#0e6f6a', door: '#faf9f6' },
  georgian: {
    drawing: 'georgia-balcony',
    ground: '#7a1f3d',
    ink: '#faf0f3',
    pin: '#faf9f6',
    door: '#7a1f3d',
  },
};

const FONTS = [
  ['Golos Text', 'golos-text/files/golos-text-cyrillic-wght-normal', 'U+0400-045F'],
  ['Golos Text', 'golos-text/files/golos-text-latin-wght-normal', 'U+0000-00FF, U+2000-206F'],
  ['Noto Sans Georgian', 'noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal', 'U+10A0-10FF'],
];

const dataUrl = async (type, path) => `data:${type};base64,${(await readFile(path)).toString('base64')}`;

async function fontFaces() {
  const faces = FONTS.map(async ([family, file, range]) => {
    const path = join(ROOT, 'node_modules/@fontsource-variable', `${file}.woff2`);
    const source = `url(${await dataUrl('font/woff2', path)}) format('woff2')`;
    return `@font-face { font-family: '${family}'; src: ${source}; font-weight: 400 900; unicode-range: ${range}; }`;
  });
  return (await Promise.all(faces)).join('\n');
}

const mark = ({ pin, door }) => `<svg width="64" height="64" viewBox="0 0 32 32">
  <path fill="${pin}" d="M16 1.5c6.4 0 11.5 5 11.5 11.2 0 7.9-8.6 14.9-10.9 17.5a.8.8 0 0 1-1.2 0C13.1 27.6 4.5 20.6 4.5 12.7 4.5 6.5 9.6 1.5 16 1.5Z"/>
  <path fill="${door}" d="M11 19V11.5a5 5 0 0 1 10 0V19Z"/><path fill="#f5a524" d="M16 19V9.2l5 2.3V19Z"/></svg>`;

async function pageOf(variant, language, fonts) {
  const look = LOOKS[variant];
  const drawing = await dataUrl('image/svg+xml', join(ROOT, `apps/web/public/drawings/${look.drawing}.svg`));
  const title = WORDS[language][variant];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${fonts}
    * { margin: 0; box-sizing: border-box; }
    body { position: relative; overflow: hidden; width: ${SIZE.width}px; height: ${SIZE.height}px; background: ${look.ground};
      color: ${look.ink}; font-family: 'Golos Text', 'Noto Sans Georgian'; }
    header { position: absolute; left: 64px; top: 56px; display: flex; align-items: center; gap: 14px; font-size: 40px; font-weight: 700; }
    h1 { position: absolute; left: 64px; bottom: 64px; width: 548px; font-weight: 700; line-height: 1.12;
      letter-spacing: ${language === 'ka' ? 0 : '-0.02em'}; white-space: pre-line; text-wrap: balance; }
    img { position: absolute; right: -12px; bottom: 0; width: 588px; }
  </style><body><header>${mark(look)}${WORDS[language].brand}</header><h1>${title}</h1><img src="${drawing}"></body></html>`;
}

/** As large as fits the place of the headline: Georgian words are longer. */
const fitTitle = () => {
  const title = document.querySelector('h1');
  for (let size = 68; size > 36; size -= 2) {
    title.style.fontSize = `${size}px`;
    if (title.scrollHeight <= 380 && title.scrollWidth <= 548) return;
  }
};

const fonts = await fontFaces();
const browser = await launchBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE });
  for (const variant of Object.keys(LOOKS))
    for (const language of Object.keys(WORDS)) {
      await page.setContent(await pageOf(variant, language, fonts));
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(fitTitle);
      const drawn = await page.screenshot({ type: 'png' });
      const picture = await sharp(drawn).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
      if (picture.length > MOST_BYTES)
        throw new Error(`${variant}-${language} weighs ${picture.length} bytes`);
      await writeFile(join(FOLDER, `${variant}-${language}.png`), picture);
      console.log(`${variant}-${language}.png ${Math.round(picture.length / 1024)} KiB`);
    }
} finally {
  await browser.close();
}
