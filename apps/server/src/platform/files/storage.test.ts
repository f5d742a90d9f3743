import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { PATIENCE_MS, waitFor } from '../../../test/waiting.ts';
import { Failure } from '../http/failure.ts';
import { createDiskStorage } from './disk.ts';
import { createS3Storage } from './s3.ts';
import { type FileStorage, type FileVariant, objectName, type Part } from './storage.ts';
import { startS3 } from './testing/s3.ts';
import { collect, DamagedParts } from './verify.ts';

const cleanUp = afterFile();
const storages: Partial<Record<'disk' | 's3', FileStorage>> = {};
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'punkt-files-'));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  storages.disk = createDiskStorage({ folder, reserveBytes: 0 });
  const s3 = createS3Storage(await startS3(cleanUp));
  cleanUp(async () => s3.close());
  storages.s3 = s3;
});

/** Parts of the sizes given, their bytes, and the whole. */
function pieces(sizes: readonly number[]) {
  let offset = 0;
  const list = sizes.map((size, num) => {
    const bytes = randomBytes(size);
    const part: Part = { num, offset, size, crc: crc32(bytes) };
    offset += size;
    return { part, bytes };
  });
  const parts = list.map(({ part }) => part);
  return { list, parts, whole: Buffer.concat(list.map(({ bytes }) => bytes)) };
}

