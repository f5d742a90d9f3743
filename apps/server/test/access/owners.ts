import { randomUUID } from 'node:crypto';
import type { owners } from '@punkt/contract/owners';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { insertCompany } from '../../src/features/owners/company-store.ts';
import type { TestApp } from '../harness.ts';
import { type AccessRows, hidden, nothing, OWN_DATA, signedIn } from './row.ts';
import type { Person, Scene } from './scene.ts';

const RECORD = sampleOwner('GE');
const REQUISITES = { ...RECORD.requisites_data, tax_files: [] };
const PASSPORT = { ...RECORD.passport, document_photo: [], with_document_photo: [] };

let inns = 0;

/** A Georgian company: no register stands between the request and the right. */
export async function companyOf(app: TestApp, { userId }: Person): Promise<string> {
  inns += 1;
  const [id, now] = [randomUUID(), app.clock.now()];
  await app.db.transaction().execute((tx) =>
    insertCompany(tx, {
      ...REQUISITES,
      id,
      owner_id: userId,
      country: 'GE',
      org_type: 'ip',
      inn: `99${String(inns).padStart(7, '0')}`,
      tax_type: 'usn',
      requested_tax_type: null,
      tax_check_status: 'none',
      personal_info_accepted: null,
      unverified: false,
      created: now,
      updated: now,
    }),
  );
  return id;
}

const requisites = (id: string) => ({
  id,
  ...REQUISITES,
  inn: `98${String(inns).padStart(7, '0')}`,
  org_type: 'ip' as const,
  tax_type: 'usn' as const,
});

const companyUpdate = (id: string) => {
  const { org_type: _form, tax_type: _tax, id: company, ...data } = requisites(id);
  return { body: { id: company, requisites_data: data, update_fields: ['requisites_data' as const] } };
};

const document = (userId: string) => ({
  params: { userId },
  query: { doc_type: 'passport' as const, citizenship: 'CITIZEN_RU' as const },
});

const ask = <T>(work: (id: string) => T) => ({
  own: async ({ app, caller }: Scene) => work(await companyOf(app, caller)),
  foreign: async ({ app, stranger }: Scene) => work(await companyOf(app, stranger)),
  missing: async () => work(randomUUID()),
});

export const ownersAccess: AccessRows<typeof owners> = {
  'POST /api/v3/owner/register': {
    noRecord: 'registers the person of the session; files of others are refused by their own feature',
    request: async () => ({
      body: { owner_data: { ...RECORD, requisites_data: REQUISITES, passport: PASSPORT } },
    }),
    expect: { ...signedIn(400), owner: 409 },
  },
  'GET /api/v3/pickpoint/owner/info': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'POST /api/v3/pickpoint/owner/update': {
    record: 'company',
    ...ask((id) => ({ body: requisites(id) })),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
  'POST /api/v3/owner/update': {
    record: 'company',
    ...ask(companyUpdate),
    expect: { own: { ...signedIn(403), owner: 200 }, foreign: hidden, missing: hidden },
  },
  'GET /api/v4/owner/:userId/document': {
    record: 'identity document',
    own: async ({ caller }) => document(caller.userId),
    foreign: async ({ stranger }) => document(stranger.userId),
    missing: async () => document(randomUUID()),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
  'GET /api/v4/owner/draft': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'POST /api/v4/owner/draft': {
    noRecord: 'keeps the draft of the session it comes with; an owner has nothing to draft',
    request: async () => ({ body: { step: 1, data: {} } }),
    expect: { ...signedIn(200), owner: 409 },
  },
  'POST /api/v4/lookup/company': {
    noRecord: 'answers from a public register',
    request: async () => ({ body: { country: 'RU', inn: '9900001116', org_type: 'ooo' } }),
    expect: signedIn(200),
  },
  'POST /api/v4/lookup/bank': {
    noRecord: 'answers from a public register',
    request: async () => ({ body: { country: 'RU', bik: '049900001' } }),
    expect: signedIn(200),
  },
};
