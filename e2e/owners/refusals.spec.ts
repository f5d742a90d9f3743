import { sampleOwner } from '@punkt/domain/testing/owners';
import { expect, test } from '../support/journey.ts';
import { digits } from './numbers.ts';
import { publishOffer } from './publishing.ts';
import { enter, formOf, RU_BANK, saveDraft, signIn, withPhotos } from './registrant.ts';

test('a number that no register knows is refused at its field; a register that is down keeps nobody from going on', async ({
  page,
  newcomer,
  codeFor,
  request,
}) => {
  const form = formOf(page);
  await enter(page, await signIn(request, newcomer('RU'), codeFor));
  await form.fill({ 'requisites_data.inn': '990000066680' });
  await expect(page.getByText('ИНН не найден')).toBeVisible();
  await expect(form.field('requisites_data.inn')).toHaveAttribute('aria-invalid', 'true');
  await form.fill({ 'requisites_data.inn': '000000000000' });
  await expect(page.getByText('Реестр сейчас не отвечает')).toBeVisible();
  await form.fill({ 'requisites_data.org_name': 'ИП Соколова', ...RU_BANK });
  await expect(form.field('requisites_data.cor_account')).toHaveValue(/\d{20}/);
  await form.field('activity_form.accept_personal_info').check();
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(form.step(2)).toBeVisible();
});

test('an INN that is taken leads back to its field', async ({ page, newcomer, codeFor, request }) => {
  const form = formOf(page);
  const tokens = await signIn(request, newcomer('RU'), codeFor);
  const record = await withPhotos(request, tokens, sampleOwner('RU'));
  // The sandbox's own owner has it.
  const requisites_data = { ...record.requisites_data, inn: '990000011100' };
  await saveDraft(request, tokens, 4, { ...record, requisites_data });
  await enter(page, tokens);
  await page.getByRole('button', { name: 'Далее' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Далее' }).click();
  await dialog.getByRole('button', { name: 'Далее' }).click();
  await dialog.getByRole('button', { name: 'Принять' }).click();
  await expect(page.getByText('Собственник с таким ИНН уже зарегистрирован')).toBeVisible();
  await expect(form.step(1)).toBeVisible();
  await expect(form.field('requisites_data.inn')).toBeFocused();
});

test('an offer that changes while they register is read again', async ({
  page,
  newcomer,
  codeFor,
  request,
}) => {
  // A country of its own: a new version there disturbs no other journey.
  const code = 'AM';
  const tokens = await signIn(request, newcomer(code), codeFor);
  const sample = sampleOwner(code);
  const requisites_data = { ...sample.requisites_data, inn: digits(8) };
  await saveDraft(request, tokens, 4, await withPhotos(request, tokens, { ...sample, requisites_data }));
  await enter(page, tokens);
  await page.getByRole('button', { name: 'Далее' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Далее' }).click();
  await dialog.getByRole('button', { name: 'Далее' }).click();
  await expect(dialog.getByRole('button', { name: 'Принять' })).toBeEnabled();

  await publishOffer(request, code);
  await dialog.getByRole('button', { name: 'Принять' }).click();
  await expect(dialog.getByText('вышла новая версия документов')).toBeVisible();
  await expect(dialog.getByText('Документ 1 из 3')).toBeVisible();
});
