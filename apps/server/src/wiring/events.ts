import { type StaffRole, staffCan } from '@punkt/domain/staff';
import { SESSIONS_CHANNEL } from '../features/auth/sessions.ts';
import type { ReviewAdmin } from '../features/reviews/admin.ts';
import { type Audience, sweepEvents } from '../platform/events/events.ts';
import { createHub } from '../platform/events/hub.ts';
import { serveEvents } from '../platform/events/routes.ts';
import type { House, Room } from './house.ts';

/** Questions and requests about personal data have their own rooms, and news of their own (docs/decisions.md). */
const ROOMS = [
  ['question', 'answerQuestions'],
  ['privacy', 'handlePrivacyRequests'],
] as const;

export function openEvents(house: House, reviews: Pick<ReviewAdmin, 'audiencesOf'>): Room {
  const { db, clock, log, listener, http } = house;
  const hub = createHub(db, listener, log);
  // A session that ended must not go on listening, nor one whose end we may have missed while the connection was lost;
  // who may still listen comes back by herself.
  listener.on(SESSIONS_CHANNEL, (userId) => hub.end(userId ? `user:${userId}` : undefined));
  const queuesOf = (roles: readonly StaffRole[]): Audience[] => [
    ...reviews.audiencesOf(roles),
    ...ROOMS.filter(([, action]) => staffCan(roles, action)).map(([room]) => `queue:${room}` as const),
  ];
  serveEvents(http, hub, queuesOf, house);
  return {
    jobs: { 'events.sweep': () => sweepEvents(db, clock) },
    cron: [{ name: 'events.sweep', pattern: '37 * * * *' }],
    beforeClose: () => hub.close(),
  };
}
