import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { CHUNK_BYTES } from '@punkt/domain/files';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { poll } from '../../../test/waiting.ts';
import { film } from '../../platform/files/testing/films.ts';
import { phonePhoto } from '../../platform/files/testing/pictures.ts';
import { get, type Person, type Stage, setStage, uploadOf } from './testing/stage.ts';

const cleanUp = afterFile();
let stage: Stage;
let anna: Person;
let boris: Person;
let origin: URL;
beforeAll(async () => {
  stage = await setStage(cleanUp);
  [anna, boris] = [await stage.person(), await stage.person()];
  origin = new URL(await stage.app.http.listen({ host: '127.0.0.1', port: 0 }));
});

interface Said {
  readonly uuid?: string;
  readonly num?: number;
  readonly size?: number;
  readonly entityType?: number;
  readonly headers?: Readonly<Record<string, string | number | undefined>>;
}

/** A request written by hand, as far as the test wants to go with it. */
function begin({ token }: Person, { uuid = randomUUID(), num = 0, size = CHUNK_BYTES, ...said }: Said = {}) {
  const headers = {
    host: 'x',
    authorization: `Bearer ${token}`,
    'content-type': 'application/octet-stream',
    'content-length': CHUNK_BYTES,
    ...said.headers,
  };
  const path = `/api/v4/uploads/${uuid}?chunk_num=${num}&size=${size}&entity_type=${said.entityType ?? 1}`;
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  const socket = connect(Number(origin.port), origin.hostname);
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket
    .on('error', () => undefined)
    .on('data', (piece) => {
      text += piece;
    });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return {
    socket,
    uuid,
    heard: () => text,
    answer: async () => {
      await poll(() => text).toMatch(/\r\n\r\n.*\}/s);
      const [head = '', body = ''] = text.split('\r\n\r\n');
      return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) };
    },
  };
}

const receivedOf = async (uuid: string, { token }: Person = anna) => {
  const { status, body } = await stage.app.call('GET /api/v4/uploads/:uuid', { params: { uuid } }, { token });
  return status === 200 ? body.received : status;
};

const piecesOf = (bytes: Buffer) => [bytes.subarray(0, CHUNK_BYTES), bytes.subarray(CHUNK_BYTES)] as const;

describe('before a byte of it is read', () => {
  // Nothing but the head is ever sent, so an answer means that nobody waited for the rest.
  const refused = async (who: Person, said: Said) => {
    const { status, body } = await begin(who, said).answer();
    return [status, body.code];
  };

  it.each([
    ['without a session', { headers: { authorization: 'Bearer 0' } }, 401, 'unauthorized'],
    ['larger than a slice', { headers: { 'content-length': CHUNK_BYTES + 1 } }, 413, 'payload_too_large'],
    ['larger than its slice', { size: 30 }, 413, 'payload_too_large'],
    ['behind the last one', { num: 1 }, 400, 'validation_failed'],
    ['of a file that nobody takes', { size: 200 * 1024 ** 2 + 3 }, 413, 'file_too_large'],
    ['of no known entity', { entityType: 3 }, 400, 'validation_failed'],
    ['of a name that can not be read', { headers: { 'x-file-name': '%ff' } }, 400, 'validation_failed'],
    ['called JSON', { headers: { 'content-type': 'application/json' } }, 415, 'unsupported_media_type'],
  ])('a slice is refused that is %s', async (_, said, status, code) => {
    expect(await refused(anna, said)).toEqual([status, code]);
  });

  it('a slice is refused for somebody else’s upload, which goes on', async () => {
    const upload = uploadOf(film({ bytes: 900_000 }), { way: 'bytes' });
    await upload.send(stage.app, anna, 1);
    const said = { uuid: upload.uuid, size: 900_000 };
    expect(await refused(boris, said)).toEqual([404, 'not_found']);
    expect(await refused(anna, { ...said, size: 900_003 })).toEqual([409, 'conflict']);
    expect((await upload.send(stage.app, anna, 0)).body.done).toBe(true);
  });

  it('a slice is refused to whoever has a gigabyte under way', async () => {
    const greedy = await stage.person();
    const large = { total_size: 270_000_000 };
    for (let time = 0; time < 5; time += 1)
      await uploadOf(film({ bytes: 900_000 }), { way: 'bytes' }).send(stage.app, greedy, 0, large);
    expect(await refused(greedy, { size: 202_500_000 })).toEqual([429, 'too_many_uploads']);
  });
});

