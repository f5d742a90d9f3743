import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface Answer {
  readonly what: string;
  readonly status: number;
  readonly askedAt: number;
  readonly at: number;
  readonly error: string;
}

const PAUSE_MS = 15;

export interface Asked {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly token: string;
  readonly body?: string;
}

/** Asks over kept connections and notes what came; no answer is status 0, and nothing is tried twice. */
export function createAsker(clients: number) {
  const answers: Answer[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ask = ({ what, method, url, token, body = '{}' }: Asked) =>
    new Promise<void>((resolve) => {
      const askedAt = performance.now();
      const end = (status: number, error = '') => {
        answers.push({ what, status, askedAt, at: performance.now(), error });
        resolve();
      };
      const headers = {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      };
      const sending = request(
        url,
        { method, agent, headers, timeout: 30_000 },
        (response: IncomingMessage) => {
          response.resume();
          response.on('end', () => end(response.statusCode ?? 0));
          response.on('error', (error) => end(0, error.message));
        },
      );
      sending.on('error', (error) => end(0, error.message));
      sending.on('timeout', () => sending.destroy(new Error('no answer within 30 s')));
      sending.end(method === 'POST' ? body : undefined);
    });
  return { answers, ask, close: () => agent.destroy() };
}

/** Reads and writes through the balancer, client by client. */
export function startCrowd(address: string, token: string, clients: number) {
  const { answers, ask, close } = createAsker(clients);
  let going = true;
  const client = async () => {
    while (going) {
      await ask({ what: 'read', method: 'GET', url: `${address}/api/v2/user`, token });
      await ask({ what: 'list', method: 'GET', url: `${address}/api/v4/sessions`, token });
      await ask({ what: 'write', method: 'POST', url: `${address}/api/v4/hash`, token });
      await ask({ what: 'page', method: 'GET', url: `${address}/`, token });
      await delay(PAUSE_MS);
    }
  };
  const done = Promise.all(Array.from({ length: clients }, client));
  return {
    answers,
    stop: async () => {
      going = false;
      await done;
      close();
    },
  };
}

/** Numbered events for one person, one after another; what PostgreSQL has acknowledged is what must arrive. */
export function startAnnouncing(databaseUrl: string, userId: string) {
  const acknowledged: number[] = [];
  let [going, next] = [true, 0];
  const work = async () => {
    let client: pg.Client | undefined;
    while (going) {
      try {
        if (!client) {
          client = new pg.Client({
            connectionString: databaseUrl,
            connectionTimeoutMillis: 2_000,
            query_timeout: 5_000,
          });
          client.on('error', () => undefined);
          await client.connect();
        }
        next += 1;
        const audience = `user:${userId}`;
        await client.query('begin');
        await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`events ${audience}`]);
        await client.query(
          `insert into events (audience, topic, data, created) values ($1, 'bench', $2, now())`,
          [audience, { n: next }],
        );
        await client.query(`select pg_notify('punkt_events', $1)`, [audience]);
        await client.query('commit');
        acknowledged.push(next);
      } catch {
        await client?.end().catch(() => undefined);
        client = undefined;
        await delay(100);
      }
      await delay(20);
    }
    await client?.end().catch(() => undefined);
  };
  const done = work();
  return {
    acknowledged,
    stop: async () => {
      going = false;
      await done;
    },
  };
}

/** What a browser does: one stream, and after its end another one from the last id on. */
export function openStreams(address: string, token: string, count: number) {
  const streams = Array.from({ length: count }, () => ({ got: [] as number[], openings: 0, isOpen: false }));
  const stop = new AbortController();

  const read = async (stream: (typeof streams)[number]) => {
    let last = '';
    while (!stop.signal.aborted) {
      try {
        const headers = { authorization: `Bearer ${token}`, ...(last && { 'last-event-id': last }) };
        const response = await fetch(`${address}/api/v4/events`, { headers, signal: stop.signal });
        if (!response.ok || !response.body) throw new Error(String(response.status));
        stream.openings += 1;
        stream.isOpen = true;
        let text = '';
        for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
          const frames = (text + chunk).split('\n\n');
          text = frames.pop() ?? '';
          for (const frame of frames) {
            last = /^id: (.+)$/m.exec(frame)?.[1] ?? last;
            const number = /"n": ?(\d+)/.exec(frame)?.[1];
            if (number) stream.got.push(Number(number));
          }
        }
      } catch {
        // It comes back, as a browser does.
      }
      stream.isOpen = false;
      await delay(500, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const done = Promise.all(streams.map(read));
  return {
    streams,
    close: async () => {
      stop.abort();
      await done;
    },
  };
}
