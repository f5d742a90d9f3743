import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/log.ts';

export interface Listener {
  /** Called for every notification of the channel, and once with `null` after the connection was lost and found again. */
  on(channel: string, handler: (payload: string | null) => void): void;
  /** False while notifications may be missed: caches that rely on them must not be trusted then. */
  readonly connected: boolean;
  /**
   * Resolves once this process has heard everything committed before the call. Who takes a right away waits for it,
   * so that «at once» is true for the very next request.
   */
  settle(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const SETTLE_CHANNEL = 'punkt_settle';

/** One connection for LISTEN per process. It comes back by itself; those who rely on it are told to look again. */
export function createListener(url: string, log: Log, waitMs = 5_000): Listener {
  const handlers = new Map<string, Array<(payload: string | null) => void>>([[SETTLE_CHANNEL, [heard]]]);
  const waiting = new Map<string, () => void>();
  /** A connection answers one question at a time, and whoever waits for it shares this one. */
  let turn: Promise<unknown> = Promise.resolve();
  let client: pg.Client | null = null;
  let stopped = false;
  let connected = false;

  function heard(mark: string | null): void {
    if (mark === null) for (const done of waiting.values()) done();
    else waiting.get(mark)?.();
  }

  /** Notifications arrive in the order of the commits: when our own mark has come, everything before it has. */
  async function settle(): Promise<void> {
    const current = client;
    if (!current) return;
    const mark = randomUUID();
    const arrived = new Promise<void>((resolve) => waiting.set(mark, resolve));
    try {
      const asked = turn.then(() => current.query('select pg_notify($1, $2)', [SETTLE_CHANNEL, mark]));
      turn = asked.catch(() => undefined);
      await Promise.race([asked.then(() => arrived), delay(waitMs, undefined, { ref: false })]);
    } catch {
      // The connection is gone, and with it the trust in anything remembered: there is nothing to wait for.
    } finally {
      waiting.delete(mark);
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'punkt listener',
      keepAlive: true,
      connectionTimeoutMillis: waitMs,
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    await next.connect();
    for (const channel of handlers.keys()) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    // Stopped meanwhile: nobody else would close this one.
    if (stopped) return next.end();
    client = next;
    connected = true;
  }

  function lost(which: pg.Client): void {
    if (which !== client || stopped) return;
    client = null;
    connected = false;
    log.warn('notification connection lost, reconnecting');
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, 3_000)) {
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
      return connected;
    },
    settle,
    start: connect,
    stop: async () => {
      stopped = true;
      connected = false;
      await client?.end();
    },
  };
}
