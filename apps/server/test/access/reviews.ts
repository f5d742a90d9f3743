import { randomUUID } from 'node:crypto';
import type { reviews } from '@punkt/contract/reviews';
import { createReviewAdmin } from '../../src/features/reviews/admin.ts';
import type { TestApp } from '../harness.ts';
import { companyOf } from './owners.ts';
import { type AccessRows, type Statuses, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

/** A tax case about a person. Whose it is matters to staff in one way: nobody judges her own papers. */
async function caseAbout(app: TestApp, person: Person): Promise<string> {
  const subjectId = await companyOf(app, person);
  return app.db.transaction().execute((tx) =>
    createReviewAdmin(app.clock).open(tx, {
      kind: 'tax',
      subjectId,
      subject: 'ИП',
      userId: person.userId,
      country: 'GE',
    }),
  );
}

const params = (id: string) => ({ params: { id } });
const verdict = (id: string) => ({ params: { id }, body: { decision: 'approve' as const } });

const ask = <T>(work: (id: string) => T) => ({
  own: async ({ app, caller }: Scene) => work(await caseAbout(app, caller)),
  foreign: async ({ app, stranger }: Scene) => work(await caseAbout(app, stranger)),
  missing: async () => work(randomUUID()),
});

/** A content admin works on the public site and sees no partner's data. */
const reviewers = (status: number, others: Partial<Statuses> = {}) =>
  staffOnly(status, { contentAdmin: 403, ...others });

export const reviewsAccess: AccessRows<typeof reviews> = {
  'GET /api/v2/manage/reviews': {
    noRecord: 'the one queue of all, open to those whose role reviews something',
    request: async () => ({ query: {} }),
    expect: reviewers(200),
  },
  'GET /api/v2/manage/reviews/:id': {
    record: 'case',
    ...ask(params),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/reviews/:id/claim': {
    record: 'case',
    ...ask(params),
    expect: { own: reviewers(403), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/reviews/:id/release': {
    record: 'case',
    ...ask(params),
    expect: { own: reviewers(200), foreign: reviewers(200), missing: reviewers(404) },
  },
  'POST /api/v2/manage/reviews/:id/decide': {
    record: 'case',
    ...ask(verdict),
    // An operator must have claimed it; a lead decides what anybody or nobody holds.
    expect: { own: reviewers(403), foreign: reviewers(200, { operator: 409 }), missing: reviewers(404) },
  },
};
