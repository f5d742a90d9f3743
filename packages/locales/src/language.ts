import { isLanguage, type Language } from '@punkt/domain/language';

export { isLanguage, LANGUAGES, type Language } from '@punkt/domain/language';

/**
 * The first language of an `Accept-Language` header that we speak. Quality values are honoured, so
 * `de, en;q=0.8, ru;q=0.9` is answered in Russian.
 */
export function preferredLanguage(header: string | undefined, fallback: Language): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { tag: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) if (isLanguage(tag)) return tag;
  return fallback;
}
