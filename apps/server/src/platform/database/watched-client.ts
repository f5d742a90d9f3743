import type pg from 'pg';

/** The system finds a peer that is gone within 20 s (10 and ten tries of a second), also where nobody asks it anything. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** How long an orderly goodbye may take: a peer that is gone never answers it. */
const GOODBYE_MS = 1_000;

/** As the system names a peer that is silent, so that it counts as a database that is away. */
const silence = (ms: number): Error =>
  Object.assign(new Error(`PostgreSQL has not answered within ${ms} ms`), { code: 'ETIMEDOUT' });

/** At once: until a socket has closed, the pool would hand the connection to the next call. */
export function dropClient(client: pg.Client, reason: Error): void {
  client.connection.emit('error', reason);
  client.connection.stream.destroy();
}

/**
 * Throws a connection away whose question is not answered in time. The limits of PostgreSQL itself (`statement_timeout`) say nothing
 * about a server that stands still, or one that a failover or a NAT has cut off without a word. `pg` has a limit of its own, but it
 * leaves the connection in the pool, where the next question waits behind the lost one.
 */
export function throwAwaySilent(client: pg.Client, limitMs: number, onSilent: () => void): void {
  let asking = false;
  const giveUp = () => {
    if (!asking) return;
    dropClient(client, silence(limitMs));
    onSilent();
  };
  // After a stall of our own the answer may lie there unread: timers run before it is read, immediates after.
  const timer = setTimeout(() => asking && setImmediate(giveUp), limitMs).unref();
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown;
  client.query = ((...question: unknown[]) => {
    if (!asking) timer.refresh();
    asking = true;
    return ask(...question);
  }) as typeof client.query;
  // Each question that waits behind another one has its own time.
  client.connection.on('readyForQuery', () => timer.refresh());
  client.on('drain', () => {
    asking = false;
  });
  client.on('end', () => {
    asking = false;
    clearTimeout(timer);
  });
}

/** Lets nobody who closes a connection wait for a peer that is gone. */
export function endInTime(client: pg.Client): void {
  const end = client.end.bind(client) as (...done: unknown[]) => unknown;
  client.end = ((...done: unknown[]) => {
    setTimeout(() => client.connection.stream.destroy(), GOODBYE_MS).unref();
    return end(...done);
  }) as typeof client.end;
}
