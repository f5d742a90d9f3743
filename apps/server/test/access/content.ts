import type { content } from '@punkt/contract/content';
import { type AccessRows, everybody } from './row.ts';

export const contentAccess: AccessRows<typeof content> = {
  'GET /content/promo-content-sections/v2': {
    noRecord: 'what the public site says to everybody',
    request: async () => ({ query: {} }),
    expect: everybody(200),
  },
  'POST /content/promo-content-sections/v2': {
    noRecord: 'what the public site says to everybody',
    request: async () => ({ body: { ids: [1, 2, 3] } }),
    expect: everybody(200),
  },
  'GET /api/v4/conferences.ics': {
    noRecord: 'the published conferences, the same for everybody',
    request: async () => ({ query: {} }),
    expect: everybody(200),
  },
};
