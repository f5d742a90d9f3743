import { sampleOwner } from '@punkt/domain/testing/owners';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { digits } from './numbers.ts';
import { publishOffer } from './publishing.ts';
import { enter, register, signIn, withPhotos } from './registrant.ts';

test('a new version is announced, read with what changed, and signed', async ({
  page,
  newcomer,
  codeFor,
  request,
}) => {
  // A country of its own: a new version there disturbs no other journey, and none of theirs comes in between.
  const code = 'UZ';
  const tokens = await signIn(request, newcomer(code), codeFor);
  const sample = sampleOwner(code);
  const requisites_data = { ...sample.requisites_data, inn: digits(14) };
  await register(request, tokens, await withPhotos(request, tokens, { ...sample, requisites_data }));
  await enter(page, tokens, '/lk/orders');
  await expect(page.locator('#content h1')).toBeVisible();
  await publishOffer(request, code);

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Оферта обновилась' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Прочитать и подписать' }).click();
  await expect(dialog.getByRole('heading', { name: 'Что изменилось' })).toBeVisible();
  // Newer still, while it is being read: said, and begun anew.
  await publishOffer(request, code);
  await expect(dialog).toContainText('Пока вы читали, вышла новая редакция');
  for (const title of ['Что изменилось', 'Оферта', 'Заявка']) {
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await dialog.getByRole('button', { name: 'Далее' }).click();
  }
  await expect(dialog.getByRole('heading', { name: 'Тарифы' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Принять' }).click();
  await expect(page.getByText('Документы подписаны')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto('/lk/profile');
  const certificates = page.getByRole('button', { name: /Открыть\sсертификат/ });
  await expect(certificates).toHaveCount(2);
  const opened = page.waitForEvent('popup');
  await certificates.first().click();
  await expect((await opened).getByRole('heading', { name: 'Сертификат подписи оферты' })).toBeVisible();
});
