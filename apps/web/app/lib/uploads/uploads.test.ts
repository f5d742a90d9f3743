import type { UploadState } from '@punkt/contract/files';
import { encodedSize } from '@punkt/domain/uploads';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../api-error.ts';
import { waitFor } from '../testing/waiting.ts';
import { pauseAfter } from './persist.ts';
import { prepareFile, prepareImage } from './prepare-file.ts';
import {
  missingSlices,
  runUpload,
  type SlicePost,
  sliceCount,
  slicesOf,
  textOf,
  type UploadWire,
} from './run-upload.ts';
import type { StoredUpload } from './stored-files.ts';
import { createUploadStore } from './upload-store.ts';

const bytes = (size: number) => new Uint8Array(size).map((_, at) => (at * 31) % 256);
const FILE = { id: 'f', url: '/f', imageUrl: '/f', size: 1, type: 'image/png', name: 'a.png' };

/** A server that keeps slices, and puts them together when all are there. */
function fakeServer(given: readonly number[] = []) {
  const slices = new Map<number, Blob>(given.map((num) => [num, new Blob()]));
  const sent: number[] = [];
  let total = 0;
  const state = (): UploadState => {
    const done = total > 0 && slices.size === total;
    return { uuid: 'u', received: [...slices.keys()], total, done, ...(done ? { file: FILE } : {}) };
  };
  const send = async (slice: SlicePost) => {
    total = Math.ceil(slice.size / 750_000);
    const count = sliceCount(slice.bytes.size);
    for (let at = 0; at < count; at += 1) {
      sent.push(slice.num + at);
      slices.set(slice.num + at, slicesOf(slice.bytes, at));
    }
    return state();
  };
  const wire: UploadWire = {
    state: async () => {
      if (given.length === 0 && sent.length === 0) throw new ApiError(404, { code: 'not_found' });
      return state();
    },
    send,
  };
  return { wire, slices, sent };
}

const job = (size: number): StoredUpload => ({
  uuid: 'u',
  slot: 's',
  at: Date.now(),
  name: 'a.png',
  entityType: 12,
  file: new Blob([bytes(size)]),
});
const watch = () => ({ signal: new AbortController().signal, onProgress: vi.fn(), onWaiting: vi.fn() });

describe('slices', () => {
  test.each([1, 2, 3, 749_999, 750_000, 750_001, 2_000_000])(
    '%i bytes come out as they went in',
    async (size) => {
      const file = new Blob([bytes(size)]);
      const slices = Array.from({ length: sliceCount(size) }, (_, num) => slicesOf(file, num));
      expect(slices.slice(0, -1).every((slice) => slice.size === 750_000)).toBe(true);
      expect(Buffer.from(await new Blob(slices).arrayBuffer()).equals(Buffer.from(bytes(size)))).toBe(true);
      const texts = await Promise.all(slices.map(textOf));
      const text = texts.join('');
      expect(text).toHaveLength(encodedSize(size));
      expect(Buffer.from(text, 'base64').equals(Buffer.from(bytes(size)))).toBe(true);
      for (const slice of texts.slice(0, -1)) expect(slice).toHaveLength(1_000_000);
    },
  );

  test('what is missing is what was not received', () => {
    expect(missingSlices(4, [2, 0])).toEqual([1, 3]);
    expect(missingSlices(2, [0, 1])).toEqual([]);
  });
});

