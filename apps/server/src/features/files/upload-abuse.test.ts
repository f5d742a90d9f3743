import { createHash } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { poll } from '../../../test/waiting.ts';
import { film } from '../../platform/files/testing/films.ts';
import { pdf } from '../../platform/files/testing/papers.ts';
import { phonePhoto } from '../../platform/files/testing/pictures.ts';
import { get, type Person, type Stage, setStage, uploadOf } from './testing/stage.ts';

const cleanUp = afterFile();
let stage: Stage;
let anna: Person;
let boris: Person;
beforeAll(async () => {
  stage = await setStage(cleanUp);
  [anna, boris] = [await stage.person(), await stage.person()];
});

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Holds the rows of uploads, as an instance does that is just finishing them. */
async function finishedElsewhere(uuids: readonly string[]): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: stage.app.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('select from uploads where id = any($1::uuid[]) for share', [uuids]);
  return async () => void (await client.query('commit'));
}

describe.each(['text', 'bytes', 'turns'] as const)('a slice that was received as %s', (way) => {
  it('is not replaced by another with its number, whichever instance it comes to', async () => {
    const bytes = film({ bytes: 1_600_000 });
    const forged = Buffer.from(bytes);
    forged.fill('x', 750_000, 1_500_000);
    const [upload, other] = [uploadOf(bytes, { way }), uploadOf(forged, { way })];
    const same = { uuid: upload.uuid };
    await upload.send(stage.app, anna, 1);
    expect((await other.send(stage.app, anna, 1, same)).status).toBe(200);
    expect((await other.send(stage.elsewhere, anna, 1, same)).status).toBe(200);
    await upload.send(stage.app, anna, 0);
    const { body } = await upload.send(stage.app, anna, 2);
    expect(hash((await get(stage.app, anna, body.url ?? '')).bytes)).toBe(hash(bytes));
    // Nor afterwards.
    expect((await other.send(stage.app, anna, 1, same)).body).toEqual(body);
    expect(hash((await get(stage.app, anna, body.url ?? '')).bytes)).toBe(hash(bytes));
  });

  it('of two at once with one number is one of them, never a mixture', async () => {
    const bytes = film({ bytes: 1_600_000 });
    const forged = Buffer.from(bytes);
    forged.fill('x', 750_000, 1_500_000);
    const [upload, other] = [uploadOf(bytes, { way }), uploadOf(forged, { way })];
    await upload.send(stage.app, anna, 0);
    await Promise.all([
      upload.send(stage.app, anna, 1),
      other.send(stage.elsewhere, anna, 1, { uuid: upload.uuid }),
    ]);
    const { body } = await upload.send(stage.app, anna, 2);
    expect([hash(bytes), hash(forged)]).toContain(hash((await get(stage.app, anna, body.url ?? '')).bytes));
  });

  it('gives a name or another size to nothing', async () => {
    const upload = uploadOf(film({ bytes: 900_000 }), { way, name: 'вход.mp4' });
    await upload.send(stage.app, anna, 0);
    const { body } = await upload.send(stage.app, anna, 1, { name: 'другое.exe' });
    expect(body.file?.name).toBe('вход.mp4');
  });
});

describe('the beginning of an upload', () => {
  it('that passes for a film buys no room for a picture: the whole is judged again', async () => {
    // A picture of 20 MB at most may be sent for a passport, a film not at all; the first slice comes last here.
    const upload = uploadOf(film({ bytes: 900_000 }), { entityType: 12 });
    expect((await upload.send(stage.app, anna, 1)).status).toBe(200);
    expect((await upload.send(stage.app, anna, 0)).error.code).toBe('file_format');
    expect((await upload.send(stage.app, anna, 1)).error.code).toBe('file_format');
  });

  it('told anew as a paper of many pages makes no pages of a photo', async () => {
    const photo = uploadOf(Buffer.concat([await phonePhoto(), Buffer.alloc(800_000)]), { entityType: 15 });
    await photo.send(stage.app, anna, 0);
    const paper = Buffer.concat([pdf(1), Buffer.alloc(750_000)]).subarray(0, 750_000);
    const forged = await photo.send(stage.app, anna, 0, { chunk: paper.toString('base64') });
    expect(forged.status).toBe(200);
    const { body } = await photo.send(stage.app, anna, 1);
    expect([body.done, body.file?.type, body.pages]).toEqual([true, 'image/jpeg', undefined]);
  });
});

describe("somebody else's upload", () => {
  it.each(['text', 'bytes'] as const)(
    'sent as %s can be neither read, fed, finished nor refused, and it goes on',
    async (way) => {
      const bytes = film({ bytes: 1_600_000 });
      const upload = uploadOf(bytes, { way });
      await upload.send(stage.app, anna, 0);
      await upload.send(stage.app, anna, 1);
      const hostile = Buffer.from('<html>').toString('base64');
      const changes = [{}, { chunk: hostile, total_size: 8, chunk_num: 0 }, { entity_type: 5 }];
      for (const change of changes)
        expect((await upload.send(stage.elsewhere, boris, 2, change)).status).toBe(404);
      const state = { params: { uuid: upload.uuid } };
      const asked = await stage.app.call('GET /api/v4/uploads/:uuid', state, { token: boris.token });
      expect(asked.status).toBe(404);
      // What is refused leaves nothing behind, not even of the quota.
      expect(await stage.query('select from uploads where owner_id = $1', [boris.userId])).toEqual([]);
      const { body } = await upload.send(stage.app, anna, 2);
      expect(hash((await get(stage.app, anna, body.url ?? '')).bytes)).toBe(hash(bytes));
      expect((await get(stage.app, boris, body.url ?? '')).status).toBe(404);
      expect((await upload.send(stage.app, boris, 2)).status).toBe(404);
    },
  );

  it('waits for nobody who has many to finish', async () => {
    const photo = await phonePhoto();
    const uploads = Array.from({ length: 4 }, () =>
      uploadOf(Buffer.concat([photo, Buffer.alloc(800_000)]), { entityType: 15 }),
    );
    for (const upload of uploads) await upload.send(stage.app, anna, 0);
    const release = await finishedElsewhere(uploads.map(({ uuid }) => uuid));
    let settled = 0;
    const last = uploads.map((upload) =>
      upload.send(stage.app, anna, 1).finally(() => {
        settled += 1;
      }),
    );
    const received = `select from upload_chunks where num = 1 and upload_id = any($1::uuid[])`;
    const uuids = uploads.map(({ uuid }) => uuid);
    await poll(async () => (await stage.query(received, [uuids])).length).toBe(uploads.length);
    const { body } = await uploadOf(photo, { entityType: 15 }).send(stage.app, boris);
    expect([body.done, settled]).toEqual([true, 0]);
    await release();
    expect((await Promise.all(last)).map((answer) => answer.body.done)).toEqual([true, true, true, true]);
  });
});

describe('an upload that was refused', () => {
  it('takes nothing of the room that its sender has', async () => {
    const carol = await stage.person();
    const large = { total_size: 270_000_000 };
    const refused = uploadOf(Buffer.concat([Buffer.from('<html>'), Buffer.alloc(900_000)]));
    expect((await refused.send(stage.app, carol, 0, large)).error.code).toBe('file_format');
    const begun: number[] = [];
    for (let time = 0; time < 6; time += 1)
      begun.push((await uploadOf(film({ bytes: 900_000 })).send(stage.app, carol, 0, large)).status);
    expect(begun).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
