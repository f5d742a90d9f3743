import { describe, expect, it, vi } from 'vitest';
import { createPageCache, type PackedPage, packPage } from './page-cache.ts';

const rendered = (html: string, keep = true) =>
  vi.fn(async () => {
    const drawn = { status: keep ? 200 : 404, html, scripts: [], styles: [] };
    return { page: await packPage(drawn, () => ''), keep };
  });
const htmlOf = ({ plain }: PackedPage) => plain.body?.toString();

describe('the page cache', () => {
  it('renders once for all who ask at the same time, and for those who come later', async () => {
    const cache = createPageCache();
    const render = rendered('page');
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('key', render)));
    pages.push(await cache.get('key', render));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages.map(htmlOf))).toEqual(new Set(['page']));
  });

  it('keeps pages of different keys apart', async () => {
    const cache = createPageCache();
    expect(htmlOf(await cache.get('a', rendered('one')))).toBe('one');
    expect(htmlOf(await cache.get('b', rendered('two')))).toBe('two');
    expect(htmlOf(await cache.get('a', rendered('three')))).toBe('one');
  });

  it('does not keep what is not to be kept, yet answers everybody', async () => {
    const cache = createPageCache();
    const render = rendered('missing', false);
    const pages = await Promise.all(Array.from({ length: 5 }, () => cache.get('key', render)));
    expect(pages.map((page) => [page.plain.status, htmlOf(page)])).toEqual(Array(5).fill([404, 'missing']));
    expect(htmlOf(await cache.get('key', rendered('found')))).toBe('found');
  });

  it('does not keep a failure, and tells it to whoever caused it', async () => {
    const cache = createPageCache();
    const broken = vi.fn(async () => {
      throw new Error('can not render');
    });
    const answers = await Promise.allSettled([cache.get('key', broken), cache.get('key', broken)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(htmlOf(await cache.get('key', rendered('well again')))).toBe('well again');
  });

  it('lets the oldest give way', async () => {
    const cache = createPageCache();
    const first = rendered('first');
    await cache.get('first', first);
    for (let n = 1; n < 500; n += 1) await cache.get(String(n), rendered('more'));
    await cache.get('first', first);
    expect(first).toHaveBeenCalledTimes(1);
    await cache.get('one too many', rendered('more'));
    const last = rendered('unused');
    await cache.get('499', last);
    expect(last).not.toHaveBeenCalled();
    await cache.get('first', first);
    expect(first).toHaveBeenCalledTimes(2);
  });

  it('forgets everything when told to', async () => {
    const cache = createPageCache();
    await cache.get('key', rendered('old'));
    cache.clear();
    expect(htmlOf(await cache.get('key', rendered('new')))).toBe('new');
  });
});
