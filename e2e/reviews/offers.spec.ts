import { expectFits, headersOf, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

test('a lead publishes a new version, and one that came out meanwhile is shown before', async ({
  page,
  request,
}) => {
  // A country no other journey publishes for.
  const country = 'TM';
  const headers = await headersOf('lead');
  await openAsRole(page, 'lead', '/manage/offers');
  await expect(page.getByRole('heading', { name: 'Россия' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.goto(`/manage/offers/${country}`);
  const text = page.getByLabel('Оферта, HTML');
  await expect(text).toHaveValue(/<h1>/);
  const base = Number(
    /верси\S+\s(\d+)/.exec((await page.getByText('Пишется поверх').textContent()) ?? '')?.[1],
  );
  await text.fill(`${await text.inputValue()}<p>Новый пункт договора</p>`);
  await page.getByRole('button', { name: 'Как увидят' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Новый пункт договора')).toBeVisible();
  await page.getByRole('button', { name: 'Что изменилось' }).click();
  await expect(page.locator('ins', { hasText: 'Новый пункт договора' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  const current = await (await request.get(`/api/v2/manage/offers/${country}/${base}`, { headers })).json();
  const data = {
    country_code: country,
    base_version: base,
    offer: current.offer,
    application: current.application,
    tariffs: `${current.tariffs}<p>Строка коллеги</p>`,
  };
  expect((await request.post('/api/v2/manage/offers', { headers, data })).ok()).toBe(true);
  await expect(page.getByText(`Пока вы писали, вышла версия ${base + 1}`)).toBeVisible();
  await expect(page.getByText('Строка коллеги')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Продолжить поверх версии ${base + 1}` }).click();
  await page.getByRole('button', { name: 'Текст' }).click();
  await expect(text).toHaveValue(/Новый\sпункт\sдоговора/);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page).toHaveURL(/\/manage\/offers$/);
  await expect(page.getByText(`Версия ${base + 2} опубликована`)).toBeVisible();
});
