import type { sandbox } from '@punkt/contract/sandbox';
import { type AccessRows, everybody, nothing } from './row.ts';

const STAND_IN = 'a stand-in of the sandbox, absent in production';

export const sandboxAccess: AccessRows<typeof sandbox> = {
  'GET /api/v4/sandbox/outbox': {
    noRecord: STAND_IN,
    request: async () => ({ query: {} }),
    expect: everybody(200),
  },
  'GET /api/v4/sandbox/accounts': { noRecord: STAND_IN, request: nothing, expect: everybody(200) },
  'GET /api/v4/sandbox/clock': { noRecord: STAND_IN, request: nothing, expect: everybody(200) },
  'POST /api/v4/sandbox/clock': {
    noRecord: STAND_IN,
    request: async () => ({ body: { advance_seconds: 1 } }),
    expect: everybody(200),
  },
};
