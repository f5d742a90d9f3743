import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** What travels in the stream: a topic that names what changed; the screen reads the record again. */
export const liveEvent = z.object({ topic: z.string(), data: z.record(z.string(), z.unknown()) });
export type LiveEvent = z.infer<typeof liveEvent>;

export const events = {
  'GET /api/v4/events': {
    summary: 'Live events of the signed-in person (text/event-stream, resumable by Last-Event-ID)',
    access: 'user',
    response: liveEvent,
    stream: true,
  },
} as const satisfies EndpointTable;
