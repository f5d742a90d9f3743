import type { Audience } from '@punkt/contract/events';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { eventsAfter, type StoredEvent } from './events.ts';

/** An event as it goes to every stream; only the cursor before it differs. */
export interface Framed {
  readonly id: number;
  readonly text: string;
}

export interface FeedReader {
  /** Events in order, all of those after the position of the feed when the reader joined. */
  take(audience: Audience, events: readonly Framed[]): void;
  /** Has no place in the order of events, so it moves no cursor; a reader who lags behind goes without. */
  whisper(text: string): void;
  end(): void;
}

export const PAGE = 200;

/** One line per field, as text/event-stream wants it; JSON has no raw line breaks. */
export const frame = (topic: string, data: unknown): string =>
  `event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`;

const framed = ({ id, topic, data }: StoredEvent): Framed => ({ id, text: frame(topic, data) });

export async function readFramed(db: Database, audience: Audience, after: number): Promise<Framed[]> {
  return (await eventsAfter(db, audience, after, PAGE)).map(framed);
}

/**
 * What one audience hears on this instance: each event is read and framed once, however many streams there are. `position` is the last
 * one that was handed out.
 */
export class Feed {
  readonly #db: Database;
  readonly #log: Log;
  readonly #audience: Audience;
  readonly readers = new Set<FeedReader>();
  position: number;
  #reading = false;
  #again = false;

  constructor(db: Database, log: Log, audience: Audience, position: number) {
    this.#db = db;
    this.#log = log;
    this.#audience = audience;
    this.position = position;
  }

  /** There may be something new. One reading at a time, and once more if there was news meanwhile: no event twice, none forgotten. */
  async poke(): Promise<void> {
    this.#again = true;
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#again && this.readers.size > 0) {
        this.#again = false;
        await this.#read();
      }
    } catch (error) {
      // Clients come back with their cursors, and the database may be back by then.
      this.#log.warn({ err: error, streams: this.readers.size }, 'event streams ended');
      for (const reader of this.readers) reader.end();
    } finally {
      this.#reading = false;
    }
  }

  async #read(): Promise<void> {
    for (;;) {
      const events = await readFramed(this.#db, this.#audience, this.position);
      this.position = events.at(-1)?.id ?? this.position;
      if (events.length > 0) for (const reader of this.readers) reader.take(this.#audience, events);
      if (events.length < PAGE) return;
    }
  }
}
