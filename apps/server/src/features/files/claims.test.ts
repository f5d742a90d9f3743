import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { poll } from '../../../test/waiting.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createDiskStorage } from '../../platform/files/disk.ts';
import { film } from '../../platform/files/testing/films.ts';
import { phonePhoto } from '../../platform/files/testing/pictures.ts';
import { createLog } from '../../platform/log/log.ts';
import { createFilesService, type FilesService } from './service.ts';
import { get, type Person, type Stage, setStage, type UploadOptions, uploadOf } from './testing/stage.ts';

const cleanUp = afterFile();
let stage: Stage;
let files: FilesService;
let anna: Person;

beforeAll(async () => {
  stage = await setStage(cleanUp);
  const { db, clock } = stage.app;
  const storage = createDiskStorage({ folder: stage.folder });
  files = createFilesService({
    callerOf: async () => null,
    db,
    clock,
    storage,
    log: createLog({ level: 'silent' }),
  });
  anna = await stage.person();
});

const within = <T>(work: (tx: Tx) => Promise<T>) => transaction(stage.app.db, work);

async function uploaded(bytes?: Buffer, options?: UploadOptions): Promise<string> {
  const { body } = await uploadOf(bytes ?? (await phonePhoto()), options).sendAll(stage.app, anna);
  if (!body.file) throw new Error('not uploaded');
  return body.file.id;
}

/** A day and a bit later, for one test. */
function later(hours: number): void {
  stage.app.clock.set(hours * 3600);
  onTestFinished(() => stage.app.clock.set(0));
}

const order = { entityType: 1, entityId: '17' } as const;
const isThere = async (id: string) => (await files.describe([id])).length === 1;
const onDisk = (id: string) =>
  readdirSync(stage.folder, { recursive: true }).filter((name) => String(name).includes(id)).length;

describe('a record takes files', () => {
  it('of its owner, and describes them in its order', async () => {
    const [one, two] = [await uploaded(), await uploaded()];
    await within((tx) => files.claim(tx, [two, one], anna.userId, 'orderPhoto', order));
    await within((tx) => files.claim(tx, [one], anna.userId, 'orderPhoto', order));
    expect((await files.describe([two, randomUUID(), one])).map(({ id }) => id)).toEqual([two, one]);
    expect((await files.heldBy(order)).map(({ id }) => id).sort()).toEqual([one, two].sort());
    expect(files.fileIdOf(`/api/v4/files/${one}`)).toBe(one);
    expect(files.fileIdOf(`https://evil.example/api/v4/files/${one}`)).toBeNull();
  });

  it('not of anybody else, and not what does not exist', async () => {
    const boris = await stage.person();
    const id = await uploaded();
    const take = (ids: string[], owner: Person) =>
      within((tx) => files.claim(tx, ids, owner.userId, 'orderPhoto', order, 'photos')).catch(
        (error: unknown) => error,
      );
    const refused = {
      code: 'validation_failed',
      details: { errors: [{ path: 'photos', message: 'validation.files.incomplete' }] },
    };
    expect(await take([id], boris)).toMatchObject(refused);
    expect(await take([randomUUID()], anna)).toMatchObject(refused);
  });

  it('only as fit for the purpose', async () => {
    const passport = await uploaded(undefined, { entityType: 12 });
    const video = await uploaded(film());
    const problem = (id: string, purpose: Parameters<FilesService['claim']>[3]) =>
      within((tx) => files.claim(tx, [id], anna.userId, purpose, order)).then(
        () => null,
        (error) => error.details.errors[0].message.split('|')[0],
      );
    expect(await problem(passport, 'orderPhoto')).toBe('validation.files.format');
    expect(await problem(passport, 'identityPhoto')).toBeNull();
    expect(await problem(video, 'orderPhoto')).toBe('validation.files.format');
    expect(await problem(video, 'creationVideo')).toBeNull();
    await stage.query('update files set source_size = 150 * 1024 * 1024 where id = $1', [video]);
    expect(await problem(video, 'creationVideo')).toBe('validation.files.size');
    expect(await problem(video, 'activationVideo')).toBeNull();
  });

  it('and shows them to those whom its feature lets in', async () => {
    const [boris, id] = [await stage.person(), await uploaded()];
    const open = () =>
      files.open(boris, { id, variant: 'full', range: undefined, requestId: '', address: '' }).then(
        ({ stream }) => {
          stream.destroy();
          return 'read';
        },
        (error) => error.code,
      );
    await within((tx) => files.claim(tx, [id], anna.userId, 'pointPhoto', { entityType: 4, entityId: '5' }));
    expect(await open()).toBe('not_found');
    files.registerPolicy(4, {
      mayAttach: async () => false,
      mayRead: async (caller, file) => caller.userId === boris.userId && file.entityId === '5',
    });
    expect(await open()).toBe('read');
    await within((tx) => files.release(tx, [id], { entityType: 4, entityId: '5' }));
    expect(await open()).toBe('not_found');
  });
});

