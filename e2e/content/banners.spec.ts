import type { Page } from '@playwright/test';
import { BANNER_SECONDS } from '@punkt/domain/constants';
import { expect, expectAccessible, test } from '../support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TURN = BANNER_SECONDS * 1000;

/** Runs in the browser: how far a banner is from where the row begins. */
const offset = (slide: Element): number => {
  const row = slide.parentElement?.getBoundingClientRect().left ?? 0;
  return Math.abs(slide.getBoundingClientRect().left - row);
};

const bannersOf = (page: Page) => {
  const carousel = page.getByRole('region', { name: 'Что предлагает программа' });
  return {
    carousel,
    pause: carousel.getByRole('button', { name: 'Остановить смену слайдов' }),
    play: carousel.getByRole('button', { name: 'Включить смену слайдов' }),
    next: carousel.getByRole('button', { name: 'Следующий слайд' }),
    previous: carousel.getByRole('button', { name: 'Предыдущий слайд' }),
    dot: (number: number) => carousel.getByRole('button', { name: `Показать слайд ${number}:` }),
    expectShown: async (number: number) => {
      await expect(carousel.locator('button[aria-current]')).toHaveCount(1);
      await expect(carousel.getByRole('button', { name: `Показать слайд ${number}:` })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect
        .poll(() =>
          carousel
            .getByRole('article')
            .nth(number - 1)
            .evaluate(offset),
        )
        .toBeLessThan(2);
    },
  };
};

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Opens the landing at its banners, awake, with a clock that stands until the test runs it. */
async function openBanners(page: Page) {
  await page.clock.install();
  await page.goto('/');
  const banners = bannersOf(page);
  await banners.carousel.evaluate((carousel) => carousel.scrollIntoView({ block: 'center' }));
  // Its script comes when it is near; the first press that is answered shows that it has come.
  await expect(async () => {
    await banners.next.click();
    await expect(banners.dot(2)).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await banners.previous.click();
  await page.mouse.move(0, 0);
  await banners.expectShown(1);
  return banners;
}

test('they turn every ten seconds, stop by the button, wait for the reader, and follow a swipe', async ({
  page,
}) => {
  const banners = await openBanners(page);
  await test.step('a banner stays ten seconds, then the next one comes, and after the last the first', async () => {
    await page.clock.runFor(TURN - 1);
    await banners.expectShown(1);
    await page.clock.runFor(1);
    await banners.expectShown(2);
    for (const number of [3, 4, 1]) {
      await page.clock.runFor(TURN);
      await banners.expectShown(number);
    }
  });
  await test.step('the button stops them for good, and starts them again', async () => {
    await banners.pause.click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5 * TURN);
    await banners.expectShown(1);
    const told = banners.carousel.locator('[aria-live]');
    await expect(told).toHaveAttribute('aria-live', 'polite');
    await banners.dot(3).click();
    await banners.expectShown(3);
    await expect(told).toHaveText('3 из 4. В посёлке хватит 10 м²');
    await banners.play.click();
    await expect(told).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(TURN);
    await banners.expectShown(4);
  });
  await test.step('they wait while the pointer is on them or the tab is hidden', async () => {
    await page.mouse.move(0, 0);
    await banners.carousel.hover();
    await page.clock.runFor(5 * TURN);
    await banners.expectShown(4);
    await page.mouse.move(0, 0);
    await setHidden(page, true);
    await page.clock.runFor(5 * TURN);
    await banners.expectShown(4);
    await setHidden(page, false);
    await page.clock.runFor(TURN);
    await banners.expectShown(1);
  });
  await test.step('a finger that is down on one keeps it, and once lifted leaves it its whole time', async () => {
    const touch = await page.context().newCDPSession(page);
    const { x, y, width } = (await banners.carousel.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const touchPoints = [{ x: x + width / 2, y: y + 20 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.clock.runFor(5 * TURN);
    await banners.expectShown(1);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.clock.runFor(TURN - 1);
    await banners.expectShown(1);
    await page.clock.runFor(1);
    await banners.expectShown(2);
    await touch.detach();
  });
  await test.step('swiping counts: the dots follow, and the carousel is accessible', async () => {
    await banners.carousel
      .locator('article')
      .first()
      .evaluate((slide) => {
        const track = slide.parentElement;
        track?.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
      });
    await banners.expectShown(3);
    await page.clock.resume();
    await expectAccessible(page, '#landing-banners');
  });
});

test('by keyboard: they stand while the focus is inside, and every banner can be reached @keyboard', async ({
  page,
}) => {
  const banners = await openBanners(page);
  const first = banners.carousel.getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Tab');
  // The row follows the focus, as the browser scrolls it.
  await banners.expectShown(2);
  await page.clock.runFor(5 * TURN);
  await banners.expectShown(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banners.pause).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banners.dot(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await banners.expectShown(1);
  await page.clock.runFor(5 * TURN);
  await banners.expectShown(1);
});

test('who wants no motion gets none, unless they ask for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const banners = await openBanners(page);
  await expect(banners.play).toBeVisible();
  await page.clock.runFor(5 * TURN);
  await banners.expectShown(1);
  await banners.play.click();
  await page.clock.runFor(TURN);
  await banners.expectShown(2);
});
