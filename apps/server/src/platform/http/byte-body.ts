import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

export const BYTES_TYPE = 'application/octet-stream';

/**
 * In a scope of its own, where nothing but bytes is taken. They stay unread, in the system's buffers and not in ours, until whoever handles
 * the call has seen who sends them and wants them (`readBytes`).
 */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  // A pattern and not a name: that would take a type with parameters too.
  scope.addContentTypeParser(/^application\/octet-stream$/, ({ headers, routeOptions }, _payload, done) => {
    const isLarge = Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit;
    done(isLarge ? new Failure('payload_too_large') : null);
  });
}

/** Whoever is cut off in the middle reads no answer; the log must not take it for a failure of ours. */
const cutOff = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('bad_request', { cause: error });

/** The body in the pieces in which it came, never more than `length` bytes of it; shorter where it is shorter. */
export async function readBytes(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  length: number,
): Promise<Buffer[]> {
  if (headers['content-type'] === undefined) throw new Failure('unsupported_media_type');
  if (Number(headers['content-length'] ?? 0) > length) throw new Failure('payload_too_large');
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    // The answer to a body that is too long travels over the same connection.
    for await (const piece of raw.iterator({ destroyOnReturn: false })) {
      size += piece.length;
      if (size > length) throw new Failure('payload_too_large');
      pieces.push(piece);
    }
  } catch (error) {
    // The rest of it must not be taken for the next request.
    void reply.header('connection', 'close');
    throw cutOff(error);
  }
  return pieces;
}
