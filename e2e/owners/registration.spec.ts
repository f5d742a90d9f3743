import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { companyInn, digits, personInn } from './numbers.ts';
import { picture } from './pictures.ts';
import { enter, formOf, RU_BANK, RU_PASSPORT, signIn } from './registrant.ts';

const next = 'Далее';

/** Lets a call wait; `answer` lets it through and returns when the page has drawn what came. */
async function holdAnswer(page: Page, call: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(call, (route) => promise.then(() => route.continue()));
  const answered = page.waitForResponse(call);
  return {
    async answer() {
      resolve();
      await (await answered).finished();
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    },
  };
}

test('a sole proprietor of Russia registers', async ({ page, newcomer, logIn }) => {
  const person = newcomer('RU');
  const form = formOf(page);
  await page.goto('/login');
  await logIn(person);
  await expect(page).toHaveURL(/\/registration$/);

  // Step 1: an empty form is refused, and the first problem has the focus.
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByText('Проверьте 7 полей')).toBeVisible();
  await expect(form.field('requisites_data.inn')).toBeFocused();
  await expectAccessible(page);
  await form.fill({ 'requisites_data.inn': personInn() });
  await expect(page.getByText('Нашли в реестре')).toBeVisible();
  await expect(form.field('requisites_data.org_name')).toHaveValue(/ИП/);
  await form.fill(RU_BANK);
  await expect(form.field('requisites_data.cor_account')).toHaveValue('30101810400000000225');
  await expect(page.getByText('Проверьте БИК и номер счёта')).toBeVisible();
  await form.field('activity_form.accept_personal_info').check();
  await page.getByRole('button', { name: next }).click();

  // Step 2
  await expect(form.step(2)).toBeVisible();
  await page.getByRole('button', { name: next }).click();
  await expect(form.field('passport.last_name')).toBeFocused();
  await form.fill(RU_PASSPORT);
  await page.getByLabel('Женский').check();
  await expect(form.field('passport.birth_date')).toHaveValue('01.05.1985');
  await expect(form.field('passport.department_code')).toHaveValue('690-001');
  await expectAccessible(page);
  await page.getByRole('button', { name: next }).click();

  // Step 3
  await expect(form.step(3)).toBeVisible();
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByText('Загрузите все фотографии').first()).toBeVisible();
  await form.send('passport.document_photo', 'passport.png');
  await form.send('passport.with_document_photo', 'me.png');
  await expectAccessible(page);
  await page.getByRole('button', { name: next }).click();

  // Step 4: names come from the document.
  await expect(form.field('contact_info.last_name')).toHaveValue('Соколова');
  await page.getByRole('button', { name: next }).click();
  await expect(form.field('contact_info.email')).toBeFocused();
  await form.fill({ 'contact_info.email': 'anna@example.ru', 'contact_info.snils': '11223344595' });
  await form.field('contact_info.additional_phone').fill('8 916 123-45-67');
  await expect(form.field('contact_info.additional_phone')).toHaveValue('916 123-45-67');
  await expectAccessible(page);
  await page.getByRole('button', { name: next }).click();

  // The offer: three documents, the last is accepted.
  const dialog = page.getByRole('dialog');
  for (const title of ['Оферта', 'Заявка']) {
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await dialog.getByRole('button', { name: next }).click();
  }
  await expect(dialog.getByRole('heading', { name: 'Тарифы' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Принять' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Регистрация завершена')).toBeVisible();
});

test('a company of Russia with VAT proves it with papers', async ({ page, newcomer, codeFor, request }) => {
  const form = formOf(page);
  await enter(page, await signIn(request, newcomer('RU'), codeFor));
  await page.getByLabel('Компания (ООО)').check();
  await form.fill({ 'requisites_data.inn': companyInn() });
  await expect(form.field('requisites_data.kpp')).toHaveValue(/^\d{9}$/);
  await form.fill(RU_BANK);
  await expect(form.field('requisites_data.bank_name')).toHaveValue(/банк/i);
  await page.getByLabel(/ОСН,\sНДС/).check();
  await form.field('activity_form.accept_personal_info').check();
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByText('Приложите документ, подтверждающий НДС')).toBeVisible();
  await form.send('requisites_data.tax_files', 'nds-1.png', 'nds-2.png');
  await expect(page.getByText('Документ подтверждающий НДС загружен!')).toBeVisible();
  await page.getByRole('button', { name: next }).click();
  await expect(form.step(2)).toBeVisible();

  // Another tax system proves nothing with these papers: the owner is asked first.
  await page.getByRole('button', { name: /^Изменить/ }).click();
  await page.getByText('УСН, без НДС').click();
  await expect(page.getByRole('dialog')).toContainText('Ответы будут очищены');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Оставить как есть' }).click();
  await expect(page.locator('[data-status="done"]')).toHaveCount(2);
});

