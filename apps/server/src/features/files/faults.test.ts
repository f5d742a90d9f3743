import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { chunkOffset } from '@punkt/domain/uploads';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, testApp } from '../../../test/harness.ts';
import { when } from '../../platform/database/embedded/testing/folders.ts';
import { createDiskStorage } from '../../platform/files/disk.ts';
import { film } from '../../platform/files/testing/films.ts';
import { heavyPicture, phonePhoto } from '../../platform/files/testing/pictures.ts';
import { mayMount, smallDisk } from '../../platform/files/testing/small-disk.ts';
import { createLog } from '../../platform/log/log.ts';
import { createFilesService } from './service.ts';
import type { Slice } from './slices.ts';
import { get, type Person, type Stage, setStage, uploadOf } from './testing/stage.ts';

const cleanUp = afterFile();
let stage: Stage;
let anna: Person;
beforeAll(async () => {
  stage = await setStage(cleanUp);
  anna = await stage.person();
});

const fileIdOf = async (uuid: string): Promise<string> =>
  (await stage.query('select file_id from uploads where id = $1', [uuid]))[0].file_id;

describe('after a crash', () => {
  it('bytes without a row do no harm', async () => {
    const bytes = film({ bytes: 1_600_000 });
    const upload = uploadOf(bytes);
    await upload.send(stage.app, anna, 0);
    // As if the process had been killed after writing the second slice, half of it wrong, and before the commit.
    const part = await open(join(stage.folder, 'incoming', await fileIdOf(upload.uuid)), 'r+');
    await part.write(randomBytes(400_000), 0, 400_000, chunkOffset(1));
    await part.close();
    expect((await upload.send(stage.app, anna, 2)).body.received).toEqual([0, 2]);
    const { body } = await upload.send(stage.app, anna, 1);
    expect((await get(stage.app, anna, body.url ?? '')).bytes.equals(bytes)).toBe(true);
  });

  it('a slice that the disk lost is asked for again', async () => {
    const bytes = film({ bytes: 1_600_000 });
    const upload = uploadOf(bytes);
    await upload.send(stage.app, anna, 0);
    await upload.send(stage.app, anna, 1);
    const part = await open(join(stage.folder, 'incoming', await fileIdOf(upload.uuid)), 'r+');
    await part.write(Buffer.alloc(1_000), 0, 1_000, chunkOffset(1) + 5_000);
    await part.close();
    expect((await upload.send(stage.app, anna, 2)).body).toMatchObject({ done: false, received: [0, 2] });
    const { body } = await upload.send(stage.app, anna, 1);
    expect((await get(stage.app, anna, body.url ?? '')).bytes.equals(bytes)).toBe(true);
  });

  it('an upload that was never finished is finished by any slice', async () => {
    const bytes = film({ bytes: 900_000 });
    const upload = uploadOf(bytes);
    await upload.send(stage.app, anna, 0);
    // The last place of the file is taken by a folder: the work ends in an error, as it would in a crash.
    const id = await fileIdOf(upload.uuid);
    mkdirSync(join(stage.folder, id.slice(0, 2), id, 'in the way'), { recursive: true });
    expect((await upload.send(stage.app, anna, 1)).status).toBe(500);
    const state = await stage.app.call(
      'GET /api/v4/uploads/:uuid',
      { params: { uuid: upload.uuid } },
      { token: anna.token },
    );
    expect(state.body).toMatchObject({ received: [0, 1], done: false });
    rmSync(join(stage.folder, id.slice(0, 2), id), { recursive: true });
    const { body } = await upload.send(stage.elsewhere, anna, 0);
    expect((await get(stage.app, anna, body.url ?? '')).bytes.equals(bytes)).toBe(true);
  });

  it('a file moved to its place before the commit is found there', async () => {
    const bytes = film({ bytes: 900_000 });
    const upload = uploadOf(bytes);
    await upload.send(stage.app, anna, 0);
    const id = await fileIdOf(upload.uuid);
    await stage.query(
      `create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`,
    );
    await stage.query(
      'create trigger fail_once before insert on files for each row execute function fail_once()',
    );
    expect((await upload.send(stage.app, anna, 1)).status).toBe(500);
    await stage.query('drop trigger fail_once on files');
    expect(readdirSync(join(stage.folder, id.slice(0, 2)))).toContain(id);
    const { body } = await upload.send(stage.elsewhere, anna, 1);
    expect((await get(stage.app, anna, body.url ?? '')).bytes.equals(bytes)).toBe(true);
  });
});

