import { countryCode } from '@punkt/domain/country-code';
import { FEE_OUTCOMES } from '@punkt/domain/fees';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/**
 * Who can hear: one person; everybody whose role opens a queue or a room of the console; everybody in the console. Each audience
 * has a lock of its own that is held until a commit, so `console` is for rare acts of one person alone.
 */
interface Audiences {
  readonly person: `user:${string}`;
  readonly queue: `queue:${string}`;
  readonly console: 'staff';
}

export type AudienceKind = keyof Audiences;
export type Audience<Kind extends AudienceKind = AudienceKind> = Audiences[Kind];

export const toPerson = (userId: string): Audience<'person'> => `user:${userId}`;
export const toQueue = (kind: string): Audience<'queue'> => `queue:${kind}`;
export const TO_CONSOLE: Audience<'console'> = 'staff';

const id = z.string();

const topic = <const Kinds extends readonly AudienceKind[], Data extends z.ZodType>(
  to: Kinds,
  data: Data,
) => ({
  to,
  data,
});

/**
 * Everything that is told live: the `event:` of the stream, who hears it, and its `data:`. A topic only says what changed: the
 * screen reads the record again, so that nothing travels here that a policy has not looked at. An `id` is the record's, and a screen
 * that shows that record alone reads again.
 */
export const TOPICS = {
  order: topic(['person'], z.object({ id, status: z.string(), version: z.number().int() })),
  point: topic(['person'], z.object({ id })),
  order_message: topic(['person', 'queue'], z.object({ id })),
  payment: topic(
    ['person', 'queue'],
    z.union([
      z.object({
        orderId: z.string(),
        status: z.string().optional(),
        outcome: z.enum(FEE_OUTCOMES).optional(),
        refund: z.enum(['failed', 'done']).optional(),
      }),
      z.object({ check: z.enum(['agrees', 'differs']) }),
    ]),
  ),
  offer: topic(['person', 'console'], z.object({ country: countryCode, version: z.number().int() })),
  owner: topic(
    ['person'],
    z.object({ part: z.enum(['profile', 'passport', 'tax', 'requisites', 'registration']) }),
  ),
  notification: topic(
    ['person'],
    z.union([z.object({ id, kind: z.string() }), z.object({ read: z.number().int() })]),
  ),
  // Without a case: lists and counts alone are read again.
  review: topic(
    ['queue'],
    z.union([z.object({ kind: z.string(), id, status: z.string() }), z.object({ kind: z.string() })]),
  ),
  // Whispered: who is writing an answer. Nobody reads anything again for it.
  typing: topic(
    ['queue'],
    z.object({ kind: z.string(), id, userId: z.string(), name: z.string(), on: z.boolean() }),
  ),
  // A message, a new state, or that it was read.
  ticket: topic(['person', 'queue'], z.object({ id })),
  // A version was published, or a planned publication was made, cancelled or has ended.
  content: topic(
    ['queue'],
    z.union([z.object({ version: z.number().int() }), z.object({ plan: z.string() })]),
  ),
  privacy: topic(
    ['person', 'queue'],
    z.object({ id, deadline: z.iso.datetime().optional(), overdue: z.boolean().optional() }),
  ),
} as const;

export type Topic = keyof typeof TOPICS;
export type TopicData<T extends Topic> = z.infer<(typeof TOPICS)[T]['data']>;
/** The audiences that a topic may be told to. */
export type TopicAudience<T extends Topic> = Audience<(typeof TOPICS)[T]['to'][number]>;

export const events = {
  'GET /api/v4/events': {
    summary: 'Live events of the signed-in person (text/event-stream, resumable by Last-Event-ID)',
    access: 'user',
    query: z.object({
      /** Without Last-Event-ID: how long ago the caller first read what the stream keeps fresh; events are kept for a day. */
      since_ms: z.coerce.number().int().min(0).max(86_400_000).optional(),
    }),
    response: z.union(Object.values(TOPICS).map(({ data }) => data)),
    stream: true,
  },
} as const satisfies EndpointTable;
