import type { CountryCode } from '@punkt/domain/country-code';
import { expect, expectAccessible, test } from '../support/journey.ts';

/** A Russian does so below, by keyboard. */
const COUNTRIES: CountryCode[] = ['BY', 'UZ'];

for (const code of COUNTRIES) {
  test(`a newcomer of ${code} logs in and is led to registration`, async ({ page, newcomer, logIn }) => {
    await page.goto('/login');
    const validated = page.waitForRequest('**/api/v1/validate');
    await logIn(newcomer(code));
    // All that the wire has; a browser that takes no pushes has no address for them.
    expect(Object.keys((await validated).postDataJSON()).sort()).toEqual(
      [
        ...['alian_device', 'app_version', 'code', 'device_name'],
        ...['device_token', 'device_type', 'device_uuid', 'token'],
      ].sort(),
    );
    await expect(page).toHaveURL(/\/registration$/);
    await expect(page.locator('#content h1')).toBeVisible();
  });
}

test('what was typed before the scripts came is not lost', async ({ page }) => {
  const { promise: scripts, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const phone = page.getByLabel('Номер телефона');
  await phone.fill('9161234567');
  come();
  await expect(phone).toHaveValue('916 123-45-67');
});

test('the phone field: an incomplete number is named and stays, another country empties it, an 8 in front is understood', async ({
  page,
  newcomer,
  codeFor,
}) => {
  const person = newcomer('RU');
  await page.goto('/login');
  const phone = page.getByLabel('Номер телефона');
  await phone.fill('916 12');
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveValue(/916 12/);
  await expectAccessible(page);
  await phone.fill('9161234567');
  await page.getByLabel('Страна').selectOption('AM');
  await expect(phone).toHaveValue('');
  await page.getByLabel('Страна').selectOption('RU');
  await phone.fill(`8${person.national}`);
  await page.getByRole('button', { name: 'Далее' }).click();
  expect(await codeFor(person.phone)).toMatch(/^\d{6}$/);
});

test('a code is still asked for where its form did not come with the first try', async ({
  page,
  newcomer,
  codeFor,
}) => {
  const person = newcomer();
  const script = /\/code-step-[^/]+\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Номер телефона').fill(person.national);
  await page.getByRole('button', { name: 'Далее' }).click();
  const again = page.getByRole('alert').getByRole('link');
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unroute(script);
  await again.click();
  await page.getByLabel('Код, 6 цифр').fill(await codeFor(person.phone));
  await expect(page).toHaveURL(/\/registration$/);
});

test('a form whose script was lost is asked for by a new page as soon as somebody turns to it', async ({
  page,
  newcomer,
  codeFor,
}) => {
  const person = newcomer();
  const script = /\/entrance\.island-[^/]+\.js$/;
  await page.route(script, (route) => route.abort());
  const gone = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await page.goto('/login');
  await gone;
  await page.unroute(script);
  const phone = page.getByLabel('Номер телефона');
  await Promise.all([page.waitForEvent('load'), phone.focus()]);
  await phone.fill(person.national);
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(page.getByLabel('Код, 6 цифр')).toBeVisible();
  expect(await codeFor(person.phone)).toMatch(/^\d{6}$/);
});

test('five wrong codes end the attempts; the right one no longer helps', async ({
  page,
  newcomer,
  codeFor,
}) => {
  const person = newcomer();
  await page.goto('/login');
  await page.getByLabel('Номер телефона').fill(person.national);
  await page.getByRole('button', { name: 'Далее' }).click();
  const input = page.getByLabel('Код, 6 цифр');
  const right = await codeFor(person.phone);
  const wrong = right === '000000' ? '111111' : '000000';
  for (const left of ['4 попытки', '3 попытки', '2 попытки', '1 попытка']) {
    await input.fill(wrong);
    await expect(
      page.getByText(`Неверный код. ${left === '1 попытка' ? 'Осталась' : 'Осталось'} ${left}`),
    ).toBeVisible();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
  }
  await expectAccessible(page);
  await input.fill(wrong);
  await expect(page.getByText('Попытки закончились')).toBeVisible();
  await input.fill(right);
  await expect(page.getByText('Попытки закончились')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('a reload keeps the code step, and going back and on again within a minute needs no second SMS', async ({
  page,
  newcomer,
  codeFor,
}) => {
  const person = newcomer();
  await page.goto('/login');
  await page.getByLabel('Номер телефона').fill(person.national);
  await page.getByRole('button', { name: 'Далее' }).click();
  const code = await codeFor(person.phone);
  await expect(page.getByLabel('Код, 6 цифр')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Код, 6 цифр')).toBeVisible();
  await page.getByRole('button', { name: 'Изменить номер' }).click();
  await expect(page.getByLabel('Номер телефона')).toHaveValue(/\d{3} \d{3}-\d{2}-\d{2}/);
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.getByLabel('Код, 6 цифр').fill(code);
  await expect(page).toHaveURL(/\/registration$/);
});

test('the screens of log-in are accessible, by keyboard too', async ({ page, newcomer, codeFor }) => {
  const person = newcomer();
  // The film plays by itself for whoever wants motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/login');
  await expectAccessible(page);
  await page.getByLabel('Номер телефона').focus();
  await page.keyboard.type(person.national);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Код, 6 цифр')).toBeFocused();
  await expectAccessible(page);
  // On phones and tablets a film shows where the code is.
  const help = page.getByRole('button', { name: 'Где найти код?' });
  if (await help.isVisible()) {
    await help.click();
    const film = page.getByLabel('Видео: где найти код').and(page.locator('video'));
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('Код, 6 цифр').focus();
  }
  await page.keyboard.type(await codeFor(person.phone));
  await expect(page).toHaveURL(/\/registration$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
