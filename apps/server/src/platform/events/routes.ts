import type { OutgoingHttpHeaders } from 'node:http';
import { events } from '@punkt/contract/events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { type RouteContext, serveContract } from '../http/contract-routes.ts';
import type { Audience } from './events.ts';
import type { Hub } from './hub.ts';
import type { Sink } from './stream.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

/** Headers go out with the first event: a stream that can't be opened is still answered as an ordinary error. */
function sinkOf(reply: FastifyReply): Sink {
  const { raw } = reply;
  return {
    write: (text) => {
      if (!raw.headersSent)
        raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...HEADERS });
      return raw.write(text);
    },
    end: () => void raw.end(),
  };
}

export function serveEvents(app: FastifyInstance, hub: Hub, context: RouteContext): void {
  serveContract(
    app,
    events,
    {
      'GET /api/v4/events': async ({ request, reply }) => {
        const caller = callerOf(request);
        const audiences: Audience[] = [`user:${caller.userId}`];
        if (caller.staffRoles.length > 0) audiences.push('staff');
        const resume = request.headers['last-event-id'];
        const stream = await hub.open(
          audiences,
          typeof resume === 'string' ? resume : undefined,
          sinkOf(reply),
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
