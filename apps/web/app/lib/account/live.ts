import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { wait } from '../retry.ts';

export interface LiveOptions {
  /** Opens the stream from where it broke off; refreshing an expired token is the opener's business. */
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  readonly onEvent: (event: EventSourceMessage) => void;
  /** First pause before another try, until the server names its own. */
  readonly retryMs?: number;
}

const LONGEST_PAUSE_MS = 30_000;
/** Trying again changes nothing about these. */
const FINAL_STATUSES = [204, 401, 403, 404];

/**
 * Server-sent events by fetch instead of EventSource, which can't send an Authorization header: the token would have
 * to stand in the address. Resumes after the last event seen, with growing, jittered pauses. Answers with its stop.
 */
export function openLive({ open, onEvent, retryMs = 1_000 }: LiveOptions): () => void {
  const stop = new AbortController();
  let lastEventId: string | undefined;
  let pause = retryMs;
  let failures = 0;

  const parser = createParser({
    onRetry: (milliseconds) => {
      pause = milliseconds;
    },
    onEvent: (event) => {
      failures = 0;
      lastEventId = event.id ?? lastEventId;
      onEvent(event);
    },
  });

  async function read(): Promise<'again' | 'over'> {
    const response = await open(lastEventId, stop.signal);
    if (FINAL_STATUSES.includes(response.status)) return 'over';
    if (!response.ok || !response.body) return 'again';
    parser.reset();
    for await (const chunk of chunks(response.body)) parser.feed(chunk);
    return 'again';
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const outcome = await read().catch(() => 'again' as const);
      if (outcome === 'over' || stop.signal.aborted) return;
      const ceiling = Math.min(pause * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      await wait(ceiling * (0.5 + Math.random() / 2), stop.signal).catch(() => undefined);
    }
  }

  void run();
  return () => stop.abort();
}

async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
