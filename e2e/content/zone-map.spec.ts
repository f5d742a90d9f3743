import { expect, expectAccessible, test } from '../support/journey.ts';
import { visit } from '../support/visitor.ts';

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
  await expectAccessible(page, '#map');
});

test('an address is found by words, and the calculator goes on with its terms @phone', async ({
  page,
  baseURL,
}) => {
  await visit(page, baseURL);
  const map = page.locator('#map');
  await map.getByLabel('Город или адрес').fill('Тула');
  await map.getByRole('button', { name: 'Найти' }).click();
  await map.getByRole('button', { name: 'Тула', exact: true }).click();
  await expect(map.getByRole('heading', { name: /^Тула, / })).toBeVisible();
  const free = map.getByRole('button', { name: 'Показать свободное место' });
  const onward = map.getByRole('link', { name: 'Посчитать доход' });
  await expect(onward.or(free)).toBeVisible();
  if (await free.isVisible()) await free.click();
  await onward.click();
  const earnings = page.getByRole('region', { name: 'Сколько заработает пункт' });
  await expect(earnings.getByText(/^По\sместу\sс\sкарты:\sТула/)).toBeVisible();
  const left = earnings.getByText('Остаётся вам').locator('xpath=following-sibling::*');
  const before = await left.textContent();
  await earnings.getByLabel('Аренда в месяц').fill('900000');
  await expect(left).not.toHaveText(before ?? '');
  await expect(earnings.getByText(/каждый\sмесяц\sтеряет\sденьги/)).toBeVisible();
  await expect(earnings.getByText('не за пять лет')).toBeVisible();
  await expectAccessible(page, '#earnings');
});
