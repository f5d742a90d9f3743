import type { assistant } from '@punkt/contract/assistant';
import { type AccessRows, everybody } from './row.ts';

export const assistantAccess: AccessRows<typeof assistant> = {
  'POST /bert-api/v2/send-message-promo': {
    noRecord: 'answers from the published content, the same for everybody, and keeps nothing',
    request: async () => ({ body: { request: 'Какие требования к помещению?' } }),
    expect: everybody(200),
  },
};
