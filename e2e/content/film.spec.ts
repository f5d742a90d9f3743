import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';

/** Addresses of the film that were asked for so far. */
function watchFilm(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/films/')) asked.push(pathname);
  });
  return asked;
}

/** Moves the page until so much of the film is in sight: half of it is 0.5, a twentieth short of it -0.05. */
const bring = (page: Page, share: number) =>
  page.evaluate((part) => {
    const frame = document.querySelector('#film [data-frame]');
    if (!frame) throw new Error('the film has no place');
    const { top, height } = frame.getBoundingClientRect();
    scrollBy({ top: top - document.documentElement.clientHeight + height * part, behavior: 'instant' });
  }, share);

test('nothing of it is loaded before a tenth of it is in sight; then it plays, with captions, and stops', async ({
  page,
}) => {
  const asked = watchFilm(page);
  await page.goto('/');
  await expect(page.locator('#film')).toBeAttached();
  // Near enough to wake, and out of sight.
  await bring(page, -0.1);
  await expect(page.locator('#landing-film')).toHaveAttribute('data-awake');
  await bring(page, 0.05);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(asked).toEqual([]);
  // Sections above it may still be waking, and move it.
  const play = page.getByRole('button', { name: 'Смотреть' });
  await expect(async () => {
    await bring(page, 0.5);
    await expect(play).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => asked).toContain('/films/opening.svg');
  expect(asked.filter((path) => /webm|mp4/.test(path))).toEqual([]);
  await expectAccessible(page, '#film');
  await play.click();
  const video = page.locator('#film video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.1);
  await expect(video).toHaveAttribute('controls', '');
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.activeCues?.length))
    .toBe(1);
  await expect(video).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  expect(await video.evaluate((film: HTMLVideoElement) => Math.round(film.duration))).toBe(28);
});

test('a film that does not come says so, and the steps tell it in words', async ({ page }) => {
  await page.route(/\/films\/.*\.(webm|mp4)$/, (route) => route.abort());
  await page.goto('/#film');
  await page.getByRole('button', { name: 'Смотреть' }).click();
  await expect(page.locator('#film').getByRole('alert')).toContainText('Фильм не загрузился');
  await page.getByRole('link', { name: 'То же словами: пять шагов' }).click();
  await expect(page).toHaveURL(/#steps$/);
});
