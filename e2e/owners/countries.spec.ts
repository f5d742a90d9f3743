import type { APIRequestContext } from '@playwright/test';
import { country } from '@punkt/domain/countries';
import { documentTypes } from '@punkt/domain/identity-document';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { expect, test } from '../support/journey.ts';
import { COUNTRY_CASES, type CountryCase } from './country-cases.ts';
import {
  enter,
  type Form,
  formOf,
  keptDraft,
  readAndAccept,
  register,
  signIn,
  type Tokens,
  withPhotos,
} from './registrant.ts';

const FORMS = { ip: 'ИП', ooo: 'Компания (ООО)' } as const;
const DOCUMENTS = { passport: 'Паспорт', identification: 'Идентификационная карта' } as const;
const EMAIL_MISTAKE = {
  'contact_info.email': ['anna@exam', 'Некорректный адрес электронной почты'],
} as const;

type Values = Readonly<Record<string, string>>;

/** Types the step with its mistakes, sees what is wrong at each field, and types it right. */
async function fillTwice(
  form: Form,
  values: Values,
  mistakes: Readonly<Record<string, readonly [string, string]>>,
  next: () => Promise<void>,
): Promise<void> {
  const wrong = Object.fromEntries(Object.entries(mistakes).map(([path, [typed]]) => [path, typed]));
  await form.fill({ ...values, ...wrong });
  await next();
  for (const [path, [, said]] of Object.entries(mistakes)) {
    await expect(form.field(path)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.problem(path)).toHaveText(said);
  }
  await form.fill(Object.fromEntries(Object.keys(mistakes).map((path) => [path, values[path] ?? ''])));
  await next();
}

/** Photos, contact and offer are alike everywhere: of each kind of document one is walked to the end, the rest goes by calls. */
const WALKED: readonly string[] = ['KZ', 'AM'];

/** Sends what was typed, as the form has kept it, with photos and a contact. */
async function sendTyped(request: APIRequestContext, tokens: Tokens, given: CountryCase): Promise<void> {
  await expect.poll(async () => (await keptDraft(request, tokens)).step).toBe(3);
  const { record } = (await keptDraft(request, tokens)).data;
  const { contact_info } = sampleOwner(given.country, given.form);
  const photos = given.document === 'passport' ? [''] : ['', ''];
  const passport = { ...record.passport, document_photo: photos, with_document_photo: photos };
  expect(passport).toMatchObject({ last_name: given.passport['passport.last_name'] });
  await register(request, tokens, await withPhotos(request, tokens, { ...record, passport, contact_info }));
}

for (const given of COUNTRY_CASES) {
  const { country: code, form: organisation, vat, document } = given;
  test(`${code}: what is typed into the form makes an owner`, { tag: '@desktop' }, async ({
    page,
    newcomer,
    codeFor,
    request,
  }) => {
    const form = formOf(page);
    const next = () => page.getByRole('button', { name: 'Далее' }).click();
    const person = newcomer(code);
    const tokens = await signIn(request, person, codeFor);
    await enter(page, tokens);

    await expect(page.getByLabel('Страна ведения деятельности')).toHaveValue(code);
    await page.getByLabel(FORMS[organisation], { exact: true }).check();
    const systems = page.getByText('Система налогообложения');
    await expect(systems).toHaveCount(country(code).company.taxSystems.length > 1 ? 1 : 0);
    if (vat) {
      await page.getByLabel('С НДС').check();
      await form.send('requisites_data.tax_files', 'vat.png');
    }
    await form.field('activity_form.accept_personal_info').check();
    await fillTwice(form, given.requisites(), given.requisitesMistakes, next);

    await expect(form.step(2)).toBeVisible();
    // Who has one kind of document is not asked which.
    const choice = page.getByLabel(DOCUMENTS[document], { exact: true });
    await expect(choice).toHaveCount(documentTypes(code).length > 1 ? 1 : 0);
    if (documentTypes(code).length > 1) await choice.check();
    await fillTwice(form, given.passport, given.passportMistakes, next);

    await expect(form.step(3)).toBeVisible();
    if (!WALKED.includes(code)) return sendTyped(request, tokens, given);
    await next();
    await expect(page.getByText('Загрузите все фотографии').first()).toBeVisible();
    const photos = document === 'passport' ? ['1.png'] : ['1.png', '2.png'];
    await form.send('passport.document_photo', ...photos.map((name) => `document-${name}`));
    await form.send('passport.with_document_photo', ...photos.map((name) => `person-${name}`));
    await next();

    await expect(form.step(4)).toBeVisible();
    await expect(form.field('contact_info.last_name')).toHaveValue(
      given.passport['passport.last_name'] ?? '',
    );
    await expect(form.field('contact_info.snils')).toHaveCount(0);
    await form.fill({ 'contact_info.additional_phone': newcomer(code).national });
    await fillTwice(form, { 'contact_info.email': 'anna@example.com' }, EMAIL_MISTAKE, next);

    await readAndAccept(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Регистрация завершена')).toBeVisible();
  });
}
