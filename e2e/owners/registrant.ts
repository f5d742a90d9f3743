import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { CountryCode } from '@punkt/domain/country-code';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { requiresTaxFiles } from '@punkt/domain/tax';
import type { Person } from '../support/journey.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { picture } from './pictures.ts';

export interface Tokens {
  readonly access: { readonly token: string };
}

/** Signs in by the API: the log-in screens have journeys of their own. */
export async function signIn(
  request: APIRequestContext,
  person: Person,
  codeFor: (phone: string) => Promise<string>,
): Promise<Tokens> {
  const device_uuid = randomUUID();
  const { phone, country } = person;
  const asked = await (await request.post('/api/v1/login', { data: { phone, country, device_uuid } })).json();
  const code = await codeFor(phone);
  return (await request.post('/api/v1/validate', { data: { token: asked.data, code, device_uuid } })).json();
}

const bearer = (tokens: Tokens) => ({ authorization: `Bearer ${tokens.access.token}` });

/** Puts a person into a browser that knows nobody yet. */
export const enter = (page: Page, tokens: Tokens, path = '/registration', origin = ''): Promise<void> =>
  openSignedIn(page, tokens.access.token, origin + path);

export async function saveDraft(
  request: APIRequestContext,
  tokens: Tokens,
  step: number,
  record: OwnerRecord,
): Promise<void> {
  const data = { step, data: { record, device: 'elsewhere' } };
  const answer = await request.post('/api/v4/owner/draft', { headers: bearer(tokens), data });
  expect(answer.status()).toBe(200);
}

/** What the form has kept on the server. */
export async function keptDraft(
  request: APIRequestContext,
  tokens: Tokens,
): Promise<{ readonly step: number; readonly data: { readonly record: OwnerRecord } }> {
  return (await request.get('/api/v4/owner/draft', { headers: bearer(tokens) })).json();
}

/** Sends a small picture in one slice and answers with its id. */
async function upload(
  request: APIRequestContext,
  tokens: Tokens,
  entity_type: 12 | 15,
  name: string,
): Promise<string> {
  const chunk = picture(name).buffer.toString('base64');
  const slice = { uuid: randomUUID(), chunk_num: 0, total_size: chunk.length, chunk, entity_type, name };
  const answer = await request.post('/api/v2/common/upload', { headers: bearer(tokens), data: slice });
  return (await answer.json()).file.id;
}

/** A record with photos of this very person, and papers where VAT wants them, ready to be signed and sent. */
export async function withPhotos(
  request: APIRequestContext,
  tokens: Tokens,
  record: OwnerRecord,
): Promise<OwnerRecord> {
  const { document_photo, with_document_photo } = record.passport;
  const send = (list: readonly string[], name: string) =>
    Promise.all(list.map((_, at) => upload(request, tokens, 12, `${name}-${at}.png`)));
  const papers = requiresTaxFiles(record.activity_form.tax_type) ? ['vat'] : [];
  return {
    ...record,
    requisites_data: {
      ...record.requisites_data,
      tax_files: await Promise.all(papers.map((name) => upload(request, tokens, 15, `${name}.png`))),
    },
    passport: {
      ...record.passport,
      document_photo: await send(document_photo, 'document'),
      with_document_photo: await send(with_document_photo, 'person'),
    },
  };
}

/** Becomes an owner without a screen, for journeys that begin in the account area. */
export async function register(
  request: APIRequestContext,
  tokens: Tokens,
  record: OwnerRecord,
): Promise<void> {
  const country_code: CountryCode = record.activity_form.country;
  const headers = bearer(tokens);
  const offers = await (await request.get(`/api/v3/offer?country_code=${country_code}`, { headers })).json();
  const version: number = offers.data[0].lastVersion;
  await request.post('/api/v2/sign', { headers, data: { version, country_code } });
  const answer = await request.post('/api/v3/owner/register', { headers, data: { owner_data: record } });
  expect(answer.status()).toBe(200);
}

/** The form by its fields, which are named as on the wire. */
export function formOf(page: Page) {
  return {
    field: (path: string) => page.locator(`#${path.replaceAll('.', '-')}`),
    async fill(values: Readonly<Record<string, string>>): Promise<void> {
      for (const [path, value] of Object.entries(values)) {
        await page.locator(`#${path.replaceAll('.', '-')}`).fill(value);
      }
    },
    /** Sends a picture and waits until it has arrived. */
    async send(path: string, ...names: readonly string[]): Promise<void> {
      const field = page.locator('fieldset', { has: page.locator(`#${path.replaceAll('.', '-')}`) });
      const there = await field.locator('[data-status="done"]').count();
      const label = await field.getAttribute('aria-labelledby');
      await page.locator(`#${path.replaceAll('.', '-')}`).setInputFiles(names.map((name) => picture(name)));
      const group = page.locator(`fieldset[aria-labelledby="${label}"]`);
      await expect(group.locator('[data-status="done"]')).toHaveCount(there + names.length);
    },
    /** What is wrong with a field. */
    problem: (path: string) => page.locator(`#${path.replaceAll('.', '-')}-error`),
    step: (number: number) => page.locator(`li[aria-current="step"] #step-${number}`),
  };
}

export type Form = ReturnType<typeof formOf>;

/** Reads the documents and accepts the last; a version that another journey publishes meanwhile is read again. */
export async function readAndAccept(page: Page): Promise<void> {
  const onward = page.getByRole('dialog').getByRole('button', { name: /^(Далее|Принять)$/ });
  await expect(async () => {
    if (!page.url().endsWith('/login')) await onward.click({ timeout: 2_000 });
    expect(page.url()).toMatch(/\/login$/);
  }).toPass({ intervals: [100] });
}

export const RU_PASSPORT = {
  'passport.last_name': 'Соколова',
  'passport.first_name': 'Анна',
  'passport.middle_name': 'Петровна',
  'passport.birth_date': '01051985',
  'passport.place_of_birth': 'г. Тверь',
  'passport.document_number': '4510123456',
  'passport.issue_date': '02.06.2005',
  'passport.issued_by': 'ОВД г. Твери',
  'passport.department_code': '690001',
  'passport.registration_address': 'Тверь, ул. Садовая, 1',
  'passport.permanent_address': 'Тверь, ул. Садовая, 1',
} as const;

export const RU_BANK = {
  'requisites_data.bik': '044525225',
  'requisites_data.pay_account': '40802810500000000001',
} as const;
