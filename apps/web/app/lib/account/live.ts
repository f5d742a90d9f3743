import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { wait } from '../retry.ts';

/**
 * Where a stream goes on: after the last event that was seen, or, before the first one, as far back as something was read.
 * The age is taken when the request leaves, so the server also gets how long it may be on its way (`withinMs`):
 * one that takes longer is given up and sent anew.
 */
export type LiveStart = { readonly lastEventId: string } | { readonly withinMs: number };

export interface LiveOptions {
  /** Opens the stream; refreshing an expired token is the opener's business. */
  readonly open: (start: LiveStart, signal: AbortSignal) => Promise<Response>;
  readonly onEvent: (event: EventSourceMessage) => void;
  /** Of the last event that an earlier stream of the same person saw. */
  readonly lastEventId?: string | undefined;
  /** First pause before another try, until the server names its own. */
  readonly retryMs?: number;
  /** How long the first opening may take. */
  readonly openWithinMs?: number;
}

const LONGEST_PAUSE_MS = 30_000;
/** Of the first opening, and of one on a very slow line. What happened that much earlier is read again in vain. */
const OPEN_WITHIN_MS = { first: 5_000, longest: 60_000 };
/** Trying again changes nothing about these. */
const FINAL_STATUSES = [204, 401, 403, 404];

/**
 * Server-sent events by fetch instead of EventSource, which can't send an Authorization header: the token would have
 * to stand in the address. Resumes after the last event seen, with growing, jittered pauses. Answers with its stop.
 */
export function openLive({
  open,
  onEvent,
  lastEventId,
  retryMs = 1_000,
  openWithinMs = OPEN_WITHIN_MS.first,
}: LiveOptions): () => void {
  const stop = new AbortController();
  let seen = lastEventId;
  let pause = retryMs;
  let failures = 0;
  let opening: ReturnType<typeof setTimeout> | undefined;

  const parser = createParser({
    onRetry: (milliseconds) => {
      pause = milliseconds;
    },
    onEvent: (event) => {
      failures = 0;
      clearTimeout(opening);
      seen = event.id ?? seen;
      onEvent(event);
    },
  });

  async function read(): Promise<'again' | 'over'> {
    const late = new AbortController();
    const withinMs = Math.min(openWithinMs * 2 ** failures, OPEN_WITHIN_MS.longest);
    if (seen === undefined) opening = setTimeout(() => late.abort(), withinMs);
    try {
      const start = seen === undefined ? { withinMs } : { lastEventId: seen };
      const response = await open(start, AbortSignal.any([stop.signal, late.signal]));
      if (FINAL_STATUSES.includes(response.status)) return 'over';
      if (!response.ok || !response.body) return 'again';
      parser.reset();
      for await (const chunk of chunks(response.body)) parser.feed(chunk);
      return 'again';
    } finally {
      clearTimeout(opening);
    }
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