describe('an upload', () => {
  test('sends every slice once and answers with the file', async () => {
    const { wire, sent } = fakeServer();
    const seen = watch();
    expect(await runUpload(job(3_000_000), wire, seen)).toEqual([FILE]);
    expect(sent.sort()).toEqual([0, 1, 2, 3]);
    expect(seen.onProgress).toHaveBeenLastCalledWith(1);
  });

  test('goes on from what the server has', async () => {
    const { wire, sent } = fakeServer([0, 1, 2]);
    const seen = watch();
    await runUpload(job(3_700_000), wire, seen);
    expect(sent.sort()).toEqual([3, 4]);
    expect(seen.onProgress.mock.calls[0]?.[0]).toBeCloseTo(0.6);
  });

  test('whose last slice was received but never finished is finished by sending it again', async () => {
    const { wire, sent } = fakeServer([0, 1]);
    const state = async () => ({ uuid: 'u', received: [0, 1], total: 2, done: false });
    expect(await runUpload(job(1_000_000), { ...wire, state }, watch())).toEqual([FILE]);
    expect(sent).toEqual([1]);
  });

  test('of which the server lost a slice sends that one again', async () => {
    const { wire, slices, sent } = fakeServer();
    const send: UploadWire['send'] = async (slice, signal) => {
      const state = await wire.send(slice, signal);
      if (!state.done || sent.length > 4) return state;
      // Found out when it was put together, as after a power cut.
      slices.delete(1);
      const { file: _, ...lost } = { ...state, received: [0, 2, 3], done: false };
      return lost;
    };
    expect(await runUpload(job(3_000_000), { ...wire, send }, watch())).toEqual([FILE]);
    expect(sent).toEqual([0, 1, 2, 3, 3, 1]);
  });

  test('of a paper answers with all its pages', async () => {
    const { wire } = fakeServer();
    const pages = [FILE, { ...FILE, id: 'g' }];
    const send: UploadWire['send'] = async (slice, signal) => ({
      ...(await wire.send(slice, signal)),
      pages,
    });
    expect(await runUpload(job(10), { ...wire, send }, watch())).toEqual(pages);
  });

  test('waits out a lost connection and says so', async () => {
    vi.useFakeTimers();
    const { wire, sent } = fakeServer();
    let broken = 2;
    const send: UploadWire['send'] = async (slice, signal) => {
      if (broken-- > 0) throw new NetworkError('');
      return wire.send(slice, signal);
    };
    const seen = watch();
    const run = runUpload(job(1_000_000), { ...wire, send }, seen);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await run).toEqual([FILE]);
    expect(sent.sort()).toEqual([0, 1]);
    expect(seen.onWaiting).toHaveBeenCalledWith(true);
    expect(seen.onWaiting).toHaveBeenLastCalledWith(false);
    vi.useRealTimers();
  });

  test.each([
    ['an instance that takes one slice', () => new ApiError(413, { code: 'payload_too_large' })],
    ['a proxy that cuts long requests off', () => new NetworkError('')],
  ])('goes on one by one before %s', async (_, refusal) => {
    vi.useFakeTimers();
    const { wire, slices } = fakeServer();
    const large: number[] = [];
    const send: UploadWire['send'] = async (slice, signal) => {
      if (slice.bytes.size <= 750_000) return wire.send(slice, signal);
      large.push(slice.num);
      throw refusal();
    };
    const run = runUpload(job(7_000_000), { ...wire, send }, watch());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await run).toEqual([FILE]);
    // Two travel at once, and each may have taken several by then.
    expect([1, 2]).toContain(large.length);
    const whole = Array.from({ length: 10 }, (_, num) => slices.get(num) ?? new Blob());
    const kept = Buffer.from(await new Blob(whole).arrayBuffer());
    expect(kept.equals(Buffer.from(bytes(7_000_000)))).toBe(true);
    vi.useRealTimers();
  });

  test('of a file that is refused ends with the refusal', async () => {
    const send = async () => Promise.reject(new ApiError(400, { code: 'file_broken' }));
    await expect(runUpload(job(10), { ...fakeServer().wire, send }, watch())).rejects.toMatchObject({
      code: 'file_broken',
    });
  });
});

describe('another try', () => {
  test('makes sense after a lost connection and a busy server, not after a refusal', () => {
    expect(pauseAfter(new NetworkError(''), 0)).toBe(1000);
    expect(pauseAfter(new NetworkError(''), 20)).toBe(15_000);
    expect(pauseAfter(new ApiError(503, {}, 3), 0)).toBe(3000);
    expect(pauseAfter(new ApiError(503, {}), 4)).toBeUndefined();
    expect(pauseAfter(new ApiError(413, { code: 'file_too_large' }), 0)).toBeUndefined();
    expect(pauseAfter(new ApiError(429, { code: 'too_many_uploads' }), 0)).toBeUndefined();
  });
});

