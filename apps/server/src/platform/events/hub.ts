import type { Database } from '../database/database.ts';
import type { Listener } from '../database/listener.ts';
import type { Log } from '../log/log.ts';
import { type Audience, EVENTS_CHANNEL } from './events.ts';
import { createStream, type Sink, type Stream, type StreamStart } from './stream.ts';

export interface Hub {
  open(audiences: readonly Audience[], start: StreamStart, sink: Sink): Promise<Stream>;
  /** Ends the streams of one audience, or all of them: whoever may still listen comes back and resumes. */
  end(audience?: Audience): void;
  /** Ends every stream, so that a stopping instance lets go of its listeners; they resume on another one. */
  close(): void;
  readonly size: number;
}

/** Poke and pull: a notification only says «look again»; each stream reads what lies after its own cursor. */
export function createHub(db: Database, listener: Listener, log: Log): Hub {
  const streams = new Set<Stream>();
  let closed = false;
  listener.on(EVENTS_CHANNEL, (audience) => {
    for (const stream of streams) if (audience === null || stream.hears(audience)) stream.poke();
  });
  return {
    open: async (audiences, start, sink) => {
      const stream = await createStream({
        ...start,
        db,
        log,
        audiences,
        sink,
        onEnd: () => streams.delete(stream),
      });
      streams.add(stream);
      if (closed) stream.end();
      else stream.poke();
      return stream;
    },
    end: (audience) => {
      for (const stream of streams) if (!audience || stream.hears(audience)) stream.end();
    },
    close: () => {
      closed = true;
      for (const stream of streams) stream.end();
    },
    get size() {
      return streams.size;
    },
  };
}
