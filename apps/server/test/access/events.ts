import type { events } from '@punkt/contract/events';
import { type AccessRows, OWN_DATA, signedIn } from './row.ts';

export const eventsAccess: AccessRows<typeof events> = {
  'GET /api/v4/events': {
    noRecord: OWN_DATA,
    request: async () => ({ query: { since_ms: 60_000 } }),
    expect: signedIn(200),
  },
};
