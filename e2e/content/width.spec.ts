import { SITE_PAGES } from '@punkt/domain/site-pages';
import { brokenWords } from '../support/cases.ts';
import { expect, test } from '../support/journey.ts';

/** Phones, and the widths at which the header gives up something: it is the same on every page, so one page has them all. */
const HEADER_WIDTHS = [320, 360, 1161, 1180, 1279, 1280, 1366, 1410, 1440, 1920];
/** Where what stands below it has least room: a small phone, the first width of a wide screen. */
const PAGE_WIDTHS = [320, 360, 1161, 1440];
const WIDEST_PHONE = 360;

/**
 * Signed in and out, at the top and below: by the attributes that the head script sets. Pure layout, so no page is loaded for it anew.
 * They change the header alone, so one page has them all.
 */
const overflows = (allStates: boolean): string[] => {
  const { documentElement: root } = document;
  const header = document.querySelector('header');
  const found: string[] = [];
  const states = allStates ? [false, true] : [false];
  for (const session of states)
    for (const scrolled of states) {
      root.toggleAttribute('data-session', session);
      root.toggleAttribute('data-scrolled', scrolled);
      const edge = innerWidth - Number.parseFloat(header ? getComputedStyle(header).paddingRight : '0');
      const outside = [...(header?.children ?? [])]
        .filter((part) => !part.matches('[popover]'))
        .some((part) => part.getBoundingClientRect().right > edge + 1);
      if (root.scrollWidth > innerWidth || outside)
        found.push(
          `${session ? 'signed in' : 'signed out'}${scrolled ? ', scrolled' : ''}: ${root.scrollWidth}`,
        );
    }
  return found;
};

for (const variant of ['main', 'georgian'] as const)
  test(`no page of the ${variant} site is wider than the window, no header than its row, no word broken on a phone @desktop`, async ({
    page,
    baseURL,
    georgianUrl,
  }) => {
    const home = variant === 'main' ? baseURL : georgianUrl;
    const speak = async (language: string) => {
      await page.context().addCookies([{ name: 'punkt_language', value: language, url: home ?? '' }]);
      await page.addInitScript((chosen) => sessionStorage.setItem('punkt_language', chosen), language);
    };
    const own = variant === 'main' ? 'ru' : 'ka';
    // Registration belongs to the app, which leads a stranger on to the log-in.
    const pages = SITE_PAGES.filter(
      ({ path, variants }) => variants.includes(variant) && path !== '/registration',
    ).map(({ path }) => path);
    // Every page in the language of its site; the header, which all of them share, in all three.
    for (const [language, paths] of [
      [own, pages],
      ['en', ['/']],
      [own === 'ru' ? 'ka' : 'ru', ['/']],
    ] as const) {
      await speak(language);
      for (const path of paths) {
        await page.goto(`${home}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (const width of path === '/' ? HEADER_WIDTHS : PAGE_WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(overflows, path === '/'), `${path}, ${language}, ${width} px`).toEqual(
            [],
          );
          if (width <= WIDEST_PHONE)
            expect(
              await page.locator('main').evaluate(brokenWords),
              `${path}, ${language}, ${width} px`,
            ).toEqual([]);
        }
      }
    }
  });
