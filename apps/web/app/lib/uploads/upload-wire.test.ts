import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { answer, serve, signedIn } from '../testing/server.ts';
import { runUpload } from './run-upload.ts';
import { createUploadWire } from './upload-wire.ts';

const FILE = { id: 'f', url: '/f', imageUrl: '/f', size: 1, type: 'image/png', name: 'a.png' };
const bytes = new Uint8Array(2_000_000).map((_, at) => (at * 31) % 256);
const JOB = { uuid: 'u', file: new Blob([bytes]), name: 'план\ud83c №1.png', entityType: 12 } as const;

/** A server that puts slices together, whichever way they come, and what stands before it. */
async function stage(refusal: (request: IncomingMessage) => number | undefined) {
  const slices = new Map<number, Buffer>();
  const asked: string[] = [];
  const names = new Set<string>();
  const sliceOf = async (request: IncomingMessage) => {
    const body = await buffer(request);
    if (request.headers['content-type'] === 'application/json') {
      const { chunk_num, chunk, name } = JSON.parse(body.toString());
      return { num: chunk_num, bytes: Buffer.from(chunk, 'base64'), name };
    }
    const num = Number(new URL(request.url ?? '', 'http://x').searchParams.get('chunk_num'));
    return { num, bytes: body, name: decodeURIComponent(String(request.headers['x-file-name'])) };
  };
  const origin = await serve(async (request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.headers['content-type']}`);
    // After a refusal another one may still be on its way, and the test is over.
    const slice = await sliceOf(request).catch(() => null);
    if (!slice) return;
    const status = refusal(request);
    if (status) return answer(response, status, {});
    names.add(slice.name);
    slices.set(slice.num, slice.bytes);
    const done = slices.size === 3;
    answer(response, 200, {
      uuid: 'u',
      received: [...slices.keys()],
      total: 3,
      done,
      ...(done && { file: FILE }),
    });
  });
  const { call } = createApi({
    session: signedIn(),
    origin,
    language: () => 'ru',
    onSessionEnd: () => undefined,
  });
  const watch = {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onWaiting: () => undefined,
    fresh: true,
  };
  const whole = () => Buffer.concat([0, 1, 2].map((num) => slices.get(num) ?? Buffer.alloc(0)));
  return { send: () => runUpload(JOB, createUploadWire(call), watch), asked, names, whole };
}

const isBytes = ({ headers }: IncomingMessage) => headers['content-type'] === 'application/octet-stream';

describe('slices', () => {
  test('travel as bytes, with the name of the file beside them', async () => {
    const { send, asked, names, whole } = await stage(() => undefined);
    expect(await send()).toEqual([FILE]);
    expect(whole().equals(Buffer.from(bytes))).toBe(true);
    expect(new Set(asked)).toEqual(new Set(['application/octet-stream']));
    expect([...names]).toEqual(['план\ufffd №1.png']);
  });

  test.each([403, 404, 405, 411, 415, 501])('travel as text where bytes are answered %i', async (status) => {
    const { send, asked, whole } = await stage((request) => (isBytes(request) ? status : undefined));
    expect(await send()).toEqual([FILE]);
    expect(whole().equals(Buffer.from(bytes))).toBe(true);
    expect(asked.filter((type) => type === 'application/json')).toHaveLength(3);
    // Two travel at once; whoever learns it tells the rest.
    expect(asked.filter((type) => type === 'application/octet-stream').length).toBeLessThanOrEqual(2);
  });

  test('that both ways refuse are refused', async () => {
    const { send } = await stage(() => 404);
    await expect(send()).rejects.toMatchObject({ status: 404 });
  });

  test('are not sent a second time for what the file itself is', async () => {
    const { send, asked } = await stage(() => 413);
    await expect(send()).rejects.toMatchObject({ status: 413 });
    expect(asked).not.toContain('application/json');
  });
});
