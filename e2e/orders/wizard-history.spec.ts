import { openWith } from '../support/cases.ts';
import { expect } from '../support/journey.ts';
import { applicant } from './made-orders.ts';
import { CREATE, test } from './support/applying.ts';
import { wizardOf } from './support/filling.ts';

test('the browser’s Back is the step before, with everything typed, and Forward the one after @desktop', async ({
  page,
  apply,
}) => {
  const { wizard, place } = await apply('KZ', { town: 'Алматы', street: 'Садовая' });
  const opened: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/order-edit') && opened.push(request.url()));
  await page.goto('/lk/orders');
  await page.locator(`a[href="${CREATE}"]`).first().click();
  await wizard.read();
  await wizard.field('entrance').fill('Третий');
  await page.goBack();
  await expect(wizard.step(1)).toBeVisible();
  await expect(wizard.field('agreed')).toBeChecked();
  await page.goForward();
  await expect(wizard.step(2)).toBeVisible();
  await expect(wizard.field('entrance')).toHaveValue('Третий');

  await wizard.location(place);
  await expect(wizard.state('saved')).toBeVisible();
  await wizard.next();
  await expect(wizard.step(3)).toBeVisible();
  await wizard.field('area').fill('64');
  await page.goBack();
  await expect(wizard.step(2)).toBeVisible();
  await expect(wizard.field('house')).toHaveValue(place.house.house);
  // An entry from before the draft had a number belongs to it all the same, over a reload as well.
  await page.goBack();
  await expect(wizard.step(1)).toBeVisible();
  await expect(page).toHaveURL(/\/lk\/orders\/\d+\/edit$/);
  // All this is one screen: opened a second time, it would save against itself.
  expect(opened).toEqual([]);
  await page.reload();
  await expect(wizard.step(1)).toBeVisible();
  await page.goForward();
  await expect(wizard.step(2)).toBeVisible();
  await page.goForward();
  await expect(wizard.step(3)).toBeVisible();
  await expect(wizard.field('area')).toHaveValue('64');

  // The button of the form goes the same way.
  await page.getByRole('button', { name: 'Назад', exact: true }).click();
  await expect(wizard.step(2)).toBeVisible();
  await page.goForward();
  await expect(wizard.step(3)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(wizard.step(1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/lk\/orders$/);
});

test('a field somebody was led to is one entry among the steps, and what was sent is not opened again @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, draft } = await applicant(request, newcomer('RU'));
  const { id } = await draft();
  const wizard = wizardOf(page);
  await openWith(page, token, `/lk/orders/${id}/edit?field=area`);
  await expect(wizard.field('area')).toBeFocused();
  await wizard.next();
  await expect(wizard.step(4)).toBeVisible();
  await expect(page).toHaveURL(`/lk/orders/${id}/edit`);
  await page.goBack();
  await expect(wizard.step(3)).toBeVisible();
  await page.goForward();
  await expect(wizard.step(4)).toBeVisible();
  await wizard.next();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await wizard.submit();
  await expect(page).toHaveURL(/\/lk\/payment\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(`/lk/orders/${id}`);
  await page.goBack();
  await expect(page).toHaveURL(`/lk/orders/${id}`);
});
