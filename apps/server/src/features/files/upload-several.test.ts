import { randomBytes, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNK_BYTES, MEGABYTE } from '@punkt/domain/files';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, type TestApp } from '../../../test/harness.ts';
import { film } from '../../platform/files/testing/films.ts';
import { get, type Person, type Stage, setStage, uploadOf } from './testing/stage.ts';

const cleanUp = afterFile();

/** Whatever lies between two places of a file, in one request. */
function upload(bytes: Buffer, uuid = randomUUID()) {
  const sendLength = (app: TestApp, { token }: Person, first: number, length: number, size = bytes.length) =>
    app.call(
      'POST /api/v4/uploads/:uuid',
      {
        params: { uuid },
        query: { chunk_num: first, size, entity_type: 1 },
        headers: {},
        bytes: new Uint8Array(bytes.subarray(first * CHUNK_BYTES, first * CHUNK_BYTES + length)),
      },
      { token },
    );
  return {
    uuid,
    count: Math.ceil(bytes.length / CHUNK_BYTES),
    sendLength,
    send: (app: TestApp, person: Person, first: number, count: number) =>
      sendLength(app, person, first, count * CHUNK_BYTES),
  };
}

const range = (first: number, count: number, end: number) =>
  Array.from({ length: Math.min(count, end - first) }, (_, at) => first + at);

describe.each(['disk', 's3'] as const)('several slices in one request, kept on %s', (where) => {
  let stage: Stage;
  let anna: Person;
  beforeAll(async () => {
    stage = await setStage(cleanUp, where);
    anna = await stage.person();
  });
  const readBack = async (url: string | undefined) => (await get(stage.app, anna, url ?? '')).bytes;

  it('come out the same, in any order, with some that are there, on two instances', async () => {
    const bytes = film({ bytes: 4_400_000 });
    const run = fc.tuple(fc.nat({ max: 5 }), fc.integer({ min: 1, max: 4 }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.array(run, { maxLength: 4 }), async (runs) => {
        const { send, uuid, count } = upload(bytes);
        const seen = new Set<number>();
        let url: string | undefined;
        for (const [first, many, here] of [...runs, [0, 4, true], [3, 3, false]] as const) {
          const { status, body } = await send(here ? stage.app : stage.elsewhere, anna, first, many);
          for (const num of range(first, many, count)) seen.add(num);
          expect(status).toBe(200);
          expect(body).toMatchObject({
            uuid,
            received: [...seen].sort(),
            total: 6,
            done: seen.size === count,
          });
          url = body.url;
        }
        expect((await readBack(url)).equals(bytes)).toBe(true);
      }),
      { numRuns: 6 },
    );
  });

  it('that overlap with others at once are all kept, and nobody waits for ever', async () => {
    const bytes = film({ bytes: 4_400_000 });
    for (let time = 0; time < 4; time += 1) {
      const { send, uuid } = upload(bytes);
      const answers = await Promise.all([
        send(stage.app, anna, 0, 4),
        send(stage.elsewhere, anna, 2, 4),
        send(stage.app, anna, 1, 3),
        send(stage.elsewhere, anna, 5, 1),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { body } = await stage.app.call(
        'GET /api/v4/uploads/:uuid',
        { params: { uuid } },
        { token: anna.token },
      );
      expect(body.done).toBe(true);
      expect((await readBack(body.url)).equals(bytes)).toBe(true);
    }
  });

  it('go on with an upload of single ones, whichever way those came', async () => {
    const bytes = film({ bytes: 4_400_000 });
    const { send, uuid } = upload(bytes);
    await uploadOf(bytes, { uuid, way: 'text' }).send(stage.app, anna, 1);
    await uploadOf(bytes, { uuid, way: 'bytes' }).send(stage.app, anna, 4);
    expect((await send(stage.elsewhere, anna, 0, 3)).body.received).toEqual([0, 1, 2, 4]);
    const { body } = await send(stage.app, anna, 3, 3);
    expect((await readBack(body.url)).equals(bytes)).toBe(true);
  });
});

describe('what one request may hold', () => {
  let stage: Stage;
  let anna: Person;
  beforeAll(async () => {
    stage = await setStage(cleanUp);
    anna = await stage.person();
  });
  const bytes = film({ bytes: 4_400_000 });

  it.each([
    ['nothing', 0, 0, 400, 'chunk'],
    ['no whole slice', 0, CHUNK_BYTES - 1, 400, 'chunk'],
    ['a byte behind one', 0, CHUNK_BYTES + 1, 400, 'chunk'],
    ['a part of the last', 4, 2 * CHUNK_BYTES - 100_001, 400, 'chunk'],
    ['a byte more than four', 0, 4 * CHUNK_BYTES + 1, 413, undefined],
    ['five', 0, 5 * CHUNK_BYTES, 413, undefined],
  ])('is slices from the first to the end of the last: not %s', async (_, first, length, status, path) => {
    const { sendLength, send } = upload(bytes);
    const answer = await sendLength(stage.app, anna, first, length);
    expect([answer.status, answer.error.errors?.[0]?.path]).toEqual([status, path]);
    expect((await send(stage.app, anna, 4, 1)).body.received).toEqual([4]);
  });

  it('does not go on behind the end of the file, or where there is none', async () => {
    const { sendLength, send } = upload(Buffer.concat([bytes, Buffer.alloc(CHUNK_BYTES)]));
    const longer = await sendLength(stage.app, anna, 4, 2 * CHUNK_BYTES, bytes.length);
    expect([longer.status, longer.error.code]).toEqual([413, 'payload_too_large']);
    const behind = await sendLength(stage.app, anna, 6, CHUNK_BYTES, bytes.length);
    expect(behind.error.errors?.[0]?.path).toBe('chunk_num');
    // It was begun with the shorter length.
    const other = await send(stage.app, anna, 0, 4);
    expect([other.status, other.error.code]).toEqual([409, 'conflict']);
    expect((await sendLength(stage.app, anna, 0, 4 * CHUNK_BYTES, bytes.length)).body.received).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it('is refused with its first slice, before the rest is kept', async () => {
    const { send, uuid } = upload(Buffer.alloc(2_000_000, 'no film'));
    expect((await send(stage.app, anna, 0, 3)).error.code).toBe('file_format');
    const rows = await stage.query('select num from upload_chunks where upload_id = $1', [uuid]);
    expect(rows).toEqual([]);
  });

  it('a slice of a large film that the disk lost is asked for again by another instance', async () => {
    const large = film({ bytes: 22 * MEGABYTE });
    const { send, uuid, count } = upload(large);
    for (let first = 0; first < count - 4; first += 4) await send(stage.app, anna, first, 4);
    const rows = await stage.query('select file_id from uploads where id = $1', [uuid]);
    const file = await open(join(stage.folder, 'incoming', rows[0].file_id), 'r+');
    await file.write(randomBytes(1_000), 0, 1_000, 3 * CHUNK_BYTES);
    await file.close();
    const rest = count - 1 - ((count - 1) % 4);
    const ended = await send(stage.elsewhere, anna, rest, 4);
    expect(ended.body.done).toBe(false);
    expect(ended.body.received).toEqual(range(0, count, count).filter((num) => num !== 3));
    const { body } = await send(stage.app, anna, 2, 3);
    expect((await get(stage.app, anna, body.url ?? '')).bytes.equals(large)).toBe(true);
  });
});
