import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { CONTENT_BLOCKS } from '@punkt/contract/content';
import { PROGRAMME_FIGURES } from '@punkt/domain/programme-figures';
import type { Language } from '@punkt/locales/language';
import type { ContentVersion } from './tables.ts';

/** An answer as it travels. */
export interface Packed {
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

const pack = (json: string): Packed => {
  const plain = Buffer.from(json);
  return { plain, gzip: gzipSync(plain) };
};

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Asked for by few: pages need no more than the sections. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type Read = Pick<ContentVersion, 'version' | 'published' | 'sections'>;

/** A version never changes; its reading in a language may, with the next release. */
const etagOf = (version: number, language: Language | undefined, { plain }: Packed): string =>
  language
    ? `W/"content-${version}-${language}-${createHash('sha256').update(plain).digest('hex').slice(0, 8)}"`
    : `W/"content-${version}"`;

/** Both forms of the published content, in Russian or in a language. Made once per version, of a document that was cleaned on its way out. */
export function render({ version, published, sections }: Read, language?: Language) {
  const head = { version, published: published.toISOString() };
  const blocks = once(
    () =>
      new Map<number, string>([
        [CONTENT_BLOCKS.version, JSON.stringify(head)],
        [CONTENT_BLOCKS.figures, JSON.stringify({ figures: PROGRAMME_FIGURES })],
        [CONTENT_BLOCKS.sections, JSON.stringify({ sections })],
      ]),
  );
  const answers = new Map<string, Packed>();
  const whole = once(() => pack(JSON.stringify({ ...head, sections })));

  return {
    version,
    published,
    sections,
    whole,
    etag: once(() => etagOf(version, language, whole())),
    /** Each block once, in the order asked for: so few answers are possible that all of them may be kept. */
    blocks: (asked: readonly number[]): Packed => {
      const wanted = asked.length > 0 ? unique(asked) : [...blocks().keys()];
      const found = wanted.filter((id) => blocks().has(id));
      const key = found.join();
      const answer =
        answers.get(key) ??
        pack(JSON.stringify({ data: found.map((id) => ({ id, data: blocks().get(id) })) }));
      answers.set(key, answer);
      return answer;
    },
  };
}

export type RenderedContent = ReturnType<typeof render>;
