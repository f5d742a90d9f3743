import { TOPICS, type Topic } from '@punkt/contract/events';
import type { TestApp } from './harness.ts';

interface LiveEvent {
  readonly id: string;
  readonly topic: string;
  readonly data: Record<string, unknown>;
}

/** The app on a real port: streams are read as a browser reads them. */
export async function listen(app: TestApp): Promise<string> {
  return app.http.addresses().length > 0
    ? app.http.listeningOrigin
    : app.http.listen({ host: '127.0.0.1', port: 0 });
}

function parse(frame: string): LiveEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? '';
  const [topic, sent] = [field('event'), JSON.parse(field('data') || '{}')];
  // As the contract reads it: a test that expects more than it promises fails.
  const data = topic in TOPICS ? (TOPICS[topic as Topic].data.safeParse(sent).data ?? {}) : sent;
  return { id: field('id'), topic, data };
}

export interface LiveStream {
  readonly status: number;
  /** What has arrived, in order; the greeting is the first. */
  readonly events: LiveEvent[];
  /** Resolves when the server has ended the stream, or the reader has left. */
  readonly over: Promise<void>;
  leave(): void;
}

/**
 * Opens a stream after a cursor, or from an age in milliseconds, and reads on until it is over; resolves once the server has
 * greeted.
 */
export async function openStream(app: TestApp, token: string, from?: string | number): Promise<LiveStream> {
  const origin = await listen(app);
  const leaving = new AbortController();
  const cursor = typeof from === 'string' ? { 'last-event-id': from } : {};
  const headers = { authorization: `Bearer ${token}`, ...cursor };
  const query = typeof from === 'number' ? `?since_ms=${from}` : '';
  const response = await fetch(`${origin}/api/v4/events${query}`, { headers, signal: leaving.signal });
  const events: LiveEvent[] = [];
  let greeted: () => void = () => undefined;
  const greeting = new Promise<void>((resolve) => {
    greeted = resolve;
  });
  const read = async () => {
    let rest = '';
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = (rest + text).split('\n\n');
      rest = frames.pop() ?? '';
      events.push(...frames.filter((frame) => frame.includes('data: ')).map(parse));
      greeted();
    }
  };
  const over = read()
    .catch(() => undefined)
    .finally(() => greeted());
  await greeting;
  return { status: response.status, events, over, leave: () => leaving.abort() };
}
