import type { tickets } from '@punkt/contract/tickets';
import { pgQuery, type TestApp } from '../harness.ts';
import { type AccessRows, everybody, hidden, OWN_DATA, signedIn, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

const MISSING = '999999999';
const DESCRIPTION = 'Когда привезут вывеску, которую мы заказали в прошлом месяце?';

/** A ticket of a person in a state. Its case follows with its first change. */
async function ticketOf(app: TestApp, { userId }: Person, state: 1 | 2 | 3 = 1): Promise<string> {
  const { rows } = await pgQuery(
    app.databaseUrl,
    `insert into tickets (user_id, type, description, state, created, updated, finished, manager_id)
     values ($1, 112, $2, $3, now(), now(), case when $3 = 3 then now() end, case when $3 = 3 then $1::uuid end)
     returning id`,
    [userId, DESCRIPTION, state],
  );
  return String(rows[0]?.id);
}

const row = <T>(work: (id: string) => T, state: 1 | 2 | 3 = 1) => ({
  record: 'ticket',
  own: async ({ app, caller }: Scene) => work(await ticketOf(app, caller, state)),
  foreign: async ({ app, stranger }: Scene) => work(await ticketOf(app, stranger, state)),
  missing: async () => work(MISSING),
  expect: { own: signedIn(200), foreign: hidden, missing: hidden },
});

export const ticketsAccess: AccessRows<typeof tickets> = {
  'POST /api/v1/user/tickets': {
    noRecord: 'creates a ticket of the session it comes with',
    request: async () => ({ body: { ticket_type_id: 112, description: DESCRIPTION } }),
    expect: signedIn(200),
  },
  'POST /api/v3/user/tickets/all': {
    noRecord: OWN_DATA,
    request: async () => ({ body: {} }),
    expect: signedIn(200),
  },
  'POST /api/v1/user/support-log': row((ticket_id) => ({ body: { ticket_id, message: DESCRIPTION } })),
  'POST /api/v1/user/tickets/set-state': row((ticket_id) => ({ body: { ticket_id, ticket_state_id: 3 } })),
  'POST /api/v1/user/grade': row((ticket_id) => ({ body: { ticket_id, grade: 5 } }), 3),
  'POST /api/v4/ticket/promo-site-contact': {
    noRecord: 'a new question, the same for every role: sent again it is the same one',
    request: async () => ({
      body: {
        phoneNumber: '9991234567',
        email: 'vera@example.org',
        telegram: '@vera',
        message: 'Можно ли открыть пункт в торговом центре?',
      },
    }),
    expect: everybody(200),
  },
  'GET /api/v4/tickets/draft': { noRecord: OWN_DATA, request: async () => ({}), expect: signedIn(200) },
  'POST /api/v4/tickets/draft': {
    noRecord: OWN_DATA,
    request: async () => ({ body: { draft: null } }),
    expect: signedIn(200),
  },
  'POST /api/v4/tickets/help': {
    noRecord: 'published content, the same for everybody',
    request: async () => ({ body: { words: DESCRIPTION } }),
    expect: signedIn(200),
  },
  'GET /api/v2/manage/tickets/figures': {
    noRecord: 'figures of the desk, for leads',
    request: async () => ({}),
    expect: staffOnly(403, { lead: 200 }),
  },
  'GET /api/v4/tickets/unread': { noRecord: OWN_DATA, request: async () => ({}), expect: signedIn(200) },
  'GET /api/v4/tickets/:id': row((id) => ({ params: { id } })),
  'POST /api/v4/tickets/:id/read': row((id) => ({ params: { id } })),
};
