import { expect, expectAccessible, test } from '../support/journey.ts';

test('without WebGL the drawing stays, and the page says what to do @phone', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/');
  const drawing = page.getByRole('img', { name: /город\sподелён\sна\sшестиугольные\sзоны/ });
  const show = page.getByRole('button', { name: 'Показать карту' });
  await drawing.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
  await expect(async () => {
    // A press before the script has come is not answered.
    if (await show.isVisible()) await show.click({ timeout: 1000 });
    await expect(page.getByText('Карта в этом браузере не открывается.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(drawing).toBeVisible();
  await expectAccessible(page);
});
