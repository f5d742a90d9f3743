import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { eraseReviews, readReviewsOf } from './review-store.ts';

/** Cases about a person: what was decided and said, without who of the staff it was. */
export const createReviewsPersonalData = (db: Database, clock: Clock): Contributor => ({
  name: 'reviews',
  exportOf: async (userId) => ({ data: await readReviewsOf(db, userId) }),
  erase: (tx, userId) => eraseReviews(tx, userId, clock.now()),
});
