/** The logo as files: letters become outlines, so that a sign maker needs no font. */
import { inflateSync } from 'node:zlib';
import { BRAND_COLOURS, MARK } from '../../packages/domain/src/brand-book.ts';

const { teal, wine, paper, ink, amber } = BRAND_COLOURS;
/** As large as in the header of the site, beside a mark of 32. */
const LETTERS = 22;
const GAP = 3;
/** Half of a capital's height: the word stands in the middle of the pin. */
const BASELINE = 15.2 + LETTERS * 0.35;

const paths = (pin, doorway) =>
  `<path fill="${pin}" d="${MARK.pin}"/><path fill="${doorway}" d="${MARK.doorway}"/><path fill="${amber}" d="${MARK.light}"/>`;
const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 8}" height="${height * 8}"><title>Punkt</title>${content}</svg>\n`;

/** The mark inside an HTML page. */
export const markSvg = ({ size, pin = teal, doorway = '#fff' }) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 32 32" aria-hidden="true">${paths(pin, doorway)}</svg>`;

const streamsOf = (pdf) => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\bstream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      const end = text.indexOf('endstream', index);
      return [inflateSync(pdf.subarray(index + length, end)).toString('latin1')];
    } catch {
      return [];
    }
  });
};

/** Chromium prints a variable font letter by letter as small drawings (Type 3), each with its width and its outline. */
async function glyphsOf(page, fonts, letter) {
  await page.setContent(
    `<meta charset="utf-8"><style>${fonts} body{font:700 100px "Golos Text","Noto Sans Georgian"}</style>${letter}`,
  );
  await page.evaluate(() => document.fonts.ready);
  return streamsOf(await page.pdf()).filter((stream) => / d1\n/.test(stream));
}

function toPath(glyph, left, scale) {
  const place = (value, at) => +(value * scale + (at % 2 === 0 ? left : BASELINE)).toFixed(3);
  return [...glyph.matchAll(/^((?:-?[\d.]+ )*)([mlch])$/gm)]
    .map(([, numbers, operator]) => {
      const points = numbers.trim().split(' ').filter(Boolean).map(Number).map(place);
      return operator === 'h' ? 'Z' : `${operator.toUpperCase()}${points.join(' ')}`;
    })
    .join('');
}

async function wordPath(page, fonts, word) {
  const letters = [...word];
  const scale = LETTERS / 1000;
  let left = MARK.side + GAP;
  let path = '';
  const glyphs = [];
  for (const letter of letters) glyphs.push(await glyphsOf(page, fonts, letter));
  for (const [at, found] of glyphs.entries()) {
    // The box for a missing letter comes along with every one of them.
    const others = glyphs.filter((_, other) => letters[other] !== letters[at]);
    const own = found.filter((stream) => !others.every((other) => other.includes(stream)));
    if (own.length !== 1) throw new Error(`No outline of ${letters[at]}`);
    path += toPath(own[0], left, scale);
    left += Number.parseFloat(own[0]) * scale;
  }
  // As much air behind the word as the mark has before it.
  return { path, width: Math.ceil(left + 4) };
}

/** Name of a file and its SVG, for both looks. */
export async function logos(page, fonts, names) {
  const files = {};
  for (const [look, colour, name] of [
    ['main', teal, names.ru],
    ['georgian', wine, names.ka],
  ]) {
    files[`${look}-mark`] = svg(32, 32, paths(colour, paper));
    files[`${look}-inverse`] = svg(32, 32, paths(paper, colour));
    for (const [file, word] of [
      ['word', name],
      ['latin', names.en],
    ]) {
      const { path, width } = await wordPath(page, fonts, word);
      files[`${look}-${file}`] = svg(width, 32, `${paths(colour, paper)}<path fill="${ink}" d="${path}"/>`);
    }
  }
  return files;
}
