import { type APIRequestContext, expect } from '@playwright/test';
import type { CountryCode } from '@punkt/domain/country-code';
import { headersOf } from '../support/cases.ts';
import { digits } from './numbers.ts';

/** Staff publish a new version of a country's documents. */
export async function publishOffer(request: APIRequestContext, country_code: CountryCode): Promise<void> {
  const headers = await headersOf('lead');
  const answer = await request.get(`/api/v3/offer?country_code=${country_code}`, { headers });
  const base_version: number = (await answer.json()).data[0].lastVersion;
  const text = `<h1>Новая версия</h1><p>Пункт ${digits(12)}</p>`;
  const data = { country_code, base_version, offer: text, application: text, tariffs: text };
  const published = await request.post('/api/v2/manage/offers', { headers, data });
  expect(published.status()).toBe(200);
}
