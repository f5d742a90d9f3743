import { randomBytes, randomUUID } from 'node:crypto';
import type { notifications } from '@punkt/contract/notifications';
import { NOTICE_DEFAULTS } from '@punkt/domain/notices';
import { pgQuery, type TestApp } from '../harness.ts';
import { type AccessRows, nothing, OWN_DATA, signedIn } from './row.ts';
import type { Person } from './scene.ts';

async function noticeOf(app: TestApp, { userId }: Person) {
  const { rows } = await pgQuery(
    app.databaseUrl,
    `insert into notifications (user_id, kind, params, link, created)
     values ($1, 'taxApproved', '{}', '/lk/profile', now()) returning id`,
    [userId],
  );
  return { body: { ids: [String(rows[0]?.id)] } };
}

const endpoint = () => `https://push.example/${randomUUID()}`;
const keys = {
  p256dh: Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

export const notificationsAccess: AccessRows<typeof notifications> = {
  'GET /api/v4/notifications': {
    noRecord: OWN_DATA,
    request: async () => ({ query: {} }),
    expect: signedIn(200),
  },
  'POST /api/v4/notifications/read': {
    noRecord: "ids of somebody else's notices are passed over like missing ones, without a word",
    request: ({ app, stranger }) => noticeOf(app, stranger),
    expect: signedIn(200),
  },
  'GET /api/v4/notifications/preferences': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'POST /api/v4/notifications/preferences': {
    noRecord: OWN_DATA,
    request: async () => ({ body: { preferences: NOTICE_DEFAULTS } }),
    expect: signedIn(200),
  },
  'GET /api/v4/notifications/push': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'POST /api/v4/notifications/push/subscribe': {
    noRecord: 'subscribes the device of the session it comes with',
    request: async () => ({ body: { endpoint: endpoint(), keys } }),
    expect: signedIn(200),
  },
  'POST /api/v4/notifications/push/unsubscribe': {
    noRecord: 'an endpoint of another person is ignored',
    request: async () => ({ body: { endpoint: endpoint() } }),
    expect: signedIn(200),
  },
};
