import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveTime, hasBody } from './connections.ts';

/** An answer that lies in memory, as it travels: made once, and the same object for everybody who gets it. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** Undefined where there is none yet. */
export type AtHand = (request: FastifyRequest) => ReadyAnswer | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends what lies ready past the hooks of answers, with all that they would have given it. */
    sendAtHand(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): void;
  }
}

/** Names and values in turn, as Node takes them without making a table of them again. */
function travelling(standing: Readonly<Record<string, string>>, { headers, body }: ReadyAnswer): string[] {
  const length = body && { 'content-length': String(body.length) };
  return Object.entries({ ...standing, ...headers, ...length }).flat();
}

/** What every answer has goes with these too; it is put together once for each. */
export function sendFromMemory(
  app: FastifyInstance,
  standing: Readonly<Record<string, string>>,
  unreadMs: number | undefined,
): void {
  const known = new WeakMap<ReadyAnswer, string[]>();
  function headersOf(answer: ReadyAnswer): string[] {
    const ready = known.get(answer);
    if (ready) return ready;
    const headers = travelling(standing, answer);
    known.set(answer, headers);
    return headers;
  }
  app.decorate('sendAtHand', (request, reply, answer) => {
    const { raw } = reply.hijack();
    const last = app.isLeaving() ? ['connection', 'close'] : [];
    raw
      .writeHead(answer.status, [...headersOf(answer), 'x-request-id', request.id, ...last])
      .end(answer.body);
    // Nearly always the system has taken all of it by now.
    if (raw.writableLength > 0) giveTime(raw.req.socket, unreadMs);
  });
}

/**
 * A hook of a route (`onRequest`) for answers that lie ready in memory: limits come before it, what watches answers follows, and
 * what it skips (the body, the schema, the handler, the hooks of answers) has said the same for the same address before.
 */
export const atHand =
  (answer: AtHand) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // A body is read, or cut off in time, on the usual way.
    const ready = hasBody(request.raw) ? undefined : answer(request);
    if (ready) request.server.sendAtHand(request, reply, ready);
    else done();
  };

/** The usual way for the same answer. */
export const sendReady = (reply: FastifyReply, { status, headers, body }: ReadyAnswer): FastifyReply =>
  reply.status(status).headers(headers).send(body);
