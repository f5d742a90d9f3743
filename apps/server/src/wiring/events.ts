import { SESSIONS_CHANNEL } from '../features/auth/sessions.ts';
import { sweepEvents } from '../platform/events/events.ts';
import { createHub } from '../platform/events/hub.ts';
import { serveEvents } from '../platform/events/routes.ts';
import type { House, Room } from './house.ts';

export function openEvents(house: House): Room {
  const { db, clock, log, listener, http } = house;
  const hub = createHub(db, listener, log);
  // A session that ended must not go on listening, nor one whose end we may have missed while the connection was lost;
  // who may still listen comes back by herself.
  listener.on(SESSIONS_CHANNEL, (userId) => hub.end(userId ? `user:${userId}` : undefined));
  serveEvents(http, hub, house);
  return {
    jobs: { 'events.sweep': () => sweepEvents(db, clock) },
    cron: [{ name: 'events.sweep', pattern: '37 * * * *' }],
    beforeClose: () => hub.close(),
  };
}