describe('uploads of a field', () => {
  const memory = () => {
    const rows = new Map<string, StoredUpload>();
    return {
      rows,
      keep: async (upload: StoredUpload) => void rows.set(upload.uuid, upload),
      forget: async (uuid: string) => void rows.delete(uuid),
      under: async (slot: string) => [...rows.values()].filter((row) => row.slot === slot),
    };
  };

  test('are kept until done, and go on after a reload', async () => {
    const kept = memory();
    const server = fakeServer([0, 1]);
    await kept.keep(job(2_000_000));
    const store = createUploadStore(server.wire, kept);
    await store.resume('s');
    await waitFor(() => expect(store.items('s')[0]?.status).toBe('done'));
    expect(server.sent).toEqual([2]);
    expect(kept.rows.size).toBe(0);
  });

  test('that fail can be tried again, and dropped', async () => {
    const server = fakeServer();
    let fails = true;
    const send: UploadWire['send'] = (slice, signal) =>
      fails ? Promise.reject(new ApiError(507, {})) : server.wire.send(slice, signal);
    const store = createUploadStore({ ...server.wire, send }, memory());
    await store.start(job(10));
    await waitFor(() => expect(store.items('s')[0]?.status).toBe('failed'));
    fails = false;
    store.retry('s', 'u');
    await waitFor(() => expect(store.items('s')[0]?.status).toBe('done'));
    store.drop('s', 'u');
    expect(store.items('s')).toEqual([]);
  });
});

describe('before anything is sent', () => {
  const box = (type: string, ...content: Uint8Array[]): Uint8Array => {
    const body = content.flatMap((each) => [...each]);
    const head = [0, 0, (body.length + 8) >> 8, (body.length + 8) & 255];
    return Uint8Array.from([...head, ...new TextEncoder().encode(type), ...body]);
  };
  const header = (seconds: number) => {
    const body = new Uint8Array(100);
    new DataView(body.buffer).setUint32(12, 10);
    new DataView(body.buffer).setUint32(16, seconds * 10);
    return body;
  };
  const film = (seconds: number) =>
    new Blob([
      new Uint8Array(box('ftyp', new TextEncoder().encode('isom    isom'))),
      new Uint8Array(
        box(
          'moov',
          box('mvhd', header(seconds)),
          box(
            'trak',
            box('mdia', box('mdhd', header(seconds)), box('hdlr', new TextEncoder().encode('........vide'))),
          ),
        ),
      ),
    ]);
  const png = (size: number) => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), new Uint8Array(size)]);
  const heic = new Blob([new Uint8Array(4), 'ftypheic', new Uint8Array(20)]);

  test('a photo of the right kind and size passes', async () => {
    expect(await prepareImage(png(100), 'identityPhoto')).toMatchObject({ ok: true });
  });

  test('HEIC goes to the server as it is, and a PDF where papers are asked for', async () => {
    const pdf = new Blob(['%PDF-1.7 and so on']);
    expect(await prepareImage(heic, 'identityPhoto')).toEqual({ ok: true, file: heic });
    expect(await prepareImage(pdf, 'orderDocument')).toEqual({ ok: true, file: pdf });
  });

  test('a film that is too long is refused before it is sent, whatever codec is inside', async () => {
    const sent = (seconds: number) => prepareFile(film(seconds), 'creationVideo');
    expect(await sent(30.4)).toMatchObject({ ok: true });
    expect(await sent(45)).toEqual({ ok: false, problem: 'validation.video.duration|{"count":30}' });
  });

  test.each([
    [new Blob([]), 'validation.files.empty'],
    [new Blob(['%PDF-1.7 and so on']), 'validation.files.format'],
  ])('another one is refused with its reason', async (file, problem) => {
    expect(await prepareImage(file, 'identityPhoto')).toEqual({ ok: false, problem });
  });

  test('one that is too large is made smaller, or refused where it can not be', async () => {
    const large = png(21 * 1024 * 1024);
    const small = png(1000);
    expect(await prepareImage(large, 'identityPhoto', async () => small)).toEqual({ ok: true, file: small });
    expect(await prepareImage(large, 'identityPhoto', async () => null)).toEqual({
      ok: false,
      problem: 'validation.files.size|{"size":20}',
    });
  });
});
