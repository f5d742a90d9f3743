import { openWith } from '../support/cases.ts';
import { expect, test } from '../support/journey.ts';
import { applicant } from './made-orders.ts';

test('a dialog gives the focus back, and a deleted application keeps it on the page @keyboard', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, draft } = await applicant(request, newcomer());
  const { id } = await draft();
  await openWith(page, token, `/lk/orders/${id}`);
  const ask = page.getByRole('button', { name: 'Удалить заявку' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Удаление ничего не стоит');
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить заявку' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Заявка удалена', level: 2 })).toBeFocused();
});
