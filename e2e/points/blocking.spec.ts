import { dayOf } from '@punkt/domain/date';
import { expectFits, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

/** Of the sandbox's owner, in Russia; no other journey touches it. */
const POINT = '1011';
const DAY_MS = 86_400_000;
// The lead is far from the point, where another day has begun: the block ends with the day of the point.
test.use({ timezoneId: 'Asia/Kamchatka' });
const moscowDay = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS), 'Europe/Moscow');

test('a lead blocks a point until a day; its owner reads until when and why, and sees it lifted @desktop', async ({
  page,
  browser,
}) => {
  await openAsRole(page, 'lead', '/manage/points');
  await page.getByLabel('Адрес или номер пункта').fill(POINT);
  await page.getByRole('link', { name: `Пункт № ${POINT}` }).click();
  await page.getByRole('button', { name: 'Заблокировать' }).click();
  const dialog = page.getByRole('dialog');
  const block = dialog.getByRole('button', { name: 'Заблокировать' });
  await test.step('a day that has passed and a reason of one word are refused at their fields', async () => {
    await dialog.getByLabel('До какого дня').fill(moscowDay(-1));
    await dialog.getByLabel('Причина').fill('потоп');
    await block.click();
    await expect(dialog.getByText('Выберите день в ближайший год')).toBeVisible();
    await expect(dialog.getByLabel('Причина')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
  const [until, reason] = [moscowDay(5), 'Затопило подсобное помещение, идёт ремонт'];
  await dialog.getByLabel('До какого дня').fill(until);
  await dialog.getByLabel('Причина').fill(reason);
  await block.click();
  const ends = new RegExp(`до\\s${until.split('-').reverse().join('\\.')}, 23:59 по\\sМоскве`);
  await expect(page.getByRole('status').filter({ hasText: ends })).toBeVisible();
  await expect(page.getByText(reason).first()).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await openAsRole(phone, 'owner', `/lk/pvz/${POINT}`);
  await expect(phone.getByRole('alert').filter({ hasText: ends })).toContainText(reason);
  await expectFits(phone);
  await expectAccessible(phone);

  await page.getByRole('button', { name: 'Снять блокировку' }).click();
  await dialog.getByRole('button', { name: 'Снять блокировку' }).click();
  await expect(page.getByRole('button', { name: 'Заблокировать' })).toBeVisible();
  // The owner's page hears of it by itself.
  await expect(phone.getByRole('alert').filter({ hasText: ends })).toHaveCount(0);
  await phone.close();
});
