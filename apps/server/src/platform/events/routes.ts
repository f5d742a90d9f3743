import type { OutgoingHttpHeaders } from 'node:http';
import { events } from '@punkt/contract/events';
import type { StaffRole } from '@punkt/domain/staff';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { type RouteContext, serveContract } from '../http/contract-routes.ts';
import type { Audience } from './events.ts';
import type { Hub } from './hub.ts';
import { responseSink } from './sink.ts';

/** `queuesOf`: what somebody of the staff hears of besides, always in the same order, so that a cursor stays valid. */
export function serveEvents(
  app: FastifyInstance,
  hub: Hub,
  queuesOf: (roles: readonly StaffRole[]) => readonly Audience[],
  context: RouteContext,
): void {
  serveContract(
    app,
    events,
    {
      'GET /api/v4/events': async ({ query, request, reply }) => {
        const caller = callerOf(request);
        const audiences: Audience[] = [`user:${caller.userId}`];
        if (caller.staffRoles.length > 0) audiences.push('staff', ...queuesOf(caller.staffRoles));
        const resume = request.headers['last-event-id'];
        const stream = await hub.open(
          audiences,
          { lastEventId: typeof resume === 'string' ? resume : undefined, sinceMs: query.since_ms },
          responseSink(reply.raw, reply.getHeaders() as OutgoingHttpHeaders),
        );
        reply.hijack();
        reply.raw.on('close', () => stream.end());
        // Who left while the stream was being opened closes nothing any more.
        if (reply.raw.closed) stream.end();
        return undefined;
      },
    },
    context,
  );
}
