import { cut, type Pieces } from './assemble.ts';

export interface Page {
  readonly status: number;
  readonly pieces: Pieces;
}

const MOST_PAGES = 500;

/** Rendered pages by everything they depend on. The oldest gives way: ids in paths must not fill the memory. */
export function createPageCache() {
  const pages = new Map<string, Promise<Page | null>>();
  return {
    /** Many requests for a page that nobody has rendered yet wait for one rendering. */
    async get(
      key: string,
      render: () => Promise<{ status: number; html: string; keep: boolean }>,
    ): Promise<Page> {
      const known = await pages.get(key);
      if (known) return known;
      const rendering = render().then(({ status, html, keep }) => ({
        page: { status, pieces: cut(html) },
        keep,
      }));
      if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value ?? '');
      pages.set(
        key,
        rendering.then(
          ({ page, keep }) => (keep ? page : null),
          () => null,
        ),
      );
      try {
        const { page, keep } = await rendering;
        if (!keep) pages.delete(key);
        return page;
      } catch (error) {
        pages.delete(key);
        throw error;
      }
    },
    clear: () => pages.clear(),
  };
}
