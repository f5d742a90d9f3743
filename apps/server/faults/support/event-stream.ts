import { until } from './until.ts';

export interface EventStream {
  /** Topics that have come so far, `ready` left out. */
  readonly topics: string[];
  lastId(): string;
  ended(): boolean;
  close(): void;
}

/** What a browser's EventSource does: reads frames, remembers the last id. */
export async function openEvents(address: string, access: string, lastId?: string): Promise<EventStream> {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/v4/events`, {
    headers: { authorization: `Bearer ${access}`, ...(lastId && { 'last-event-id': lastId }) },
    signal: stop.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`no stream: ${response.status}`);
  const topics: string[] = [];
  let last = lastId ?? '';
  let ended = false;
  let ready = false;

  function take(frame: string): void {
    last = /^id: (.+)$/m.exec(frame)?.[1] ?? last;
    const topic = /^event: (.+)$/m.exec(frame)?.[1];
    if (topic === 'ready') ready = true;
    else if (topic) topics.push(topic);
  }

  async function read(body: AsyncIterable<Uint8Array>): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      const frames = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
      text = frames.pop() ?? '';
      frames.forEach(take);
    }
  }

  void read(response.body)
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  await until('the stream says that it is ready', () => ready || ended);
  return { topics, lastId: () => last, ended: () => ended, close: () => stop.abort() };
}
