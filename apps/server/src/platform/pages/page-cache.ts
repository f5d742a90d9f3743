import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import type { ReadyAnswer } from '../http/at-hand.ts';
import type { DrawnPage } from './source.ts';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page as it travels: drawn, packed and named once, and the same for everybody from then on. */
export interface PackedPage {
  readonly etag: string;
  readonly plain: ReadyAnswer;
  readonly packed: Readonly<Record<Encoding, ReadyAnswer>>;
  /** For a browser that has it already. */
  readonly unchanged: ReadyAnswer;
}

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** The hardest takes a second on a long page; this one loses a hundredth to it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64');
export const hashesOf = (texts: readonly string[]): string =>
  texts.map((text) => ` 'sha256-${sha256(text)}'`).join('');

/** `headers`: instead of those by which a browser asks again. */
export async function packPage(
  { status, html, scripts, styles }: DrawnPage,
  policyOf: (scripts: readonly string[], styles: readonly string[]) => string,
  headers?: Readonly<Record<string, string>>,
): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([pack.br(plain, BROTLI), pack.gzip(plain, { level: 9 })]);
  const policy = policyOf(scripts, styles);
  // Weak: the three encodings are one page.
  const etag = `W/"${sha256(html + policy).slice(0, 22)}"`;
  const common = {
    ...(headers ?? { 'cache-control': 'no-cache', etag }),
    'content-security-policy': policy,
    vary: 'accept-encoding, accept-language, cookie',
  };
  const answer = (body: Buffer, more: Record<string, string> = {}): ReadyAnswer => ({
    status,
    headers: { ...common, ...more, 'content-type': 'text/html; charset=utf-8' },
    body,
  });
  return {
    etag,
    plain: answer(plain),
    packed: {
      br: answer(br, { 'content-encoding': 'br' }),
      gzip: answer(gz, { 'content-encoding': 'gzip' }),
    },
    unchanged: { status: 304, headers: common, body: undefined },
  };
}

/** Named, and not refused by a quality of zero; brotli first. */
const ACCEPTED = ENCODINGS.map((name) => ({
  name,
  asked: new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`),
}));

const acceptedEncoding = (header: string | undefined): Encoding | undefined =>
  header ? ACCEPTED.find(({ asked }) => asked.test(header))?.name : undefined;

/** A page as this reader takes it. */
export function answerOf({ headers }: FastifyRequest, page: PackedPage): ReadyAnswer {
  if (page.plain.status === 200 && headers['if-none-match']?.includes(page.etag)) return page.unchanged;
  const encoding = acceptedEncoding(headers['accept-encoding']?.toString());
  return encoding ? page.packed[encoding] : page.plain;
}

const MOST_PAGES = 500;

/** Rendered pages by everything they depend on. The oldest is evicted: ids in paths must not fill the memory. */
export function createPageCache() {
  const pages = new Map<string, Promise<PackedPage | null>>();
  /** The same pages once they are there: nearly every answer, and worth not waiting for a promise. */
  const rendered = new Map<string, PackedPage>();
  const forget = (key: string) => pages.delete(key) && rendered.delete(key);
  return {
    peek: (key: string): PackedPage | undefined => rendered.get(key),
    /** Many requests for a page that nobody has rendered yet wait for one rendering. */
    async get(key: string, render: () => Promise<{ page: PackedPage; keep: boolean }>): Promise<PackedPage> {
      // Nothing may be awaited between looking and putting, or all of them would find nothing and render.
      const pending = pages.get(key);
      const known = pending && (await pending);
      if (known) return known;
      const rendering = render();
      if (pages.size >= MOST_PAGES) forget(pages.keys().next().value ?? '');
      pages.set(
        key,
        rendering.then(
          ({ page, keep }) => (keep ? page : null),
          () => null,
        ),
      );
      try {
        const { page, keep } = await rendering;
        if (!keep) forget(key);
        else if (pages.has(key)) rendered.set(key, page);
        return page;
      } catch (error) {
        forget(key);
        throw error;
      }
    },
    clear: () => {
      pages.clear();
      rendered.clear();
    },
  };
}
