import type { orderReviews } from '@punkt/contract/order-reviews';
import { blankOrder } from '@punkt/domain/order-record';
import { promisedBy } from '@punkt/domain/review-terms';
import { insertOrder } from '../../src/features/orders/order-store.ts';
import { transaction } from '../../src/platform/database/transaction.ts';
import type { TestApp } from '../harness.ts';
import { type AccessRows, type Statuses, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

/** An application that waits for staff. Whose it is matters to them in one way: nobody judges her own. */
async function sentBy(app: TestApp, { userId }: Person): Promise<string> {
  const now = app.clock.now();
  const order = await transaction(app.db, (tx) =>
    insertOrder(tx, {
      owner_id: userId,
      client_uuid: null,
      status: 'ORDER_CREATED',
      created: now,
      updated: now,
      since: now,
      submitted: now,
      accepted: null,
      confirmed_to_open: null,
      country: 'GE',
      type_point: 'TYPE_POINT_8',
      city_name: 'Тбилиси',
      full_address: 'Тбилиси, улица Мира, 1',
      latitude: 41.7,
      longitude: 44.8,
      ex_pickpoint_id: null,
      record: JSON.stringify(blankOrder('GE', '')),
      waiting_since: now,
      due: promisedBy(now),
      claimed_by: null,
      claimed_at: null,
      claim_seen: null,
      decided: null,
      decided_by: null,
    }),
  );
  return String(order?.id);
}

const params = (id: string) => ({ params: { id } });
const verdict = (id: string) => ({ params: { id }, body: { decision: 'accept' as const } });
const words = (id: string) => ({ params: { id }, body: { message: 'Пришлите план помещения' } });

const ask = <T>(work: (id: string) => T) => ({
  own: async ({ app, caller }: Scene) => work(await sentBy(app, caller)),
  foreign: async ({ app, stranger }: Scene) => work(await sentBy(app, stranger)),
  missing: async () => work('999999999'),
});

/** A content admin works on the public site and sees no partner's data. */
const reviewers = (status: number, others: Partial<Statuses> = {}) =>
  staffOnly(status, { contentAdmin: 403, ...others });

export const orderReviewsAccess: AccessRows<typeof orderReviews> = {
  'GET /api/v2/manage/orders': {
    noRecord: 'the one queue of all, open to those whose role reviews applications',
    request: async () => ({ query: {} }),
    expect: reviewers(200),
  },
  'GET /api/v2/manage/orders/:id': {
    record: 'application',
    ...ask(params),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/orders/:id/claim': {
    record: 'application',
    ...ask(params),
    expect: { own: reviewers(403), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/orders/:id/release': {
    record: 'application',
    ...ask(params),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/orders/:id/decide': {
    record: 'application',
    ...ask(verdict),
    // An operator must have claimed it; a lead decides what anybody or nobody holds.
    expect: { own: reviewers(403), foreign: reviewers(200, { operator: 409 }), missing: reviewers(404) },
  },
  'GET /api/v2/manage/orders/:id/messages': {
    record: 'application',
    ...ask(params),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/orders/:id/messages': {
    record: 'application',
    ...ask(words),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'GET /api/v2/manage/load': {
    noRecord: 'figures of the whole queue, for leads',
    request: async () => ({}),
    expect: staffOnly(403, { lead: 200 }),
  },
};
