import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Enqueue, enqueue } from '../../platform/jobs/jobs.ts';
import type { CaseKey } from './tables.ts';

export const STAFF_NEWS_JOB = 'reviews.staffNews';

export const staffNewsPayload = z.object({
  kind: z.string(),
  id: z.string(),
  about: z.enum(['message', 'returned', 'queue']),
});
type About = z.infer<typeof staffNewsPayload>['about'];

/**
 * Staff are told by a job of its own transaction: many of them may be told at once, and whoever wrote or sent something must not
 * hold the locks of all their audiences. A later one takes the place of one that has not run yet.
 */
export const tellStaff = (tx: Tx, clock: Clock, key: CaseKey, about: About): Promise<void> =>
  enqueue(tx, clock, staffNews(key, about));

export const staffNews = ({ kind, id }: CaseKey, about: About): Enqueue => ({
  name: STAFF_NEWS_JOB,
  payload: { kind, id, about },
  key: `${STAFF_NEWS_JOB} ${about} ${kind} ${id}`,
});

export const caseLink = ({ kind, id }: CaseKey) => `/manage/reviews/${kind}/${id}` as const;
