import { expectFits, newSurname } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';

test('a genuine certificate is confirmed, by typing the code and by its link', async ({
  page,
  request,
  newcomer,
}) => {
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
  const headers = { authorization: `Bearer ${owner.token}` };
  const { data } = await (await request.get('/api/v4/signatures', { headers })).json();
  const [{ code, seal, sha256 }] = data;
  await page.goto('/verify');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Введите код с сертификата')).toBeVisible();
  await page.getByLabel('Код с сертификата').fill(code.toLowerCase().match(/.{4}/g).join('-'));
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page).toHaveURL(new RegExp(`/verify/${code}$`));
  await expect(page.getByRole('heading', { name: 'Подпись действительна' })).toBeVisible();
  await expect(page.getByText(seal)).toBeVisible();
  await expect(page.getByText(sha256)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Подпись действительна' })).toBeVisible();
});

test('a code nobody was given is not found', async ({ page, georgianUrl }) => {
  await page.goto('/verify/0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  await expect(page.getByRole('heading', { name: 'Такой подписи нет' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${georgianUrl}/verify/0123456789ABCDEFGHJKMNPQRSTVWXYZ`);
  await expect(page.getByRole('heading', { name: 'ასეთი ხელმოწერა არ არის' })).toBeVisible();
  await expectFits(page);
});

test('the explanation can be read without scripts', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/verify');
  await expect(page.getByRole('heading', { name: 'Что доказывает проверка' })).toBeVisible();
  // A browser whose scripts are only paused does not draw <noscript>; the page itself says it.
  expect(await (await request.get('/verify')).text()).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  await context.close();
});
