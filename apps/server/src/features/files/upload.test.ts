import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { film, PLACE } from '../../platform/files/testing/films.ts';
import { heicPhoto, pdf } from '../../platform/files/testing/papers.ts';
import { phonePhoto } from '../../platform/files/testing/pictures.ts';
import { get, type Person, type Stage, setStage, uploadOf } from './testing/stage.ts';

const cleanUp = afterFile();
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each([
  ['disk', 'text'],
  ['disk', 'bytes'],
  ['s3', 'turns'],
] as const)('an upload to %s as %s', (where, way) => {
  let stage: Stage;
  let anna: Person;
  beforeAll(async () => {
    stage = await setStage(cleanUp, where);
    anna = await stage.person();
  });
  const state = (uuid: string, who = anna) =>
    stage.elsewhere.call('GET /api/v4/uploads/:uuid', { params: { uuid } }, { token: who.token });

  it('comes out the same in any order, slices repeated, on two instances', async () => {
    const bytes = film({ bytes: 2_900_000 });
    const { count } = uploadOf(bytes, { way });
    expect(count).toBe(4);
    const order = fc.shuffledSubarray([0, 1, 2, 3, 0, 1, 2, 3], { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(order, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), async (nums, turns) => {
        const upload = uploadOf(bytes, { way });
        const all = [...nums, ...[0, 1, 2, 3].filter((num) => !nums.includes(num))];
        let last: Awaited<ReturnType<typeof upload.send>> | undefined;
        const seen = new Set<number>();
        for (const [at, num] of all.entries()) {
          last = await upload.send(turns[at] ? stage.app : stage.elsewhere, anna, num);
          seen.add(num);
          expect(last.status).toBe(200);
          expect(last.body).toMatchObject({
            received: [...seen].sort(),
            done: seen.size === count,
            total: count,
          });
        }
        const read = await get(stage.app, anna, last?.body.url ?? '');
        expect(hash(read.bytes)).toBe(hash(bytes));
      }),
      { numRuns: 6 },
    );
  });

  it('of a HEIC photo is kept as a picture that every browser shows', async () => {
    const { body } = await uploadOf(heicPhoto, { way, entityType: 12, name: 'IMG_1.HEIC' }).send(
      stage.app,
      anna,
    );
    expect(body.file).toMatchObject({ type: 'image/jpeg', name: 'IMG_1.HEIC' });
    const { headers, bytes } = await get(stage.app, anna, body.url ?? '');
    expect(headers['content-disposition']).toContain('IMG_1.jpg');
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('of a PDF becomes a file per page, and answers with all of them again', async () => {
    const upload = uploadOf(pdf(3), { way, name: 'план.pdf' });
    const { body } = await upload.send(stage.app, anna);
    expect(body.pages?.map(({ name, type }) => [name, type])).toEqual(
      [1, 2, 3].map((page) => [`план (${page}).pdf`, 'image/jpeg']),
    );
    expect(body.pages?.[0]).toEqual(body.file);
    expect((await state(upload.uuid)).body).toEqual(body);
    for (const page of body.pages ?? []) expect((await get(stage.app, anna, page.url)).status).toBe(200);
    const single = await uploadOf(pdf(1), { way, entityType: 15 }).send(stage.app, anna);
    expect([single.body.done, single.body.pages]).toEqual([true, undefined]);
  });

  it('goes on after a reload with what is missing, and answers the same again afterwards', async () => {
    const upload = uploadOf(film({ bytes: 1_600_000 }), { way, name: 'вход.mp4' });
    await upload.send(stage.app, anna, 2);
    await upload.send(stage.app, anna, 0);
    expect((await state(upload.uuid)).body).toEqual({
      uuid: upload.uuid,
      received: [0, 2],
      total: 3,
      done: false,
    });
    const last = await upload.send(stage.elsewhere, anna, 1);
    const { file } = last.body;
    expect(file).toMatchObject({ type: 'video/mp4', name: 'вход.mp4', url: `/api/v4/files/${file?.id}` });
    expect(last.body).toMatchObject({ done: true, received: [0, 1, 2], url: file?.url, imageUrl: file?.url });
    expect((await upload.send(stage.app, anna, 1)).body).toEqual(last.body);
    expect((await state(upload.uuid)).body).toEqual(last.body);
  });

  it('has one winner when everything arrives at once on both instances', async () => {
    const bytes = film({ bytes: 2_200_000 });
    const upload = uploadOf(bytes, { way });
    const answers = await Promise.all(
      [0, 1, 2, 0, 1, 2].map((num, at) => upload.send(at % 2 ? stage.app : stage.elsewhere, anna, num)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { body } = await state(upload.uuid);
    expect(body.done).toBe(true);
    expect(await stage.query('select count(*)::int from files where id = $1', [body.file?.id])).toEqual([
      { count: 1 },
    ]);
    expect(hash((await get(stage.app, anna, body.url ?? '')).bytes)).toBe(hash(bytes));
  });

  it('keeps a checksum of what was sent and of what is kept, and no slices', async () => {
    const photo = await phonePhoto(300, 200);
    const { body } = await uploadOf(photo, { way }).send(stage.app, anna);
    const [row] = await stage.query('select sha256, source_sha256, source_size from files where id = $1', [
      body.file?.id,
    ]);
    expect(row.source_sha256.toString('hex')).toBe(hash(photo));
    expect(row.source_size).toBe(photo.length);
    expect(row.sha256.toString('hex')).toBe(hash((await get(stage.app, anna, body.url ?? '')).bytes));
    expect(
      await stage.query('select count(*)::int from upload_chunks where upload_id = $1', [body.uuid]),
    ).toEqual([{ count: 0 }]);
  });

  it('keeps of a film what is seen and heard, not where it was taken', async () => {
    const bytes = film({ bytes: 1_600_000, located: true, brand: 'qt  ' });
    expect(bytes.includes(PLACE)).toBe(true);
    const { body } = await uploadOf(bytes, { way }).sendAll(stage.app, anna);
    const kept = (await get(stage.app, anna, body.url ?? '')).bytes;
    expect([kept.length, kept.includes(PLACE)]).toEqual([bytes.length, false]);
    const mdat = bytes.subarray(bytes.indexOf('mdat'), bytes.indexOf('moov'));
    expect(kept.includes(mdat)).toBe(true);
    const [row] = await stage.query('select sha256, source_sha256 from files where id = $1', [body.file?.id]);
    expect([row.sha256, row.source_sha256].map((sum) => sum.toString('hex'))).toEqual([
      hash(kept),
      hash(bytes),
    ]);
  });

  it('belongs to who began it: to others it does not exist', async () => {
    const upload = uploadOf(film({ bytes: 900_000 }), { way });
    await upload.send(stage.app, anna, 0);
    const boris = await stage.person();
    expect((await upload.send(stage.app, boris, 1)).status).toBe(404);
    expect((await state(upload.uuid, boris)).status).toBe(404);
    expect((await state(randomUUID())).status).toBe(404);
    expect((await upload.send(stage.app, anna, 1)).body.done).toBe(true);
  });

  it('is what its first slice said it is', async () => {
    const upload = uploadOf(film({ bytes: 900_000 }), { way });
    await upload.send(stage.app, anna, 0);
    expect((await upload.send(stage.app, anna, 1, { entity_type: 5 })).error.code).toBe('conflict');
    const longer = uploadOf(film({ bytes: 900_003 }), { way, uuid: upload.uuid });
    expect((await longer.send(stage.app, anna, 1)).error.code).toBe('conflict');
    const owned = uploadOf(film({ bytes: 900_000 }), {
      way,
      uuid: upload.uuid,
      entityType: 1,
      entityId: '17',
    });
    expect((await owned.send(stage.app, anna, 1)).status).toBe(404);
    expect((await upload.send(stage.app, anna, 1)).body.done).toBe(true);
  });
});

describe('what an upload belongs to', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage(cleanUp);
  });

  it('may be oneself, and nobody else', async () => {
    const [anna, boris] = [await stage.person(), await stage.person()];
    const photo = await phonePhoto();
    for (const entityType of [2, 12, 15] as const) {
      const own = await uploadOf(photo, { entityType, entityId: anna.userId }).send(stage.app, anna);
      expect(own.body.done).toBe(true);
      const foreign = await uploadOf(photo, { entityType, entityId: boris.userId }).send(stage.app, anna);
      expect(foreign.status).toBe(404);
    }
  });

  it('has a secret address when it is an identity document', async () => {
    const anna = await stage.person();
    const { body } = await uploadOf(await phonePhoto(), { entityType: 12 }).send(stage.app, anna);
    expect(body.url).toBe(`/api/v2/manage/orders/images/${body.file?.id}`);
    expect((await get(stage.app, anna, body.url ?? '')).status).toBe(200);
  });

  it('does not exist while no feature keeps such records', async () => {
    const anna = await stage.person();
    for (const entityType of [1, 4, 5] as const) {
      const answer = await uploadOf(await phonePhoto(), { entityType, entityId: '1' }).send(stage.app, anna);
      expect(answer.status).toBe(404);
    }
  });

  it('can not grow without end', async () => {
    const anna = await stage.person();
    const large = { total_size: 270_000_000 };
    const begin = async () => uploadOf(film({ bytes: 900_000 })).send(stage.app, anna, 0, large);
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push((await begin()).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('the profile', () => {
  it('sends a small file in one go and reads its address', async () => {
    const stage = await setStage(cleanUp);
    const anna = await stage.person();
    const photo = await phonePhoto(900, 700);
    const content = `data:image/png;base64,${photo.toString('base64')}`;
    const send = (change: object = {}) =>
      stage.app.call(
        'POST /api/v4/profile/upload',
        {
          body: {
            entityId: anna.userId,
            entityType: 'passport',
            totalSize: content.length,
            content,
            ...change,
          },
        },
        { token: anna.token },
      );
    const { body } = await send();
    expect(body.type).toBe('image/jpeg');
    expect((await get(stage.app, anna, body.imageUrl)).status).toBe(200);
    expect((await send({ entityId: '', totalSize: photo.length })).status).toBe(200);
    expect((await send({ totalSize: 5 })).error.errors?.[0]?.path).toBe('totalSize');
    expect((await send({ content: content.slice(5) })).error.errors?.[0]?.path).toBe('content');
    expect((await send({ entityId: randomUUID() })).status).toBe(404);
    const page = `data:image/png;base64,${Buffer.from('<html>').toString('base64')}`;
    expect((await send({ content: page, totalSize: page.length })).error.code).toBe('file_format');
  });
});
