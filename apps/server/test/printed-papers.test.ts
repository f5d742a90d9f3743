import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { BOOK_SIZES, wallFor } from '@punkt/domain/brand-book';
import { SIGNBOARD_SIZES } from '@punkt/domain/premises';
import { book as en } from '@punkt/locales/en/book';
import { book as ka } from '@punkt/locales/ka/book';
import { SHEET_LANGUAGES, SHEET_WORDS } from '@punkt/locales/printed-sheets';
import { book as ru } from '@punkt/locales/ru/book';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

/** What scripts/make-papers.mjs has made: here, since the server has what reads PDF and pictures. */
const PUBLIC = join(import.meta.dirname, '../../web/public');
const POINTS_PER_MILLIMETRE = 72 / 25.4;
const BOOKS = { ru, ka, en };
const SHEETS = {
  window: { width: 1200, height: 600, says: ['point'] },
  hours: { width: 210, height: 297, says: ['hours', 'days', 'point'] },
  'arrow-right': { width: 297, height: 210, says: ['entrance', 'toPoint'] },
  'arrow-left': { width: 297, height: 210, says: ['entrance', 'toPoint'] },
  fitting: { width: 148, height: 210, says: ['fitting'] },
  camera: { width: 210, height: 148, says: ['camera'] },
  break: { width: 210, height: 148, says: ['pause', 'until', 'soon'] },
  eco: { width: 210, height: 148, says: ['eco', 'put', 'leave'] },
} as const;

let library: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
});

/** Lines break where they fit: words are compared without the spaces between them. */
const tight = (text: string): string => text.replace(/[\s\u00A0\u202F\u2060\uFFFE-]+/g, '');

async function open(path: string) {
  const bytes = await readFile(join(PUBLIC, path));
  const document = await library.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => ({ ...page.getOriginalSize(), text: page.getText() }));
  document.destroy();
  const raw = bytes.toString('latin1');
  const names = [...raw.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name);
  return { pages, text: tight(pages.map(({ text }) => text).join('')), fonts: new Set(names), raw };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Every letter is inside the file, as a font of ours and not as a drawing (Type 3): a printing house has neither of them. */
function expectOurType({ raw, fonts }: Opened): void {
  expect(fonts.size).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/^(GolosText|NotoSansGeorgian)/);
  expect(raw).not.toContain('/Subtype /Type3');
  const described = raw.match(/\/Type \/FontDescriptor\b/g)?.length ?? 0;
  expect(described).toBeGreaterThan(0);
  expect(raw.match(/\/FontFile[23] /g)).toHaveLength(described);
}

describe('the brand books', () => {
  const kinds = ['standard', 'simplified', 'georgian'] as const;
  const each = kinds.flatMap((kind) =>
    (['ru', 'ka', 'en'] as const).map((language) => [kind, language] as const),
  );

  it.each(each)('%s, %s: says what the page says today', async (kind, language) => {
    const opened = await open(`documents/brandbook-${kind}-${language}.pdf`);
    expectOurType(opened);
    expect(opened.pages.length).toBeGreaterThan(1);
    const parts =
      kind === 'simplified' ? ['door', 'materials.walls'] : ['facade', 'plan', 'inside', 'materials'];
    const chapters = new RegExp(
      `^(${kind}\\.(room|facade|hall|stock)\\.|mark\\.|colour\\.|examples|${parts.join('|')})`,
    );
    const words = Object.entries(BOOKS[language]).filter(
      ([key, text]) => chapters.test(key) && !text.includes('{{') && !key.endsWith('.drawing'),
    );
    expect(words.length).toBeGreaterThan(15);
    for (const [key, text] of words) expect(opened.text, key).toContain(tight(text));
  });

  it.each(['standard', 'georgian'])('%s: its drawings have the sizes of the rules', async (kind) => {
    const { text } = await open(`documents/brandbook-${kind}-ru.pdf`);
    const { facade, plan, counter, fittingRoom } = BOOK_SIZES;
    for (const size of [facade.fromGround, plan.length, counter.queue, fittingRoom.hook])
      expect(text).toContain(String(size));
    for (const size of ['300', '400', '500'] as const) {
      expect(text).toContain(`${SIGNBOARD_SIZES[size].width}×${size}`);
      expect(text).toContain(String(wallFor(size)));
    }
  });
});

describe('the sheets to hang up', () => {
  const each = SHEET_LANGUAGES.flatMap((language) =>
    (Object.keys(SHEETS) as (keyof typeof SHEETS)[]).map((id) => [id, language] as const),
  );

  it.each(each)('%s, %s: one page of its true size, with its words', async (id, language) => {
    const opened = await open(`documents/sheets/${id}-${language}.pdf`);
    expectOurType(opened);
    expect(opened.pages).toHaveLength(1);
    const { width, height, says } = SHEETS[id];
    expect(opened.pages[0]?.originalWidth).toBeCloseTo(width * POINTS_PER_MILLIMETRE, -0.5);
    expect(opened.pages[0]?.originalHeight).toBeCloseTo(height * POINTS_PER_MILLIMETRE, -0.5);
    for (const words of SHEET_WORDS[language])
      for (const key of says)
        for (const word of [words[key]].flat()) expect(opened.text).toContain(tight(word));
  });
});

describe('the logo', () => {
  const names = ['main', 'georgian'].flatMap((look) =>
    ['mark', 'inverse', 'word', 'latin'].map((file) => `${look}-${file}`),
  );

  it.each(names)('%s: outlines alone, and a picture as large as a sign maker asks for', async (name) => {
    const svg = await readFile(join(PUBLIC, `logos/${name}.svg`), 'utf8');
    expect(svg).not.toMatch(/<text|font-family|<image/);
    expect(svg.match(/<path /g)).toHaveLength(/word|latin/.test(name) ? 4 : 3);
    const { height, hasAlpha } = await sharp(join(PUBLIC, `logos/${name}.png`)).metadata();
    expect({ height, hasAlpha }).toEqual({ height: 1024, hasAlpha: true });
  });
});
