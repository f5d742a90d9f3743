import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../testing/server.ts';
import { waitFor } from '../testing/waiting.ts';
import { type LiveOptions, type LiveStart, openLive } from './live.ts';
import { idOf, topicOf } from './use-live.ts';

function listen(
  origin: string,
  onEvent: (data: string) => void,
  more: Partial<LiveOptions> & { readonly onStart?: (start: LiveStart) => void } = {},
): void {
  const { onStart, ...options } = more;
  const stop = openLive({
    retryMs: 10,
    open: (start, signal) => {
      onStart?.(start);
      return fetch(origin, {
        signal,
        headers: 'lastEventId' in start ? { 'Last-Event-ID': start.lastEventId } : {},
      });
    },
    onEvent: ({ data }) => onEvent(data),
    ...options,
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
  await waitFor(() => expect(heard).toEqual(['{"topic":"заявки"}']));
});

test('resumes after the last event it saw', async () => {
  const asked: (string | undefined)[] = [];
  const origin = await serve((request, response) => {
    asked.push(request.headers['last-event-id'] as string | undefined);
    stream(response).end(`id: ${asked.length}\ndata: ${asked.length}\n\n`);
  });
  const heard: string[] = [];
  listen(origin, (data) => heard.push(data));
  await waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(3));
  expect(asked.slice(0, 3)).toEqual([undefined, '1', '2']);
});

test('comes back after failures, and not after a refusal', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const open = vi.fn(async () => new Response(null, { status: 200 }));
  for (const status of [500, 503, 403]) open.mockResolvedValueOnce(new Response(null, { status }));
  onTestFinished(openLive({ open, onEvent: () => undefined }));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(open).toHaveBeenCalledTimes(3);
});

test('starts from its readings until it was greeted, and then from the last event', async () => {
  const greeting = 'id: 7\nevent: ready\ndata: {}\n\n';
  const answers = [
    (response: ServerResponse) => void response.writeHead(503).end(),
    (response: ServerResponse) => void response.destroy(),
    // Cut off in the middle of the greeting: nothing was received.
    (response: ServerResponse) => void stream(response).end(greeting.slice(0, -1)),
    (response: ServerResponse) => void stream(response).end(greeting),
  ];
  const starts: LiveStart[] = [];
  const origin = await serve((_, response) => (answers.shift() ?? stream)(response));
  listen(origin, () => undefined, { onStart: (start) => starts.push(start) });
  await waitFor(() => expect(starts).toHaveLength(5));
  expect(starts).toEqual([
    { withinMs: 5_000 },
    { withinMs: 10_000 },
    { withinMs: 20_000 },
    { withinMs: 40_000 },
    { lastEventId: '7' },
  ]);
});

test('goes on after what an earlier stream has seen', async () => {
  const starts: LiveStart[] = [];
  const origin = await serve((_, response) => stream(response));
  listen(origin, () => undefined, { lastEventId: '17.204', onStart: (start) => starts.push(start) });
  await waitFor(() => expect(starts).toEqual([{ lastEventId: '17.204' }]));
});

test('gives up an opening that takes longer than the server was told, and tells more the next time', async () => {
  const starts: LiveStart[] = [];
  let left = 0;
  const origin = await serve((request, response) => {
    request.socket.once('close', () => {
      left += 1;
    });
    // Answers, and does not greet: a proxy may do that.
    stream(response).write(starts.length < 3 ? ': not yet\n\n' : 'id: 7\ndata: greeted\n\n');
  });
  const heard: string[] = [];
  listen(origin, (data) => heard.push(data), { openWithinMs: 20, onStart: (start) => starts.push(start) });
  await waitFor(() => expect(heard).toEqual(['greeted']));
  expect(starts.slice(0, 3)).toEqual([{ withinMs: 20 }, { withinMs: 40 }, { withinMs: 80 }]);
  await waitFor(() => expect(left).toBeGreaterThanOrEqual(2));
});

test('a topic is the name of the event; a greeting is none', () => {
  expect(topicOf({ event: 'order' })).toBe('order');
  expect(topicOf({ event: 'ready' })).toBeUndefined();
  expect(topicOf({ event: 'message' })).toBeUndefined();
  expect(topicOf({})).toBeUndefined();
});

test('an event may name the record it is about', () => {
  expect(idOf({ data: '{"id":"17","kind":"tax"}' })).toBe('17');
  expect(idOf({ data: '{}' })).toBe('');
  expect(idOf({ data: 'not json' })).toBe('');
});
