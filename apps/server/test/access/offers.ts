import { randomUUID } from 'node:crypto';
import type { offers } from '@punkt/contract/offers';
import { type AccessRows, everybody, hidden, nothing, OWN_DATA, signedIn, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

/** Signing what is signed answers with the same signature, so every role can do it again and again. */
async function signatureOf({ app }: Scene, { token }: Person) {
  const { body } = await app.call(
    'POST /api/v2/sign',
    { body: { version: 1, country_code: 'TJ' } },
    { token },
  );
  return body.signature;
}

/** Operators and content admins do not edit reference data. */
const lead = (status: number) => staffOnly(status, { operator: 403, contentAdmin: 403 });

const DOCUMENT = '<p>Текст</p>';

export const offersAccess: AccessRows<typeof offers> = {
  'GET /api/v3/offer': {
    noRecord: OWN_DATA,
    request: async () => ({ query: {} }),
    expect: signedIn(200),
  },
  'POST /api/v2/sign': {
    noRecord: 'signs for the person of the session, whoever that is',
    request: async () => ({ body: { version: 1, country_code: 'TJ' } }),
    expect: signedIn(200),
  },
  'GET /api/v4/signatures': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'GET /api/v4/signatures/:id/certificate': {
    record: 'signature',
    own: async (scene) => ({ params: { id: (await signatureOf(scene, scene.caller)).id } }),
    foreign: async (scene) => ({ params: { id: (await signatureOf(scene, scene.stranger)).id } }),
    missing: async () => ({ params: { id: randomUUID() } }),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
  'GET /api/v4/verify/:code': {
    record: 'signature, by the code on its paper: whoever holds the paper may verify it',
    own: async (scene) => ({ params: { code: (await signatureOf(scene, scene.caller)).code } }),
    foreign: async (scene) => ({ params: { code: (await signatureOf(scene, scene.stranger)).code } }),
    missing: async () => ({ params: { code: '0'.repeat(32) } }),
    expect: { own: everybody(200), foreign: everybody(200), missing: everybody(200) },
  },
  'GET /api/v2/manage/offers': {
    noRecord: 'documents of the marketplace, nobody’s own',
    request: nothing,
    expect: lead(200),
  },
  'GET /api/v2/manage/offers/:country/:version': {
    record: 'document of the marketplace, nobody’s own',
    own: async () => ({ params: { country: 'RU', version: 1 } }),
    foreign: async () => ({ params: { country: 'GE', version: 1 } }),
    missing: async () => ({ params: { country: 'RU', version: 999_999 } }),
    expect: { own: lead(200), foreign: lead(200), missing: lead(404) },
  },
  'POST /api/v2/manage/offers': {
    noRecord: 'documents of the marketplace, nobody’s own; written over a version that is not the last',
    request: async () => ({
      body: {
        country_code: 'TM',
        base_version: 9,
        offer: DOCUMENT,
        application: DOCUMENT,
        tariffs: DOCUMENT,
      },
    }),
    expect: lead(409),
  },
};
