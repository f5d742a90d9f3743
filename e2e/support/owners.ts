import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { CountryCode } from '@punkt/domain/country-code';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { signIn } from './accounts.ts';
import type { Person } from './journey.ts';

/** The smallest picture there is: one grey point. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

export interface Owner {
  readonly token: string;
  /** As staff see it in the queue. */
  readonly subject: string;
}

interface OwnerOptions {
  readonly lastName: string;
  /** A company that asks for VAT: a tax check waits too. */
  readonly vat?: boolean;
  /** Its name, by which staff find the tax check. */
  readonly company?: string;
  /** Data URLs: the document, and the person with it. */
  readonly pictures?: readonly string[];
}

const weigh = (digits: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0) % 11) % 10;

/** A Russian INN nobody has yet, with right control digits. */
function newInn(company: boolean): string {
  const tail = [2, 4, 10, 3, 5, 9, 4, 6, 8];
  const random = (length: number) => Array.from({ length }, () => randomInt(10)).join('');
  if (company) {
    const nine = `99${random(7)}`;
    return nine + weigh(nine, tail);
  }
  const ten = `99${random(8)}`;
  const eleven = ten + weigh(ten, [7, ...tail]);
  return eleven + weigh(eleven, [3, 7, ...tail]);
}

/** As long as the sample, and nobody's yet: a company has one owner. */
const otherDigits = (sample: string): string => sample.replace(/\d/g, () => String(randomInt(1, 10)));

function recordFor(code: CountryCode, { lastName, vat = false, company }: OwnerOptions): OwnerRecord {
  const sample = sampleOwner(code, vat ? 'ooo' : 'ip');
  const inn = code === 'RU' ? newInn(vat) : otherDigits(sample.requisites_data.inn);
  return {
    ...sample,
    activity_form: { ...sample.activity_form, tax_type: vat ? 'osn' : sample.activity_form.tax_type },
    requisites_data: { ...sample.requisites_data, inn, ...(company && { org_name: company }) },
    contact_info: { ...sample.contact_info, last_name: lastName },
    passport: { ...sample.passport, last_name: lastName },
  };
}

async function signOffer(request: APIRequestContext, headers: Record<string, string>, code: CountryCode) {
  const offers = await (await request.get(`/api/v3/offer?country_code=${code}`, { headers })).json();
  const data = { country_code: code, version: offers.data[0].lastVersion };
  await request.post('/api/v2/sign', { headers, data });
}

/** Registers by calls, as the form would: for journeys that begin where registration has ended. */
export async function registerOwner(
  request: APIRequestContext,
  { phone, country }: Person,
  wishes: OwnerOptions,
): Promise<Owner> {
  const token = await signIn(request, phone, country);
  const headers = { authorization: `Bearer ${token}` };
  const pictures = wishes.pictures ?? [PIXEL];
  const upload = async (entityType: 'passport' | 'user', index: number): Promise<string> => {
    const content = pictures[index % pictures.length] ?? PIXEL;
    const data = { entityType, totalSize: content.length, content };
    return (await (await request.post('/api/v4/profile/upload', { headers, data })).json()).id;
  };
  await signOffer(request, headers, country);
  const record = recordFor(country, wishes);
  const { passport } = record;
  const owner_data = {
    ...record,
    passport: {
      ...passport,
      document_photo: await Promise.all(passport.document_photo.map(() => upload('passport', 0))),
      with_document_photo: await Promise.all(passport.with_document_photo.map(() => upload('passport', 1))),
    },
    requisites_data: {
      ...record.requisites_data,
      tax_files: wishes.vat ? [await upload('user', 2)] : [],
    },
  };
  const answer = await request.post('/api/v3/owner/register', { headers, data: { owner_data } });
  if (!answer.ok()) throw new Error(`registration answered ${answer.status()}: ${await answer.text()}`);
  return { token, subject: `${wishes.lastName} ${passport.first_name.charAt(0)}.` };
}
