import { randomUUID } from 'node:crypto';
import type { privacy } from '@punkt/contract/privacy';
import { type AccessRows, hidden, nothing, OWN_DATA, signedIn, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

/** An open one is answered with, a decided one gives way to a new one. */
async function requestOf({ app }: Scene, { token }: Person) {
  const { body } = await app.call('POST /api/v4/privacy/erasure', { body: {} }, { token });
  return { id: body.id };
}

const body = { decision: 'refuse', comment: 'Договор ещё действует' } as const;
const lead = (status: number) => staffOnly(status, { operator: 403, contentAdmin: 403 });

export const privacyAccess: AccessRows<typeof privacy> = {
  'GET /api/v4/privacy/export': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'GET /api/v4/privacy/requests': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'POST /api/v4/privacy/erasure': {
    noRecord: 'asks for the person of the session, whoever that is',
    request: async () => ({ body: {} }),
    expect: signedIn(200),
  },
  'POST /api/v4/privacy/requests/:id/withdraw': {
    record: 'request',
    own: async (scene) => ({ params: await requestOf(scene, scene.caller) }),
    foreign: async (scene) => ({ params: await requestOf(scene, scene.stranger) }),
    missing: async () => ({ params: { id: randomUUID() } }),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
  'GET /api/v2/manage/privacy': {
    noRecord: 'the queue of the console, the same for all who may see it',
    request: async () => ({ query: {} }),
    expect: lead(200),
  },
  'POST /api/v2/manage/privacy/:id/decide': {
    record: 'request',
    own: async (scene) => ({ params: await requestOf(scene, scene.caller), body }),
    foreign: async (scene) => ({ params: await requestOf(scene, scene.stranger), body }),
    missing: async () => ({ params: { id: randomUUID() }, body }),
    expect: { own: lead(200), foreign: lead(200), missing: lead(404) },
  },
};
