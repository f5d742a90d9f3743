/** Our type for whatever is printed or drawn by a browser: as rules with the letters inside, so that no network is asked. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/prepare.mjs';

const GOLOS = ['Golos Text', '400 900', 'golos-text'];
const GEORGIAN = ['Noto Sans Georgian', '100 900', 'noto-sans-georgian'];
const FONTS = [
  [...GOLOS, 'cyrillic', 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'],
  // The letters of Kazakh and its neighbours.
  [...GOLOS, 'cyrillic-ext', 'U+0460-048F, U+0492-04AF, U+04B2-052F'],
  [...GOLOS, 'latin', 'U+0000-00FF, U+2000-206F, U+2212'],
  [...GOLOS, 'latin-ext', 'U+20BD'],
  [...GEORGIAN, 'georgian', 'U+10A0-10FF'],
];

async function rule([family, weights, name, script, range]) {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  const data = await readFile(join(ROOT, file), 'base64');
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data}) format("woff2");font-weight:${weights};unicode-range:${range}}`;
}

export const fontRules = async () => (await Promise.all(FONTS.map(rule))).join('');