test('Belarus asks for the legal address and takes a GLN', async ({ page, newcomer, codeFor, request }) => {
  const form = formOf(page);
  await enter(page, await signIn(request, newcomer('BY'), codeFor));
  await expect(page.getByLabel('Страна ведения деятельности')).toHaveValue('BY');
  await expect(page.getByText('Система налогообложения')).toHaveCount(0);
  const bank = await holdAnswer(page, '**/api/v4/lookup/bank');
  await form.fill({
    'requisites_data.inn': digits(9),
    'requisites_data.org_name': 'ИП Коваль',
    'requisites_data.gln': '48100000',
    'requisites_data.bik': 'belbby2x',
    'requisites_data.bank_name': 'Беларусбанк',
    'requisites_data.pay_account': 'by13 nbrb 3600 9000 0000 2z00 ab00',
  });
  await expect(form.field('requisites_data.pay_account')).toHaveValue('BY13NBRB3600900000002Z00AB00');

  // What the bank register answers adds a line above: under a finger the page stays where it is.
  await expect(page.getByText('Ищем банк…')).toBeVisible();
  const consent = form.field('activity_form.accept_personal_info');
  await consent.hover();
  await page.mouse.down();
  await bank.answer();
  await page.mouse.up();
  await expect(consent).toBeChecked();
  await expect(page.getByText('Банк с таким кодом не найден')).toBeVisible();
  await page.getByRole('button', { name: next }).click();
  await expect(form.field('requisites_data.legal_address')).toBeFocused();
  await expect(page.getByText('Введите ровно 13 цифр')).toBeVisible();
  await form.fill({
    'requisites_data.legal_address': 'Минск, ул. Лесная, 1',
    'requisites_data.gln': '4810000000003',
  });
  await page.getByRole('button', { name: next }).click();
  await expect(form.step(2)).toBeVisible();
  await page.getByLabel('Идентификационная карта').check();
  await expect(form.field('passport.identification_number')).toBeVisible();
});

test('a Georgian registers by their card, on the Georgian site, in Georgian', async ({
  page,
  newcomer,
  codeFor,
  request,
  georgianUrl,
}) => {
  const form = formOf(page);
  const forward = /^შემდეგი/;
  await enter(page, await signIn(request, newcomer('GE'), codeFor), '/registration', georgianUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('მფლობელის რეგისტრაცია');
  await expect(form.field('activity_form.accept_personal_info')).toHaveCount(0);
  await form.fill({
    'requisites_data.inn': digits(7),
    'requisites_data.org_name': 'ი/მ ნინო ბერიძე',
    'requisites_data.bik': 'BAGAGE22',
    'requisites_data.bank_name': 'საქართველოს ბანკი',
    'requisites_data.pay_account': 'GE29NB0000000101904917',
  });
  await expect(page.getByText('ჩვეულებრივ, ის 9 ან 11 ციფრისგან შედგება')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: forward }).click();
  await expect(form.field('passport.middle_name')).toHaveCount(0);
  await form.fill({
    'passport.last_name': 'ბერიძე',
    'passport.first_name': 'ნინო',
    'passport.birth_date': '01.05.1985',
    'passport.place_of_birth': 'თბილისი',
    'passport.document_number': '12IA34567',
    'passport.personal_number': '01001012345',
    'passport.issue_date': '02.06.2015',
    'passport.issued_by': 'იუსტიციის სამინისტრო',
  });
  await page.getByRole('button', { name: forward }).click();
  await form.send('passport.document_photo', 'front.png');
  await page.getByRole('button', { name: forward }).click();
  await expect(page.getByText('ატვირთეთ ყველა ფოტო').first()).toBeVisible();
  await form.field('passport.document_photo').setInputFiles([picture('back.png')]);
  await form.field('passport.with_document_photo').setInputFiles([picture('me-1.png'), picture('me-2.png')]);
  await expect(page.locator('[data-status="done"]')).toHaveCount(4);
  await page.getByRole('button', { name: forward }).click();
  await expect(form.field('contact_info.first_name')).toHaveValue('ნინო');
  await form.fill({ 'contact_info.email': 'nino@example.ge' });
  await page.getByRole('button', { name: forward }).click();
  const dialog = page.getByRole('dialog');
  for (const title of ['ოფერტა', 'განაცხადი']) {
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await dialog.getByRole('button', { name: 'შემდეგი' }).click();
  }
  await dialog.getByRole('button', { name: 'თანხმობა' }).click();
  await expect(page.getByText('რეგისტრაცია დასრულდა')).toBeVisible();
});
