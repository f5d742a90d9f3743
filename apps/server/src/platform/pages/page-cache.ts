import type { PackedPage } from './packed-page.ts';

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
