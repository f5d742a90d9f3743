import { randomUUID } from 'node:crypto';
import type { reviewTeam } from '@punkt/contract/review-team';
import type { reviews } from '@punkt/contract/reviews';
import { blankOrder } from '@punkt/domain/order-record';
import { insertOrder } from '../../src/features/orders/order-store.ts';
import { createReviewAdmin } from '../../src/features/reviews/admin.ts';
import { transaction } from '../../src/platform/database/transaction.ts';
import type { TestApp } from '../harness.ts';
import { companyOf } from './owners.ts';
import { type AccessRows, type Statuses, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

interface Case {
  readonly kind: string;
  readonly id: string;
}

/** A tax case about a person. Whose it is matters to staff in one way: nobody decides about themselves. */
async function taxCase(app: TestApp, { userId, ...person }: Person): Promise<Case> {
  const subjectId = await companyOf(app, { userId, ...person });
  const given = { kind: 'tax', subjectId, title: 'ИП', search: [], userId, country: 'GE' as const };
  const id = await transaction(app.db, (tx) => createReviewAdmin(app.clock).open(tx, given));
  return { kind: 'tax', id };
}

/** An application that waits for staff: it has a talk with its owner besides. */
async function application(app: TestApp, { userId }: Person): Promise<Case> {
  const now = app.clock.now();
  return transaction(app.db, async (tx) => {
    const order = await insertOrder(tx, {
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
    });
    const id = String(order?.id);
    await createReviewAdmin(app.clock).put(tx, {
      kind: 'application',
      id,
      subjectId: id,
      userId,
      country: 'GE',
      created: now,
      stage: 'waiting',
      status: 'ORDER_CREATED',
      title: 'Тбилиси',
      search: [],
      waits: true,
    });
    return { kind: 'application', id };
  });
}

const ask = <T>(work: (params: Case) => T, make = taxCase) => ({
  own: async ({ app, caller }: Scene) => work(await make(app, caller)),
  foreign: async ({ app, stranger }: Scene) => work(await make(app, stranger)),
  missing: async () => work({ kind: 'application', id: randomUUID() }),
});
const params = (named: Case) => ({ params: named });

/** A content admin works on the public site and sees no partner's data. */
const reviewers = (status: number, others: Partial<Statuses> = {}) =>
  staffOnly(status, { contentAdmin: 403, ...others });

export const reviewTeamAccess: AccessRows<typeof reviewTeam> = {
  'GET /api/v2/manage/colleagues': {
    noRecord: 'names of colleagues, for those who work on the same queue',
    request: async () => ({ query: { kind: 'tax' } }),
    expect: reviewers(200),
  },
  'POST /api/v2/manage/reviews/assign': {
    noRecord: 'gives what may be given one by one, and says what was not; nobody of that name is refused',
    request: async ({ app, stranger }) => ({
      body: { cases: [await taxCase(app, stranger)], to: randomUUID() },
    }),
    expect: reviewers(400),
  },
  'POST /api/v2/manage/reviews/decide': {
    noRecord: 'decides one by one, where the kind allows many at once: this one does not',
    request: async ({ app, stranger }) => ({
      body: { cases: [await taxCase(app, stranger)], decision: 'approve' },
    }),
    expect: reviewers(400),
  },
  'POST /api/v2/manage/reviews/:kind/:id/typing': {
    record: 'application',
    ...ask((named) => ({ params: named, body: { on: true } }), application),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
};

export const reviewsAccess: AccessRows<typeof reviews> = {
  'GET /api/v2/manage/reviews': {
    noRecord: 'the queues of all, each open to those whose role decides its kind',
    request: async () => ({ query: {} }),
    expect: reviewers(200),
  },
  'GET /api/v2/manage/reviews/counts': {
    noRecord: 'figures of the queues that are open to the caller',
    request: async () => ({}),
    expect: reviewers(200),
  },
  'POST /api/v2/manage/reviews/claim': {
    noRecord: 'takes what may be taken one by one, and says what was not; about oneself is refused there',
    request: async ({ app, stranger }) => ({ body: { cases: [await taxCase(app, stranger)] } }),
    expect: reviewers(200),
  },
  'GET /api/v2/manage/reviews/:kind/:id': {
    record: 'case',
    ...ask(params),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/reviews/:kind/:id/claim': {
    record: 'case',
    ...ask(params),
    expect: { own: reviewers(403), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/reviews/:kind/:id/release': {
    record: 'case',
    ...ask(params),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/reviews/:kind/:id/decide': {
    record: 'case',
    ...ask((named) => ({ params: named, body: { decision: 'approve' } })),
    // An operator must have claimed it; a lead decides what anybody or nobody holds.
    expect: { own: reviewers(403), foreign: reviewers(200, { operator: 409 }), missing: reviewers(404) },
  },
  'GET /api/v2/manage/reviews/:kind/:id/messages': {
    record: 'application',
    ...ask(params, application),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/reviews/:kind/:id/messages': {
    record: 'application',
    ...ask((named) => ({ params: named, body: { message: 'Пришлите план помещения' } }), application),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/reviews/:kind/:id/messages/done': {
    record: 'application',
    ...ask(params, application),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'GET /api/v2/manage/load': {
    noRecord: 'figures of the queues and of people, for leads',
    request: async () => ({}),
    expect: staffOnly(403, { lead: 200 }),
  },
};