describe('a slice', () => {
  it('that is cut off half-way leaves nothing, and goes on from its beginning', async () => {
    const bytes = film({ bytes: 900_000 });
    const [first, second] = piecesOf(bytes);
    const cut = begin(anna, { size: bytes.length });
    cut.socket.write(first.subarray(0, 300_000));
    await poll(() => receivedOf(cut.uuid)).toEqual([]);
    cut.socket.destroy();
    const upload = uploadOf(bytes, { uuid: cut.uuid, way: 'bytes' });
    expect((await upload.send(stage.app, anna, 1)).body).toMatchObject({ received: [1], done: false });
    const again = begin(anna, { uuid: cut.uuid, size: bytes.length });
    again.socket.write(first);
    const { status, body } = await again.answer();
    expect([status, body.done]).toEqual([200, true]);
    const kept = (await get(stage.app, anna, body.url)).bytes;
    expect([kept.length, kept.equals(Buffer.concat([first, second]))]).toEqual([bytes.length, true]);
  });

  it('of fewer bytes than it must have is refused, and is not there', async () => {
    const short = begin(anna, { size: 900_000, headers: { 'content-length': 100 } });
    short.socket.write(Buffer.alloc(100));
    const { status, body } = await short.answer();
    expect([status, body.errors[0].path, await receivedOf(short.uuid)]).toEqual([400, 'chunk', []]);
  });

  /** Without a length said beforehand. */
  function beginChunked(size: number) {
    const request = begin(anna, {
      size,
      headers: { 'transfer-encoding': 'chunked', 'content-length': undefined },
    });
    const write = (piece: Buffer) =>
      request.socket.write(
        Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
      );
    return { ...request, write };
  }

  it('whose length nobody said is read no further than it may be', async () => {
    const bytes = film({ bytes: 900_000 });
    const [first] = piecesOf(bytes);
    const exact = beginChunked(bytes.length);
    exact.write(first.subarray(0, 9));
    exact.write(first.subarray(9));
    exact.socket.write('0\r\n\r\n');
    expect((await exact.answer()).body).toMatchObject({ received: [0], done: false });
    const endless = beginChunked(bytes.length);
    endless.write(bytes);
    endless.write(Buffer.from('x'));
    const { status, head } = await endless.answer();
    expect(status).toBe(413);
    expect(head).toContain('connection: close');
    expect(await receivedOf(endless.uuid)).toEqual([]);
  });
});

describe('whoever sends many slices at once', () => {
  it('has eight of them read, and keeps nobody else waiting', async () => {
    const bytes = film({ bytes: 900_000 });
    const [first] = piecesOf(bytes);
    const four = 4 * CHUNK_BYTES;
    const many = begin(anna, { size: four, headers: { 'content-length': four } });
    await poll(() => receivedOf(many.uuid)).toEqual([]);
    const slow = Array.from({ length: 4 }, () => begin(anna, { size: bytes.length }));
    for (const { socket } of slow) socket.write(first.subarray(0, 100_000));
    for (const { uuid } of slow) await poll(() => receivedOf(uuid)).toEqual([]);
    const ninth = begin(anna, { size: bytes.length });
    ninth.socket.write(first);
    await poll(() => receivedOf(ninth.uuid)).toEqual([]);
    const photo = uploadOf(await phonePhoto(), { way: 'bytes' });
    expect((await photo.send(stage.app, boris)).body.done).toBe(true);
    expect(ninth.heard()).toBe('');
    slow[0]?.socket.destroy();
    expect((await ninth.answer()).body.received).toEqual([0]);
    for (const { socket } of slow.slice(1)) socket.write(first.subarray(100_000));
    for (const each of slow.slice(1)) expect((await each.answer()).body.received).toEqual([0]);
  });
});
