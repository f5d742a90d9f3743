import { expect, test } from '../support/journey.ts';

test.use({ javaScriptEnabled: false });

test('the landing without scripts: banners, the film and the form @phone', async ({ page }) => {
  await page.goto('/');
  await test.step('every banner is in the page, with its link, and the row can be scrolled', async () => {
    const carousel = page.getByRole('region', { name: 'Что предлагает программа' });
    await expect(carousel.getByRole('article')).toHaveCount(4);
    const last = carousel.getByRole('link', { name: 'Календарь конференций' });
    await expect(last).toHaveAttribute('href', '/conferences');
    await expect(carousel.getByRole('button', { name: 'Следующий слайд' })).toBeHidden();
    await last.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('article').nth(3)).toBeInViewport();
  });
  await test.step('the browser plays the film by itself', async () => {
    await expect(page.locator('#film video')).toHaveAttribute('controls', '');
    // For browsers without VP9.
    await expect(page.locator('#film video source[type="video/mp4"]')).toHaveCount(1);
  });
  await test.step('its own conditions are framed, and banks have their place', async () => {
    await expect(page.locator('table[data-highlight="standard"]')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Как\sоткрыть\sсчёт/ })).toBeVisible();
  });
  await test.step('the form says what it needs and keeps the number to itself', async () => {
    const form = page.locator('#open');
    // Not by text: the runner never looks for it inside a noscript.
    const words = form.locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toContainText('только со включённым JavaScript');
    // The page of log-in needs it as much.
    await expect(words.locator('a')).toHaveCount(0);
    await form.getByLabel('Номер телефона').fill('9161234567');
    await form.getByRole('button', { name: 'Далее' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});
