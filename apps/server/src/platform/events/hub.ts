import type { Audience } from '@punkt/contract/events';
import type { Database } from '../database/database.ts';
import type { Listener } from '../database/listener.ts';
import { Failure } from '../http/failure.ts';
import type { Log } from '../log/log.ts';
import { EVENTS_CHANNEL, WHISPERS_CHANNEL } from './events.ts';
import { Feed, frame } from './feed.ts';
import { createStream, type Sink, type Stream, type StreamStart, startingCursor } from './stream.ts';

export interface Hub {
  /** `person`: whose stream it is. The first audience of a stream is the person's own. */
  open(person: string, audiences: readonly Audience[], start: StreamStart, sink: Sink): Promise<Stream>;
  /** Ends the streams of one audience, or all of them: whoever may still listen comes back and resumes. */
  end(audience?: Audience): void;
  /** Ends every stream, so that a stopping instance has no open connections; clients resume on another one. */
  close(): void;
  readonly size: number;
}

interface Whisper {
  readonly audience: Audience;
  readonly topic: string;
  readonly data: unknown;
}

export interface HubLimits {
  /** On this instance; beyond it a new one is refused and may try another instance. */
  readonly total?: number;
  /** Tabs and devices of one person; the oldest gives way. */
  readonly perPerson?: number;
}

/** A notification only says that there is something new for an audience: its feed reads it, and hands it to every stream. */
export function createHub(
  db: Database,
  listener: Pick<Listener, 'on'>,
  log: Log,
  limits: HubLimits = {},
): Hub {
  const { total = 12_000, perPerson = 8 } = limits;
  const feeds = new Map<Audience, Feed>();
  /** In the order of opening. */
  const people = new Map<string, Set<Stream>>();
  let size = 0;
  let closed = false;

  listener.on(EVENTS_CHANNEL, (audience) => {
    if (audience === null) for (const feed of feeds.values()) void feed.poke();
    else void feeds.get(audience as Audience)?.poke();
  });

  listener.on(WHISPERS_CHANNEL, (said) => {
    // Whatever was whispered while the connection was lost is old by now.
    if (said === null) return;
    const { audience, topic, data }: Whisper = JSON.parse(said);
    const text = frame(topic, data);
    for (const reader of feeds.get(audience)?.readers ?? []) reader.whisper(text);
  });

  /** What was announced before a feed existed was heard by nobody, so a new one looks at once. */
  function feedOf(audience: Audience, position: number): Feed {
    const known = feeds.get(audience);
    if (known) return known;
    const feed = new Feed(db, log, audience, position);
    feeds.set(audience, feed);
    queueMicrotask(() => void feed.poke());
    return feed;
  }

  function forget(person: string, stream: Stream, audiences: readonly Audience[]): void {
    size -= 1;
    const own = people.get(person);
    own?.delete(stream);
    if (own?.size === 0) people.delete(person);
    for (const audience of audiences) {
      const feed = feeds.get(audience);
      feed?.readers.delete(stream);
      if (feed?.readers.size === 0) feeds.delete(audience);
    }
  }

  function register(person: string, audiences: readonly Audience[], cursor: number[], sink: Sink): Stream {
    const own = people.get(person) ?? new Set<Stream>();
    for (const oldest of [...own].slice(0, Math.max(0, own.size + 1 - perPerson))) oldest.giveWay();
    if (size >= total) throw new Failure('unavailable');
    const joined = audiences.map((audience, index) => feedOf(audience, cursor[index] ?? 0));
    const onEnd = () => forget(person, stream, audiences);
    const stream: Stream = createStream({ db, log, audiences, feeds: joined, cursor, sink, onEnd });
    for (const feed of joined) feed.readers.add(stream);
    people.set(person, own.add(stream));
    size += 1;
    return stream;
  }

  const all = () => [...people.values()].flatMap((own) => [...own]);

  return {
    open: async (person, audiences, start, sink) => {
      if (size >= total && !people.has(person)) throw new Failure('unavailable');
      const stream = register(person, audiences, await startingCursor(db, audiences, start), sink);
      if (closed) stream.end();
      return stream;
    },
    end: (audience) => {
      for (const stream of audience ? [...(feeds.get(audience)?.readers ?? [])] : all()) stream.end();
    },
    close: () => {
      closed = true;
      for (const stream of all()) stream.end();
    },
    get size() {
      return size;
    },
  };
}
