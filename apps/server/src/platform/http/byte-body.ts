import type { IncomingMessage } from 'node:http';
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
  scope.addContentTypeParser(/^application\/octet-stream$/, (request, _payload, done) => {
    const isLarge = (saidLength(request) ?? 0) > request.routeOptions.bodyLimit;
    done(isLarge ? new Failure('payload_too_large') : null);
  });
}

/** Whoever is cut off in the middle reads no answer; the log must not take it for a failure of ours. */
const cutOff = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('bad_request', { cause: error });

/** Piece by piece as they come, which an iterator would put together anew; the answer to a body that is too long travels over the same connection. */
function gather(raw: IncomingMessage, length: number): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const leave = () => raw.off('data', take).off('end', end).off('error', fail).off('close', fail).pause();
    const end = () => {
      leave();
      resolve(pieces);
    };
    const fail = (error?: Error) => {
      leave();
      reject(error);
    };
    const take = (piece: Buffer) => {
      size += piece.length;
      if (size > length) fail(new Failure('payload_too_large'));
      else pieces.push(piece);
    };
    // Whoever has gone already says nothing more.
    if (raw.destroyed) return reject();
    raw.on('data', take).on('end', end).on('error', fail).on('close', fail);
  });
}

/** Nothing where a body comes without its length. */
export const saidLength = ({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

/** The body in the pieces in which it came, never more than `length` bytes of it; shorter where it is shorter. */
export async function readBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  length: number,
): Promise<Buffer[]> {
  if (request.headers['content-type'] === undefined) throw new Failure('unsupported_media_type');
  if ((saidLength(request) ?? 0) > length) throw new Failure('payload_too_large');
  return gather(request.raw, length).catch((error: unknown) => {
    // The rest of it must not be taken for the next request.
    void reply.header('connection', 'close');
    throw cutOff(error);
  });
}

/**
 * Gives the memory of pieces back at once, when nobody needs them any more. Left to the collector, every sixty megabytes of an upload have it look
 * through all that the process holds.
 */
export function freeBytes(pieces: readonly Buffer[]): void {
  // One that shares its memory with others belongs to them too.
  for (const { buffer, length } of pieces)
    if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}
