import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/**
 * The `data:` of one event; its `event:` names the topic. A topic only says what changed: the screen reads the record
 * again, so that nothing travels here that a policy has not looked at.
 */
const liveEvent = z.record(z.string(), z.unknown());

export const events = {
  'GET /api/v4/events': {
    summary: 'Live events of the signed-in person (text/event-stream, resumable by Last-Event-ID)',
    access: 'user',
    query: z.object({
      /** Without Last-Event-ID: how long ago the caller first read what the stream keeps fresh; events are kept for a day. */
      since_ms: z.coerce.number().int().min(0).max(86_400_000).optional(),
    }),
    response: liveEvent,
    stream: true,
  },
} as const satisfies EndpointTable;
