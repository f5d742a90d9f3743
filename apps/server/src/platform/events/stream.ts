import type { Audience } from '@punkt/contract/events';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { startingId } from './events.ts';
import { type Feed, type FeedReader, type Framed, PAGE, readFramed } from './feed.ts';

/** Where a stream writes; an HTTP response in the product. */
export interface Sink {
  /** False when the reader lags behind: nothing more should be written before `drained`. */
  write(text: string): boolean;
  /** True when what was written has left; false when the reader took too long, or has gone. */
  drained(): Promise<boolean>;
  /** Drops whatever a slow client has not read. */
  end(): void;
}

export interface Stream extends FeedReader {
  /** Ends it because the person has opened too many: the client waits longer than usual before it comes back. */
  giveWay(): void;
}

/** Where a reader wants to go on; a cursor comes before an age, and neither means from now on. */
export interface StreamStart {
  readonly lastEventId?: string | undefined;
  /** How long ago the reader read first what the stream is to keep fresh, in milliseconds. */
  readonly sinceMs?: number | undefined;
}

interface StreamOptions {
  readonly db: Database;
  readonly log: Log;
  readonly audiences: readonly Audience[];
  /** One of each audience; the stream has to be told what they hand out. */
  readonly feeds: readonly Feed[];
  readonly cursor: number[];
  readonly sink: Sink;
  readonly onEnd: () => void;
}

/** Of events that wait for a slow client. Beyond it they are forgotten, and read again when it has caught up. */
const MOST_WAITING = 256 * 1024;
const HEARTBEAT_MS = 20_000;
/** Whoever had to give way would otherwise come back at once and push out the next of the same person. */
const AFTER_GIVING_WAY_MS = 20_000;

/**
 * A cursor names the last id seen of each audience, in order: `17` or `17.204`. It may be shorter or longer than the list
 * of audiences now: the person got or lost a staff role, and their own events must not be lost by that.
 */
export function parseCursor(text: string | undefined): number[] {
  return /^\d{1,15}(\.\d{1,15})*$/.test(text ?? '') ? (text ?? '').split('.').map(Number) : [];
}

export function startingCursor(db: Database, audiences: readonly Audience[], start: StreamStart) {
  const resumed = parseCursor(start.lastEventId);
  return Promise.all(
    audiences.map(
      async (audience, index) => resumed[index] ?? (await startingId(db, audience, start.sinceMs)),
    ),
  );
}

export function createStream({ db, log, audiences, feeds, cursor, sink, onEnd }: StreamOptions): Stream {
  /** Audiences of which the feed has handed out more than this stream has seen: it reads them by itself first. */
  const behind = feeds.map((feed, index) => (cursor[index] ?? 0) < feed.position);
  let waiting: { readonly index: number; readonly event: Framed }[] = [];
  let size = 0;
  let writing = false;
  let ended = false;
  let lags = false;

  /** Waits for a slow client and disconnects one that does not read at all: it reconnects with its cursor. */
  async function put(index: number, { id, text }: Framed): Promise<void> {
    // What was read by ourselves may come from the feed too.
    if (ended || id <= (cursor[index] ?? 0)) return;
    cursor[index] = id;
    if (!sink.write(`id: ${cursor.join('.')}\n${text}`)) await drain();
  }

  async function drain(): Promise<void> {
    lags = true;
    if (!(await sink.drained())) end();
    lags = false;
  }

  /** Until nothing was handed out while we read; from then on the feed brings the rest. */
  async function catchUp(index: number, audience: Audience, feed: Feed): Promise<void> {
    const { position } = feed;
    const events = await readFramed(db, audience, cursor[index] ?? 0);
    for (const event of events) await put(index, event);
    behind[index] = events.length === PAGE || feed.position !== position;
  }

  async function writeWaiting(): Promise<void> {
    const batch = waiting;
    [waiting, size] = [[], 0];
    for (const { index, event } of batch) await put(index, event);
  }

  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    try {
      while (!ended) {
        const index = behind.indexOf(true);
        const [audience, feed] = [audiences[index], feeds[index]];
        if (waiting.length > 0) await writeWaiting();
        else if (audience && feed) await catchUp(index, audience, feed);
        else return;
      }
    } catch (error) {
      log.warn({ err: error }, 'event stream ended');
      end();
    } finally {
      writing = false;
    }
  }

  function take(audience: Audience, events: readonly Framed[]): void {
    const index = audiences.indexOf(audience);
    if (behind[index]) return;
    for (const event of events) {
      waiting.push({ index, event });
      size += event.text.length;
    }
    if (size > MOST_WAITING) {
      for (const { index: of } of waiting) behind[of] = true;
      [waiting, size] = [[], 0];
    }
    void write();
  }

  function end(): void {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    onEnd();
    sink.end();
  }

  async function beat(): Promise<void> {
    if (!writing && !lags && !sink.write(': still here\n\n')) await drain();
  }

  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS).unref();
  sink.write(`retry: 2000\nid: ${cursor.join('.')}\nevent: ready\ndata: {}\n\n`);
  void write();
  return {
    take,
    whisper: (text) => {
      if (!ended && !lags) sink.write(text);
    },
    end,
    giveWay: () => {
      if (!ended) sink.write(`retry: ${AFTER_GIVING_WAY_MS}\n\n`);
      end();
    },
  };
}
