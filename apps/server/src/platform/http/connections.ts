import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { BODY_LIMITS } from '@punkt/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';
import { networkOf } from './network.ts';

export interface ConnectionLimits {
  /** Connections of one address (IPv6: of one /64). Behind a proxy all have its address, so the proxy has to limit them. */
  readonly perAddress?: number | undefined;
  /** How long an answer may wait for a client that reads nothing of it. */
  readonly unreadMs?: number;
  /** For the body of a call to arrive; an upload over a slow line has the time of a whole request. */
  readonly bodyMs?: number;
}

function limitPerAddress(app: FastifyInstance, most: number): void {
  const counts = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (counts.get(network) ?? 0) + 1;
    // Without a word: whoever opens so many would be answered as often.
    if (count > most) return void socket.destroy();
    counts.set(network, count);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
}

/** Browsers and proxies wait for an answer before they ask again on the same connection. */
const MOST_AT_ONCE = 8;
/** On the connection itself: a map of them is asked more slowly, and this is counted for every request. */
const UNDER_WAY = Symbol('requests under way');
type Counted = Socket & { [UNDER_WAY]?: number };

/**
 * What has arrived would else be taken apart to its end, each request in it become an object, and each object be told of the connection's end by
 * an error of its own: 54 kB of requests kept everybody waiting for 150 ms. Node has no public word for it. Its parser stops where this
 * function, which is the connection's own, says -1; where a later Node asks another one, only that time is lost.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming?: unknown } | null }): void {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => -1;
}

/**
 * Node reads two thousand small requests in one piece, and would begin all of them and keep their answers for a client that may never
 * read one.
 */
function limitPipelined(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const socket: Counted = request.raw.socket;
    const count = (socket[UNDER_WAY] ?? 0) + 1;
    if (count > MOST_AT_ONCE) {
      reply.hijack();
      stopParsing(socket);
      return void socket.destroy();
    }
    socket[UNDER_WAY] = count;
    done();
  });
  // An answer that never ends does so because its connection has, and nobody counts there any more.
  app.addHook('onResponse', (request, _reply, done) => {
    const socket: Counted = request.raw.socket;
    socket[UNDER_WAY] = (socket[UNDER_WAY] ?? 1) - 1;
    done();
  });
}

const UNREAD_MS = 20_000;

/** Node looks at a connection's time-out only where nothing moves: a slow reader is not cut off, one that does not read is. */
export function giveTime(socket: Socket, unreadMs = UNREAD_MS): void {
  // What is injected has no connection. After the answer Node sets the time of an idle one.
  if ('setTimeout' in socket) socket.setTimeout(unreadMs);
}

function dropUnread(app: FastifyInstance, unreadMs: number | undefined): void {
  app.addHook('onSend', ({ raw: { socket } }, _reply, _payload, done) => {
    giveTime(socket, unreadMs);
    done();
  });
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function dropSlowBodies(app: FastifyInstance, bodyMs: number): void {
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { raw } = request;
    done();
    if (raw.complete || !hasBody(raw) || request.routeOptions.bodyLimit > BODY_LIMITS.record) return;
    const timer = setTimeout(() => {
      // Whoever reads the body answers; where nobody does, the answer has been given long ago.
      if (raw.listenerCount('error') === 0) return void raw.destroy();
      // The rest of it must not be taken for the next request.
      void reply.header('connection', 'close');
      raw.emit('error', new Failure('request_timeout'));
    }, bodyMs).unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
  });
}

/** What one client may hold of us, whatever it sends or leaves unread. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits = {}): void {
  const { perAddress, unreadMs, bodyMs = 20_000 } = limits;
  if (perAddress !== undefined) limitPerAddress(app, perAddress);
  limitPipelined(app);
  dropUnread(app, unreadMs);
  dropSlowBodies(app, bodyMs);
}

const MINUTE_MS = 60_000;
const MOST_NETWORKS = 50_000;

/**
 * For pages and their files, of which each takes less time than an exact count would: so many in a minute by the clock. Throws when an
 * address has had them.
 */
export function createRoughLimit(perMinute: number): (address: string) => void {
  const counts = new Map<string, { count: number }>();
  let minute = 0;
  return (address) => {
    const now = Date.now();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute || counts.size > MOST_NETWORKS) counts.clear();
    minute = current;
    const network = networkOf(address);
    const asked = counts.get(network) ?? { count: 0 };
    asked.count += 1;
    if (asked.count === 1) counts.set(network, asked);
    if (asked.count <= perMinute) return;
    const seconds = Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);
    throw new Failure('too_many_requests', { params: { seconds }, data: { retry_after: seconds } });
  };
}