describe('the sweep', () => {
  it('takes what no record holds after a day, and leaves the rest', async () => {
    const [held, free, released] = [await uploaded(), await uploaded(), await uploaded()];
    await within((tx) => files.claim(tx, [held, released], anna.userId, 'orderPhoto', order));
    await within((tx) => files.release(tx, [released], order));
    later(23);
    await files.sweep();
    expect([await isThere(held), await isThere(free), await isThere(released)]).toEqual([true, true, true]);
    later(25);
    await Promise.all([files.sweep(), files.sweep()]);
    expect([await isThere(held), await isThere(free), await isThere(released)]).toEqual([true, false, false]);
    expect([onDisk(held), onDisk(free), onDisk(released)]).toEqual([2, 0, 0]);
    expect((await files.describe([held]))[0]?.id).toBe(held);
  });

  it('takes an upload a day after its last slice, which then begins anew', async () => {
    const upload = uploadOf(film({ bytes: 1_600_000 }));
    await upload.send(stage.app, anna, 0);
    const [row] = await stage.query('select file_id from uploads where id = $1', [upload.uuid]);
    // The last slice came twenty hours after the first.
    await stage.query(
      "update upload_chunks set received = received + interval '20 hours' where upload_id = $1",
      [upload.uuid],
    );
    later(43);
    await files.sweep();
    expect(onDisk(row.file_id)).toBe(1);
    later(45);
    await files.sweep();
    expect(onDisk(row.file_id)).toBe(0);
    stage.app.clock.set(0);
    expect((await upload.send(stage.app, anna, 2)).body.received).toEqual([2]);
  });

  it('finds bytes that a crash left without a word', async () => {
    const upload = uploadOf(film({ bytes: 1_600_000 }));
    await upload.send(stage.app, anna, 0);
    const [row] = await stage.query('select file_id from uploads where id = $1', [upload.uuid]);
    await createDiskStorage({ folder: stage.folder }).put(row.file_id, 'full', Buffer.from('x'), 'x');
    expect(onDisk(row.file_id)).toBe(2);
    later(25);
    await files.sweep();
    expect(onDisk(row.file_id)).toBe(0);
  });
});

describe('erasing a person', () => {
  it('takes everything they sent, at once for everybody, held or not', async () => {
    const vera = await stage.person();
    const send = async () => (await uploadOf(await phonePhoto()).send(stage.app, vera)).body.file;
    const [one, two] = [await send(), await send()];
    const under = uploadOf(film({ bytes: 900_000 }));
    await under.send(stage.app, vera, 0);
    const ids = [one?.id ?? '', two?.id ?? ''];
    await within((tx) => files.claim(tx, ids.slice(0, 1), vera.userId, 'orderPhoto', order));
    await within((tx) => files.eraseOwner(tx, vera.userId));
    expect((await get(stage.app, vera, one?.url ?? '')).status).toBe(404);
    expect(await files.describe(ids)).toEqual([]);
    // The job that was enqueued with it removes the bytes.
    const left = () =>
      stage.query(
        'select id from files where owner_id = $1 union all select id from uploads where owner_id = $1',
        [vera.userId],
      );
    await poll(left).toEqual([]);
    expect(ids.map(onDisk)).toEqual([0, 0]);
  });
});
