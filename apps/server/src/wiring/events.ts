import { type Audience, toPerson, toQueue } from '@punkt/contract/events';
import { type StaffRole, staffCan } from '@punkt/domain/staff';
import { SESSIONS_CHANNEL } from '../features/auth/sessions.ts';
import type { ReviewAdmin } from '../features/reviews/admin.ts';
import { sweepEvents } from '../platform/events/events.ts';
import { createHub } from '../platform/events/hub.ts';
import { serveEvents } from '../platform/events/routes.ts';
import type { FeatureParts, Platform } from './platform.ts';

/** Queues outside `reviews` (docs/decisions.md). New ones go to the end: a cursor is a list of positions. */
const OTHER_QUEUES = [
  ['privacy', 'handlePrivacyRequests'],
  ['payment', 'seePayments'],
  ['content', 'editContent'],
] as const;

export function openEvents(platform: Platform, reviews: Pick<ReviewAdmin, 'audiencesOf'>): FeatureParts {
  const { config, db, clock, log, listener, http, metrics } = platform;
  const hub = createHub(db, listener, log, { total: config.eventStreams });
  metrics.gauge('punkt_event_streams', 'Open event streams', () => hub.size);
  // End the streams of a session that ended, and all streams when the end of a session may have been missed while the
  // connection was lost; clients that may still listen reconnect.
  listener.on(SESSIONS_CHANNEL, (userId) => hub.end(userId ? toPerson(userId) : undefined));
  const queuesOf = (roles: readonly StaffRole[]): Audience[] => [
    ...reviews.audiencesOf(roles),
    ...OTHER_QUEUES.filter(([, action]) => staffCan(roles, action)).map(([queue]) => toQueue(queue)),
  ];
  serveEvents(http, hub, queuesOf, platform);
  return {
    jobs: { 'events.sweep': () => sweepEvents(db, clock) },
    cron: [{ name: 'events.sweep', pattern: '37 * * * *' }],
    beforeClose: () => hub.close(),
  };
}