describe.each(['disk', 's3'] as const)('%s', (name) => {
  const storage = () => storages[name] as FileStorage;
  const read = async (
    id: string,
    ...rest: Parameters<FileStorage['read']> extends [string, ...infer R] ? R : never
  ) => collect(await storage().read(id, ...rest));

  it('makes one file of parts that came in any order, more than once', async () => {
    const id = randomUUID();
    const { list, parts, whole } = pieces([750_000, 750_000, 3_000_000, 5_000_000, 7]);
    for (const { part, bytes } of [...list].reverse())
      await storage().writeParts(id, [{ ...part, pieces: [bytes] }]);
    const [first] = list;
    if (first) await storage().writeParts(id, [{ ...first.part, pieces: [first.bytes] }]);
    await expect(storage().read(id, 'full')).rejects.toThrow();
    const kept = await storage().assemble(id, parts, 'video/mp4');
    const sha256 = createHash('sha256').update(whole).digest();
    expect(kept).toEqual({ size: whole.length, sha256, sourceSha256: sha256 });
    expect((await read(id, 'full')).equals(whole)).toBe(true);
    // A crash before the commit: the same work once more.
    expect((await storage().assemble(id, parts, 'video/mp4')).sha256).toEqual(kept.sha256);
    await storage().removeParts(id, parts.length);
    expect((await read(id, 'full')).equals(whole)).toBe(true);
  });

  it('takes out what is private, wherever the parts end, and may do it again', async () => {
    const id = randomUUID();
    const { list, parts, whole } = pieces([1_000, 1_000, 1_000]);
    for (const { part, bytes } of list) await storage().writeParts(id, [{ ...part, pieces: [bytes] }]);
    const blanks = [{ at: 993, start: 1_001, end: 2_005 }];
    const expected = Buffer.from(whole).fill(0, 1_001, 2_005);
    expected.write('free', 997);
    for (let time = 0; time < 2; time += 1) {
      const kept = await storage().assemble(id, parts, 'video/mp4', blanks);
      expect((await read(id, 'full')).equals(expected)).toBe(true);
      expect(kept.sha256).toEqual(createHash('sha256').update(expected).digest());
      expect(kept.sourceSha256).toEqual(createHash('sha256').update(whole).digest());
    }
    await storage().removeParts(id, parts.length);
    expect((await read(id, 'full')).equals(expected)).toBe(true);
  });

  it('reads any piece, of parts and of a file', async () => {
    const id = randomUUID();
    const { list, parts, whole } = pieces([1_000, 1_000, 500]);
    for (const { part, bytes } of list) await storage().writeParts(id, [{ ...part, pieces: [bytes] }]);
    for (const [start, end] of [
      [0, 15],
      [990, 1_010],
      [1_000, 1_999],
      [2_400, 2_499],
      [5, 2_490],
    ] as const)
      expect(await collect(storage().readParts(id, parts, { start, end }))).toEqual(
        whole.subarray(start, end + 1),
      );
    await storage().assemble(id, parts, 'video/mp4');
    expect(await read(id, 'full', { start: 990, end: 1_010 })).toEqual(whole.subarray(990, 1_011));
  });

  it('finds parts that are wrong or missing, and names them', async () => {
    const id = randomUUID();
    const { list, parts } = pieces([1_000, 1_000, 1_000]);
    for (const { part, bytes } of list.slice(0, 2))
      await storage().writeParts(id, [{ ...part, pieces: [bytes] }]);
    const damaged = (of: readonly Part[]) =>
      storage()
        .assemble(id, of, 'video/mp4')
        .catch((error: unknown) => (error instanceof DamagedParts ? error.nums : error));
    expect(await damaged(parts)).toEqual([2]);
    const changed = parts.slice(0, 2).map((part) => (part.num === 0 ? { ...part, crc: part.crc ^ 1 } : part));
    expect(await damaged(changed)).toEqual([0]);
    const blanks = [{ at: 0, start: 8, end: 20 }];
    await expect(storage().assemble(id, changed, 'video/mp4', blanks)).rejects.toThrow(DamagedParts);
    await expect(storage().read(id, 'full')).rejects.toThrow();
  });

  it('keeps both variants, and removes everything, twice if need be', async () => {
    const id = randomUUID();
    await storage().put(id, 'full', Buffer.from('full'), 'image/png');
    await storage().put(id, 'full', Buffer.from('fuller'), 'image/png');
    await storage().put(id, 'thumbnail', Buffer.from('small'), 'image/png');
    expect(String(await read(id, 'full'))).toBe('fuller');
    expect(String(await read(id, 'thumbnail'))).toBe('small');
    for (let time = 0; time < 2; time += 1) {
      await storage().remove(id);
      await storage().removeParts(id, 3);
    }
    await expect(storage().read(id, 'full')).rejects.toThrow();
    await expect(storage().read(id, 'thumbnail')).rejects.toThrow();
  });

  it.each(['../../etc/passwd', 'a/b', '', `${randomUUID()}/..`])('keeps nothing under %j', async (id) => {
    await expect(async () => storage().put(id, 'full', Buffer.from('x'), 'x')).rejects.toThrow(
      'not a name of ours',
    );
    expect(() => objectName(id)).toThrow();
  });
});

