import { findBrowserWithMap } from '../support/browser.ts';
import { newSurname, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';
import { CREATE } from './support/applying.ts';
import { wizardOf } from './support/filling.ts';

// A small window: every point is drawn without a graphics card.
test.use({ launchOptions: await findBrowserWithMap(), viewport: { width: 800, height: 600 } });

test('the pin is set by a press, moved by keys and by buttons, and brings its address @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token } = await registerOwner(request, newcomer('RU'), { lastName: newSurname() });
  const wizard = wizardOf(page);
  await openWith(page, token, CREATE);
  await wizard.read();
  const canvas = page.locator('canvas');
  await expect(page.getByRole('button', { name: 'Приблизить' })).toBeVisible();
  await canvas.scrollIntoViewIfNeeded();
  await canvas.click();
  const pin = page.getByRole('button', { name: 'Метка пункта' });
  await expect(pin).toBeVisible();
  await expect(wizard.field('city_name')).toHaveValue('Москва');
  await expect(wizard.field('house')).not.toHaveValue('');

  const latitude = async () => Number(await wizard.field('latitude').inputValue());
  const before = await latitude();
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(latitude).toBeCloseTo(before + 10 / 111_320, 5);
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(latitude).toBeCloseTo(before - 90 / 111_320, 5);
  await page.getByRole('button', { name: 'На север' }).click();
  await expect.poll(latitude).toBeCloseTo(before - 80 / 111_320, 5);
  await expectAccessible(page);
});
