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
  [...GOLOS, 'latin', 'U+0000-00FF, U+2000-206F, U+2191, U+2193, U+2212'],
  [...GOLOS, 'latin-ext', 'U+20BD'],
  [...GEORGIAN, 'georgian', 'U+10A0-10FF'],
  [...GEORGIAN, 'latin-ext', 'U+20BE'],
];
/** Those our papers are set in. */
const WEIGHTS = ['400', '500', '600', '700'];

async function rule(family, weight, file, range) {
  const data = await readFile(join(ROOT, 'node_modules', file), 'base64');
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data}) format("woff2");font-weight:${weight};unicode-range:${range}}`;
}

const joined = async (rules) => (await Promise.all(rules)).join('');

/** As the site has it: one file for all weights. */
export const fontRules = () =>
  joined(
    FONTS.map(([family, weights, name, script, range]) =>
      rule(family, weights, `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`, range),
    ),
  );

/** A file for each weight: what a PDF can embed as a font. A variable one goes in as drawings of letters (Type 3), which print coarsely and can't be edited. */
export const printRules = () =>
  joined(
    FONTS.flatMap(([family, , name, script, range]) =>
      WEIGHTS.map((weight) =>
        rule(family, weight, `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`, range),
      ),
    ),
  );