it('a storage that is lost is 503, which says so and when to come again', async () => {
  const place = join(stage.folder, 'no-folder');
  writeFileSync(place, '');
  const environment = { DATA_DIR: join(place, 'data') };
  const app = await testApp({ databaseUrl: stage.app.databaseUrl, environment });
  const { status, error, headers } = await uploadOf(await phonePhoto()).send(app, anna);
  expect([status, error.code, headers['retry-after']]).toEqual([503, 'storage_unavailable', '5']);
});

when(mayMount, describe)('a full disk', () => {
  const sliceOf = (bytes: Buffer, uuid: string, num = 0): Slice => {
    const text = bytes.toString('base64');
    const chunk = text.slice(num * 1_000_000, (num + 1) * 1_000_000);
    return { uuid, num, chunk, totalSize: text.length, entityType: 1, entityId: null, name: '' };
  };
  const refused = (work: Promise<unknown>) => work.catch((error: { code: string }) => error.code);

  it('is 507 before anything is sent', async () => {
    const { folder } = smallDisk(20);
    const app = await testApp({ databaseUrl: stage.app.databaseUrl, environment: { DATA_DIR: folder } });
    const { status, error } = await uploadOf(await phonePhoto()).send(app, anna);
    expect([status, error.code]).toEqual([507, 'insufficient_storage']);
    expect(readdirSync(join(folder, 'files'))).toEqual([]);
  });

  it('is 507 in the middle of it, and the upload goes on once there is room', async () => {
    const disk = smallDisk(8);
    const { db, clock } = stage.app;
    const storage = createDiskStorage({ folder: disk.folder, reserveBytes: 0 });
    const files = createFilesService({
      callerOf: async () => null,
      db,
      clock,
      storage,
      log: createLog({ level: 'silent' }),
    });
    const bytes = film({ bytes: 1_600_000 });
    const { uuid } = uploadOf(bytes);
    await files.receive(anna, sliceOf(bytes, uuid, 0));
    disk.fill();
    expect(await refused(files.receive(anna, sliceOf(bytes, uuid, 1)))).toBe('insufficient_storage');
    expect((await files.uploadState(anna, uuid)).received).toEqual([0]);
    disk.free();
    await files.receive(anna, sliceOf(bytes, uuid, 1));
    expect(await files.receive(anna, sliceOf(bytes, uuid, 2))).toMatchObject({ done: true });
  });

  it('leaves no half picture where whole ones are', async () => {
    const disk = smallDisk(4);
    const { db, clock } = stage.app;
    const storage = createDiskStorage({ folder: disk.folder, reserveBytes: 0 });
    const files = createFilesService({
      callerOf: async () => null,
      db,
      clock,
      storage,
      log: createLog({ level: 'silent' }),
    });
    const picture = await heavyPicture(0.6);
    const { uuid } = uploadOf(picture);
    // Room for what is sent, none for what is made of it.
    writeFileSync(join(disk.folder, 'ballast'), Buffer.alloc(3 * 1024 * 1024));
    expect(await refused(files.receive(anna, sliceOf(picture, uuid)))).toBe('insufficient_storage');
    const id = await fileIdOf(uuid);
    const names = readdirSync(disk.folder, { recursive: true }).map(String);
    expect(names.filter((name) => name.endsWith('.new'))).toEqual([]);
    expect(names).not.toContain(join(id.slice(0, 2), id));
    rmSync(join(disk.folder, 'ballast'));
    expect(await files.receive(anna, sliceOf(picture, uuid))).toMatchObject({ done: true });
  });
});
