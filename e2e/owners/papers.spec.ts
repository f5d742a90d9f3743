import { sampleOwner } from '@punkt/domain/testing/owners';
import { caseOf, expectFits, newSurname, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { personInn } from './numbers.ts';
import { enter, formOf, keptDraft, register, saveDraft, signIn, withPhotos } from './registrant.ts';

const SAME = 'Адрес проживания совпадает с адресом регистрации';

test('papers must make sense together: dates, two addresses, the name of a sole proprietor', {
  tag: '@phone',
}, async ({ page, newcomer, codeFor, request }) => {
  const form = formOf(page);
  const tokens = await signIn(request, newcomer('RU'), codeFor);
  const sample = sampleOwner('RU');
  const passport = { ...sample.passport, permanent_address: 'Клин, ул. Мира, 5' };
  await saveDraft(request, tokens, 2, { ...sample, passport });
  await enter(page, tokens);
  await expect(form.step(2)).toBeVisible();
  const onward = page.getByRole('button', { name: 'Далее' });
  const wrong = form.problem('passport.issue_date');
  await test.step('a document from before birth, or of a child, is refused in words', async () => {
    await form.fill({ 'passport.issue_date': '30.04.1985' });
    await onward.click();
    await expect(wrong).toHaveText('Документ не мог быть выдан раньше рождения');
    await form.fill({ 'passport.issue_date': '30.04.1999' });
    await onward.click();
    await expect(wrong).toHaveText('Этот документ выдают с 14 лет: проверьте даты');
    await expect(form.field('passport.issue_date')).toBeFocused();
    await expectFits(page);
    await form.fill({ 'passport.issue_date': '02.06.2005' });
    await expect(wrong).toHaveText('');
  });
  const second = form.field('passport.permanent_address');
  const same = page.getByLabel(SAME);
  const kept = async () => (await keptDraft(request, tokens)).data.record.passport.permanent_address;
  await test.step('ticked, it follows; unticked, what was typed is back', async () => {
    await expect(same).not.toBeChecked();
    await same.check();
    await expect(second).toHaveCount(0);
    await same.uncheck();
    await expect(second).toHaveValue('Клин, ул. Мира, 5');
    await same.check();
    await form.fill({ 'passport.registration_address': 'Тверь, ул. Новая, 7' });
    await expect.poll(kept).toBe('Тверь, ул. Новая, 7');
    await expectAccessible(page);
  });
  await test.step('a reload keeps the tick, and the address still follows', async () => {
    await page.reload();
    await expect(same).toBeChecked();
    await form.fill({ 'passport.registration_address': 'Тверь, ул. Лесная, 9' });
    await same.uncheck();
    await expect(second).toHaveValue('');
    await same.check();
    await onward.click();
    await expect(form.step(3)).toBeVisible();
    await expect.poll(kept).toBe('Тверь, ул. Лесная, 9');
  });
  await test.step('a name other than that of the sole proprietor, and a passport that is due, are flagged for staff', async () => {
    const last_name = newSurname();
    const requisites_data = {
      ...sample.requisites_data,
      inn: personInn(),
      org_name: 'ИП Иной Пётр Петрович',
    };
    const record = {
      ...sample,
      requisites_data,
      passport: { ...sample.passport, last_name, issue_date: '02.06.2003' },
    };
    await register(request, tokens, await withPhotos(request, tokens, record));
    await openAsRole(
      page,
      'operator',
      `/manage/reviews/${await caseOf(request, `${last_name} ${sample.passport.first_name.charAt(0)}.`)}`,
    );
    await expect(page.getByText('Имя в документе не совпадает с именем ИП')).toBeVisible();
    await expect(page.getByText('а этот выдан раньше: проверьте, действует ли он')).toBeVisible();
  });
});