describe('disk', () => {
  it('shows nothing but whole files, readable by nobody else', async () => {
    const id = randomUUID();
    await storages.disk?.put(id, 'full', Buffer.from('x'), 'image/png');
    expect(readdirSync(join(folder, id.slice(0, 2)))).toContain(id);
    expect((await stat(join(folder, id.slice(0, 2), id))).mode & 0o077).toBe(0);
    expect(readdirSync(join(folder, 'incoming')).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('finds a file that has grown behind its back', async () => {
    const id = randomUUID();
    const { list, parts } = pieces([1_000]);
    for (const { part, bytes } of list) await storages.disk?.writeParts(id, [{ ...part, pieces: [bytes] }]);
    appendFileSync(join(folder, 'incoming', id), 'more');
    await expect(storages.disk?.assemble(id, parts, 'video/mp4')).rejects.toThrow('more bytes');
  });

  it('refuses what would not fit before it is sent', async () => {
    const disk = createDiskStorage({ folder });
    await disk.checkRoom(1_000);
    await expect(disk.checkRoom(2 ** 60)).rejects.toMatchObject({ code: 'insufficient_storage' });
  });

  it('says so when it is lost', async () => {
    const place = join(folder, 'no-folder');
    writeFileSync(place, '');
    const disk = createDiskStorage({ folder: join(place, 'files') });
    const [id, bytes] = [randomUUID(), Buffer.from('x')];
    const { parts } = pieces([10]);
    const works = [
      disk.checkRoom(1),
      disk.writeParts(id, [{ num: 0, offset: 0, pieces: [bytes] }]),
      disk.assemble(id, parts, 'video/mp4'),
      disk.put(id, 'full', bytes, 'image/png'),
      disk.read(id, 'full'),
    ];
    const codes = works.map((work) => work.catch((error: Failure) => error.code));
    expect(await Promise.all(codes)).toEqual(Array(works.length).fill('storage_unavailable'));
    expect(new Failure('storage_unavailable').status).toBe(503);
  });
});

describe('a store that is away', () => {
  const options = {
    bucket: 'b',
    region: 'r',
    forcePathStyle: true,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    attemptMs: PATIENCE_MS,
  };
  const refused = (work: Promise<unknown> | undefined) =>
    work?.catch((error: unknown) => (error as Failure).code);

  it('is 503, and left alone after some failures', async () => {
    let asked = 0;
    const server = createServer((request) => {
      asked += 1;
      request.socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const s3 = createS3Storage({ ...options, endpoint });
    onTestFinished(() => s3.close());
    for (let time = 0; time < 6; time += 1)
      expect(await refused(s3.put(randomUUID(), 'full', Buffer.from('x'), 'x'))).toBe('storage_unavailable');
    const before = asked;
    expect(before).toBeGreaterThan(0);
    expect(await refused(s3.read(randomUUID(), 'full'))).toBe('storage_unavailable');
    expect(asked).toBe(before);
  });

  it('is 503 within the time of its attempts when it hangs, and 507 when it is full', async () => {
    const server = createServer((request, response) => {
      if (request.url?.includes('thumbnail'))
        response.writeHead(507).end('<Error><Code>InsufficientStorage</Code></Error>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const put = (variant: FileVariant, attemptMs: number) => {
      const s3 = createS3Storage({ ...options, endpoint, attemptMs });
      onTestFinished(() => s3.close());
      return refused(s3.put(randomUUID(), variant, Buffer.from('x'), 'x'));
    };
    expect(await put('full', 200)).toBe('storage_unavailable');
    expect(await put('thumbnail', options.attemptMs)).toBe('insufficient_storage');
    expect(new Failure('insufficient_storage').status).toBe(507);
  });

  it('is 503 when it hangs in the middle of an answer, or of a film, without being waited for twice', async () => {
    let whole: Buffer | undefined;
    let aborting = false;
    let aborted = false;
    const server = createServer((request, response) => {
      if (request.method === 'GET' && whole) return void response.end(whole);
      if (request.method === 'GET')
        return void response.writeHead(200, { 'content-length': 10 }).write('half');
      if (request.method === 'DELETE') {
        aborting = true;
        request.socket.once('close', () => {
          aborted = true;
        });
      }
      const created = '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>';
      if (request.method === 'POST') response.end(created);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const s3 = createS3Storage({ ...options, endpoint, attemptMs: 2_000 });
    onTestFinished(() => s3.close());
    const { parts } = pieces([10]);
    expect(await refused(collect(s3.readParts(randomUUID(), parts)))).toBe('storage_unavailable');
    await expect(collect(await s3.read(randomUUID(), 'full'))).rejects.toThrow();
    // The answers of parts are whole from here on, and it is the keeping that hangs.
    const { list, parts: film } = pieces([4]);
    whole = list[0]?.bytes;
    expect(await refused(s3.assemble(randomUUID(), film, 'video/mp4'))).toBe('storage_unavailable');
    // Whoever asked is answered while the store still hangs on being told that nothing comes of it.
    expect(aborted).toBe(false);
    await waitFor(() => expect(aborting).toBe(true));
  });
});
