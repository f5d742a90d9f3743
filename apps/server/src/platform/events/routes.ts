import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Audience, events, TO_CONSOLE, toPerson } from '@punkt/contract/events';
import type { StaffRole } from '@punkt/domain/staff';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { type RouteContext, serveContract } from '../http/contract-routes.ts';
import type { Hub } from './hub.ts';
import type { Sink } from './stream.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

/** How long a client may stop reading (a phone in a tunnel). Later it reconnects with its cursor and gets the rest. */
const PATIENCE_MS = 15_000;

/** Headers go out with the first event: a stream that can't be opened is still answered as an ordinary error. */
export function responseSink(
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  patienceMs = PATIENCE_MS,
): Sink {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return {
    write: (text) => {
      if (!response.headersSent) response.writeHead(200, { ...headers, ...HEADERS });
      return response.write(text);
    },
    drained: () =>
      once(response, 'drain', {
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(patienceMs)]),
      }).then(
        () => true,
        () => false,
      ),
    // An orderly end would wait behind what nobody reads.
    end: () => void (response.writableNeedDrain ? response.destroy() : response.end()),
  };
}

/** `queuesOf`: further audiences of a staff member, always in the same order, so that a cursor stays valid. */
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
        const audiences: Audience[] = [toPerson(caller.userId)];
        if (caller.staffRoles.length > 0) audiences.push(TO_CONSOLE, ...queuesOf(caller.staffRoles));
        const resume = request.headers['last-event-id'];
        request.server.giveHeaders(reply);
        const stream = await hub.open(
          caller.userId,
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
