import type { points } from '@punkt/contract/points';
import { type AccessRows, OWN_DATA, signedIn } from './row.ts';

export const pointsAccess: AccessRows<typeof points> = {
  'GET /api/v2/pickpoint/list': {
    noRecord: OWN_DATA,
    request: async () => ({ query: {} }),
    expect: signedIn(200),
  },
};
