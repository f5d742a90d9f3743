import type { events } from '@punkt/contract/events';
import { type AccessRows, nothing, OWN_DATA, signedIn } from './row.ts';

export const eventsAccess: AccessRows<typeof events> = {
  'GET /api/v4/events': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
};
