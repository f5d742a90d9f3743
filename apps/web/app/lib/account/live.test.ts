import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../testing/server.ts';
import { openLive } from './live.ts';
import { idOf, topicOf } from './use-live.ts';

function listen(origin: string, onEvent: (data: string) => void): void {
  const stop = openLive({
    retryMs: 10,
    open: (lastEventId, signal) =>
      fetch(origin, { signal, headers: lastEventId ? { 'Last-Event-ID': lastEventId } : {} }),
    onEvent: ({ data }) => onEvent(data),
  });
  onTestFinished(stop);
}

const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

test('hears events, even cut in the middle of a letter', async () => {
  const bytes = Buffer.from('id: 1\ndata: {"topic":"заявки"}\n\n');
  const origin = await serve(async (_, response) => {
    stream(response);
    for (const byte of bytes) {
      response.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  const heard: string[] = [];
  listen(origin, (data) => heard.push(data));
  await vi.waitFor(() => expect(heard).toEqual(['{"topic":"заявки"}']));
});

test('resumes after the last event it saw', async () => {
  const asked: (string | undefined)[] = [];
  const origin = await serve((request, response) => {
    asked.push(request.headers['last-event-id'] as string | undefined);
    stream(response).end(`id: ${asked.length}\ndata: ${asked.length}\n\n`);
  });
  const heard: string[] = [];
  listen(origin, (data) => heard.push(data));
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(3));
  expect(asked.slice(0, 3)).toEqual([undefined, '1', '2']);
});

test('comes back after failures, and not after a refusal', async () => {
  const statuses = [500, 503, 403];
  let calls = 0;
  const origin = await serve((_, response) => {
    response.writeHead(statuses[calls] ?? 200).end();
    calls += 1;
  });
  listen(origin, () => undefined);
  await vi.waitFor(() => expect(calls).toBe(3));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(calls).toBe(3);
});

test('a topic is the first word of the event; anything else is no topic', () => {
  expect(topicOf({ event: 'orders.status' })).toBe('orders');
  expect(topicOf({ event: 'message' })).toBeUndefined();
  expect(topicOf({})).toBeUndefined();
});

test('an event may name the record it is about', () => {
  expect(idOf({ data: '{"id":"17","kind":"tax"}' })).toBe('17');
  expect(idOf({ data: '{}' })).toBe('');
  expect(idOf({ data: 'not json' })).toBe('');
});
