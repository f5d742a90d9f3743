import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { endInTime, KEEP_ALIVE, throwAwaySilent } from './watched-client.ts';

export interface Listener {
  /** Called for every notification of the channel, and once with `null` after the connection was lost and found again. */
  on(channel: string, handler: (payload: string | null) => void): void;
  /**
   * False while notifications may be missed: caches that rely on them must not be trusted then. True means that everything committed
   * more than `trustMs` ago has come, because the connection has answered a question that was asked since.
   */
  readonly connected: boolean;
  /**
   * Resolves once this process has got the notifications of everything committed before the call. Whatever takes a right
   * away waits for it, so that the very next request is refused.
   */
  catchUp(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ListenerOptions {
  /** How long a question may stay unanswered before the connection is thrown away. */
  readonly waitMs?: number;
  readonly beatMs?: number;
  readonly trustMs?: number;
}

const CATCH_UP_CHANNEL = 'punkt_settle';
const LONGEST_PAUSE_MS = 1_000;
const LOOK_EVERY_MS = 50;

/**
 * One connection for LISTEN per process. It reconnects by itself; its handlers are then called with `null` and read again. A connection
 * that was cut off without a word looks like one on which nothing happens, so it is asked again and again whether it is alive.
 */
export function createListener(url: string, log: Log, options: ListenerOptions = {}): Listener {
  const { waitMs = 5_000, beatMs = 500, trustMs = 2_000 } = options;
  const handlers = new Map<string, Array<(payload: string | null) => void>>([
    [CATCH_UP_CHANNEL, [markArrived]],
  ]);
  const waiting = new Map<string, () => void>();
  /** A connection answers one question at a time, and whoever waits for it shares this one. */
  let turn: Promise<unknown> = Promise.resolve();
  let client: pg.Client | null = null;
  let stopped = false;
  /** When the last question that was answered had been asked. */
  let provenAt = Number.NEGATIVE_INFINITY;

  const isProven = () => client !== null && !stopped && performance.now() - provenAt < trustMs;

  function ask(current: pg.Client, text: string, values: string[] = []): Promise<unknown> {
    const asked = turn.then(() => current.query(text, values));
    turn = asked.catch(() => undefined);
    return asked;
  }

  function markArrived(mark: string | null): void {
    if (mark === null) for (const done of waiting.values()) done();
    else waiting.get(mark)?.();
  }

  /** Resolves when this process has stopped to trust what it remembers, or when `mark` has come. */
  async function distrusted(mark: string): Promise<void> {
    while (isProven() && waiting.has(mark)) await delay(LOOK_EVERY_MS, undefined, { ref: false });
  }

  /**
   * Notifications arrive in the order of the commits: when our own mark has come, everything before it has. A connection that does
   * not bring it is not trusted any more, and before it is again, it has brought it.
   */
  async function catchUp(): Promise<void> {
    const current = client;
    if (!current || !isProven()) return;
    const mark = randomUUID();
    const arrived = new Promise<void>((resolve) => waiting.set(mark, resolve));
    try {
      const asked = ask(current, 'select pg_notify($1, $2)', [CATCH_UP_CHANNEL, mark]);
      await Promise.race([asked.then(() => arrived), distrusted(mark)]);
    } catch {
      // The connection is gone, and with it the trust in anything remembered: there is nothing to wait for.
    } finally {
      waiting.delete(mark);
    }
  }

  async function beat(current: pg.Client): Promise<void> {
    while (current === client && !stopped) {
      const askedAt = performance.now();
      await ask(current, 'select 1');
      provenAt = askedAt;
      await delay(beatMs, undefined, { ref: false });
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'punkt listener',
      connectionTimeoutMillis: waitMs,
      ...KEEP_ALIVE,
    });
    endInTime(next);
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    await next.connect();
    throwAwaySilent(next, waitMs, () => undefined);
    const askedAt = performance.now();
    for (const channel of handlers.keys()) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    // Stopped meanwhile: nobody else would close this one.
    if (stopped) return next.end();
    client = next;
    provenAt = askedAt;
    // Whatever became of the question: a connection that nobody asks any more would never be trusted again.
    beat(next).catch(() => next.connection.stream.destroy());
  }

  function lost(which: pg.Client): void {
    if (which !== client || stopped) return;
    client = null;
    log.warn('notification connection lost, reconnecting');
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await connect();
        for (const list of handlers.values()) for (const handler of list) handler(null);
        return;
      } catch {
        await delay(wait, undefined, { ref: false });
      }
    }
  }

  return {
    on: (channel, handler) => {
      handlers.set(channel, [...(handlers.get(channel) ?? []), handler]);
    },
    get connected() {
      return isProven();
    },
    catchUp,
    start: connect,
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
}
