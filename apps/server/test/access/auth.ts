import { randomUUID } from 'node:crypto';
import type { auth } from '@punkt/contract/auth';
import { type AccessRows, everybody, hidden, nothing, OWN_DATA, signedIn } from './row.ts';

const PROVES_ITSELF = 'the secret in the request is the right; a wrong one is refused like a missing one';

export const authAccess: AccessRows<typeof auth> = {
  'POST /api/v1/login': {
    noRecord: 'asks for a code; the answer is the same for a known and an unknown phone',
    request: async ({ newPhone }) => ({
      body: { phone: newPhone(), country: 'RU', device_uuid: randomUUID() },
    }),
    expect: everybody(200),
  },
  'POST /api/v1/validate': {
    noRecord: PROVES_ITSELF,
    request: async () => ({ body: { token: 'x'.repeat(43), code: '123456', device_uuid: randomUUID() } }),
    expect: everybody(400),
  },
  'POST /api/v1/hash/use': {
    noRecord: PROVES_ITSELF,
    request: async () => ({ body: { token: 'x'.repeat(43) } }),
    expect: everybody(400),
  },
  'POST /api/v4/hash/person': {
    noRecord: PROVES_ITSELF,
    request: async () => ({ body: { token: 'x'.repeat(43) } }),
    expect: everybody(400),
  },
  'POST /api/v4/hash': { noRecord: OWN_DATA, request: async () => ({ body: {} }), expect: signedIn(200) },
  'POST /api/v2/token/refresh': {
    noRecord: PROVES_ITSELF,
    request: async () => ({ body: { token: 'x'.repeat(43) } }),
    expect: everybody(401),
  },
  'GET /api/v2/user': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'POST /api/v4/logout': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200), endsSession: true },
  'GET /api/v4/sessions': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'POST /api/v4/sessions/:id/end': {
    record: 'session',
    own: async ({ caller, newSession }) => ({ params: { id: (await newSession(caller)).sessionId } }),
    foreign: async ({ stranger, newSession }) => ({ params: { id: (await newSession(stranger)).sessionId } }),
    missing: async () => ({ params: { id: randomUUID() } }),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
};
