import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { type Audience, eventsAfter, startingId } from './events.ts';

/** Where a stream writes; an HTTP response in the product. */
export interface Sink {
  /** False when the reader lags behind: nothing more should be written before `drained`. */
  write(text: string): boolean;
  /** True when what was written has left; false when the reader took too long, or has gone. */
  drained(): Promise<boolean>;
  /** Lets go of whatever a lagging reader has not taken. */
  end(): void;
}

export interface Stream {
  hears(audience: string): boolean;
  poke(): void;
  end(): void;
}

/** Where a reader wants to go on; a cursor comes before an age, and neither means from now on. */
export interface StreamStart {
  readonly lastEventId?: string | undefined;
  /** How long ago the reader read first what the stream is to keep fresh, in milliseconds. */
  readonly sinceMs?: number | undefined;
}

interface StreamOptions extends StreamStart {
  readonly db: Database;
  readonly log: Log;
  readonly audiences: readonly Audience[];
  readonly sink: Sink;
  readonly onEnd: () => void;
}

const PAGE = 200;

/**
 * A cursor names the last id seen of each audience, in order: `17` or `17.204`. It may be shorter or longer than what is
 * heard now: a person became staff, or ceased to be, and her own events must not be lost by that.
 */
export function parseCursor(text: string | undefined): number[] {
  return /^\d{1,15}(\.\d{1,15})*$/.test(text ?? '') ? (text ?? '').split('.').map(Number) : [];
}

/** One line per field, as text/event-stream wants it; JSON has no raw line breaks. */
const frame = (cursor: number[], topic: string, data: unknown): string =>
  `id: ${cursor.join('.')}\nevent: ${topic}\ndata: ${JSON.stringify(data)}\n\n`;

export async function createStream(options: StreamOptions): Promise<Stream> {
  const { db, log, audiences, sink, onEnd } = options;
  const resumed = parseCursor(options.lastEventId);
  const cursor = await Promise.all(
    audiences.map(
      async (audience, index) => resumed[index] ?? (await startingId(db, audience, options.sinceMs)),
    ),
  );
  let ended = false;
  let reading = false;
  let again = false;

  /** Waits for a reader who lags, and parts with one who does not read at all: she comes back with her cursor. */
  async function put(text: string): Promise<void> {
    if (!sink.write(text) && !(await sink.drained())) end();
  }

  async function readOne(index: number, audience: Audience): Promise<void> {
    for (;;) {
      const rows = await eventsAfter(db, audience, cursor[index] ?? 0, PAGE);
      for (const row of rows) {
        if (ended) return;
        cursor[index] = row.id;
        await put(frame(cursor, row.topic, row.data));
      }
      if (ended || rows.length < PAGE) return;
    }
  }

  /** One reader at a time, and once more if it was poked meanwhile: no event twice, none forgotten. */
  async function read(): Promise<void> {
    if (reading) {
      again = true;
      return;
    }
    reading = true;
    try {
      do {
        again = false;
        for (const [index, audience] of audiences.entries()) await readOne(index, audience);
      } while (again && !ended);
    } catch (error) {
      // The client comes back with its cursor, and the database may be back by then.
      log.warn({ err: error }, 'event stream ended');
      end();
    } finally {
      reading = false;
    }
  }

  function end(): void {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    onEnd();
    sink.end();
  }

  const heartbeat = setInterval(() => reading || void put(': still here\n\n'), 20_000);
  heartbeat.unref();
  sink.write(`retry: 2000\nid: ${cursor.join('.')}\nevent: ready\ndata: {}\n\n`);
  return { hears: (audience) => audiences.some((own) => own === audience), poke: () => void read(), end };
}
