import type { metrics } from '@punkt/contract/metrics';
import { type AccessRows, everybody, nothing } from './row.ts';

export const metricsAccess: AccessRows<typeof metrics> = {
  'POST /api/v1/events': {
    noRecord: 'counts names of events and keeps nothing of who sent them',
    request: async () => ({ body: { events: [{ name: 'page_view' }] } }),
    expect: everybody(200),
  },
  'GET /api/v4/country': {
    noRecord: 'looks at the address of the caller and at nothing else',
    request: nothing,
    expect: everybody(200),
  },
  'GET /api/v2/update-by-pickpoint': {
    noRecord: 'two figures of the public site, the same for everybody',
    request: async () => ({ query: { is_promo: 'true' } }),
    expect: everybody(200),
  },
};
