import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './connections.ts';

/** Sends its answer and says so; false where there is none yet. */
export type AtHand = (request: FastifyRequest, reply: FastifyReply) => boolean;

/**
 * A hook of a route (`onRequest`) for answers that lie ready in memory: limits and headers came before it, what watches answers follows, and
 * what it skips (the body, the schema, the handler) has said the same for the same address before.
 */
export const atHand =
  (answer: AtHand) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // A body is read, or cut off in time, on the usual way.
    if (hasBody(request.raw) || !answer(request, reply)) done();
  };
