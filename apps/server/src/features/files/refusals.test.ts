import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { box, fileType, film, longBox } from '../../platform/files/testing/films.ts';
import { heicPhoto, pdf } from '../../platform/files/testing/papers.ts';
import { heavyPicture, hugePng, phonePhoto } from '../../platform/files/testing/pictures.ts';
import { get, type Person, type Stage, setStage, type UploadOptions, uploadOf } from './testing/stage.ts';

const cleanUp = afterFile();
let stage: Stage;
let anna: Person;
beforeAll(async () => {
  stage = await setStage(cleanUp);
  anna = await stage.person();
});

const MB = 1024 * 1024;
const send = (bytes: Buffer, options?: UploadOptions, change?: object) =>
  uploadOf(bytes, options).send(stage.app, anna, 0, change);
const lengthOf = (bytes: number) => ({ total_size: Math.ceil(bytes / 3) * 4 });

describe('a slice is refused', () => {
  const good = Buffer.alloc(30, 1);
  it.each([
    ['of another length than the last one has', { total_size: 44 }, 'chunk'],
    [
      'of a text that no bytes encode to',
      { total_size: 39, chunk: good.toString('base64').slice(1) },
      'total_size',
    ],
    ['after the last one', { chunk_num: 1 }, 'chunk_num'],
    ['with a stranger among its characters', { chunk: `${good.toString('base64').slice(0, -1)}!` }, 'chunk'],
    ['padded in the middle', { chunk: `AA==${good.toString('base64').slice(4)}` }, 'chunk'],
    ['of no known entity', { entity_type: 3 }, 'entity_type'],
    ['of a name that is no uuid', { uuid: '../../etc/passwd' }, 'uuid'],
    ['with an empty text', { chunk: '' }, 'chunk'],
  ])('%s', async (_, change, path) => {
    const { status, error } = await send(good, {}, change);
    expect([status, error.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('padded before the end of the upload', async () => {
    const upload = uploadOf(randomBytes(900_000));
    const chunk = `${'A'.repeat(999_998)}==`;
    expect((await upload.send(stage.app, anna, 0, { chunk })).status).toBe(400);
  });
});

describe('what waits for a record', () => {
  it('is a gigabyte of one person at most, however many begin at once', async () => {
    const greedy = await stage.person();
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        uploadOf(film({ bytes: 900_000 }), { entityType: 1 }).send(stage.app, greedy, 0, lengthOf(199 * MB)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 200)?.error.code).toBe('too_many_uploads');
  });
});

describe('a file is refused with its first slice', () => {
  it.each([
    ['anything for an order over 200 MB', film({ bytes: 900_000 }), 1, 200 * MB + 3, 200],
    ['a picture over 20 MB, though films may be larger', hugePngHead(), 1, 20 * MB + 3, 20],
    ['a passport over 20 MB', hugePngHead(), 12, 20 * MB + 3, 20],
    ['a file of a ticket over 10 MB', film({ bytes: 900_000 }), 5, 10 * MB + 3, 10],
  ] as const)('for its size: %s', async (_, bytes, entityType, size, megabytes) => {
    const { status, error } = await send(bytes, { entityType }, lengthOf(size));
    expect([status, error.code, error.data]).toEqual([413, 'file_too_large', { size: megabytes }]);
    expect(error.message).toContain(`${megabytes} МБ`);
  });

  it('and not one byte below', async () => {
    const { status, body } = await send(hugePngHead(), { entityType: 12 }, lengthOf(20 * MB));
    expect([status, body.done]).toEqual([200, false]);
  });

  it('for its type, with the formats that fit', async () => {
    const { status, error } = await send(Buffer.from('%PDF-1.7\n'), { entityType: 12 });
    expect([status, error.code]).toEqual([415, 'file_format']);
    expect(error.message).toBe('Недопустимый формат файла. Подойдут: JPG, JPEG, PNG, HEIC.');
    expect((await send(Buffer.from('GIF89a'), { entityType: 15 })).error.message).toContain('HEIC, PDF.');
    expect((await send(film(), { entityType: 12 })).error.code).toBe('file_format');
  });
});

/** 750 kB that begin as a PNG does: enough to be taken for one. */
function hugePngHead(): Buffer {
  return Buffer.concat([hugePng(100, 100), Buffer.alloc(900_000)]);
}

describe('a hostile file', () => {
  it.each([
    ['a page that calls itself a photo', Buffer.from('<html><script>alert(1)</script>'), 'file_format'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'file_format',
    ],
    ['a GIF that is a script too', Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)'), 'file_format'],
    ['a PNG of 900 megapixels', hugePng(), 'file_pixels'],
    ['a PDF behind a password', pdf(1, { locked: true }), 'file_locked'],
    ['a PDF of a whole book', pdf(21), 'file_pages'],
    ['a PDF that is none', Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), 'file_broken'],
    ['a HEIC that breaks off', heicPhoto.subarray(0, 450), 'file_broken'],
    ['a film that breaks off', film({ bytes: 4_000 }).subarray(0, 3_000), 'file_broken'],
    [
      'a film with a box of 4 GB',
      Buffer.concat([fileType('isom'), Buffer.from('fffffff0', 'hex'), Buffer.from('moov')]),
      'file_broken',
    ],
    [
      'a film with a box of 2⁶³ bytes',
      Buffer.concat([fileType('isom'), longBox('mdat', 2n ** 63n, Buffer.alloc(9))]),
      'file_broken',
    ],
    [
      'a film without a film',
      Buffer.concat([fileType('isom'), box('moov', Buffer.alloc(40))]),
      'file_broken',
    ],
  ])('is refused: %s', async (_, bytes, code) => {
    const upload = uploadOf(bytes, { name: 'photo.jpg' });
    const first = await upload.send(stage.app, anna);
    expect(first.error.code).toBe(code);
    expect(first.status).toBeLessThan(500);
    // Asking again says the same, and nothing of it is kept.
    expect((await upload.send(stage.elsewhere, anna)).error).toMatchObject({
      code,
      message: first.error.message,
    });
    const [row] = await stage.query('select file_id from uploads where id = $1', [upload.uuid]);
    expect(readdirSync(stage.folder, { recursive: true }).join()).not.toContain(row.file_id);
  });

  it('is disarmed when it is a picture with a page behind it', async () => {
    const page = '<html><script>alert(document.domain)</script></html>';
    const { body } = await send(Buffer.concat([await phonePhoto(), Buffer.from(page)]));
    const { bytes, headers } = await get(stage.app, anna, body.url ?? '');
    expect(bytes.toString('latin1')).not.toContain('script');
    expect(headers['content-type']).toBe('image/jpeg');
  });

  it('can not choose its place by its name', async () => {
    const name = '../../../../tmp/evil\u202Egpj.exe';
    const { body } = await send(await phonePhoto(), { name });
    expect(body.file?.name).toBe('evilgpj.exe');
    expect(body.file?.type).toBe('image/jpeg');
    const names = readdirSync(stage.folder, { recursive: true }).map(String);
    expect(names.filter((each) => each.includes('evil'))).toEqual([]);
    expect(names).toContain(join(String(body.file?.id.slice(0, 2)), String(body.file?.id)));
  });

  it('is what its bytes say, not its first slice: the whole is looked at once more', async () => {
    // The first slice comes last, so that nothing is known before.
    const upload = uploadOf(Buffer.concat([Buffer.from('<html>'), randomBytes(900_000)]));
    expect((await upload.send(stage.app, anna, 1)).body.received).toEqual([1]);
    expect((await upload.send(stage.app, anna, 0)).error.code).toBe('file_format');
  });
});

describe('a film of an order', () => {
  it.each([
    [30, 200],
    [30.4, 200],
    [31, 400],
    [3_600, 400],
  ])('of %d seconds answers %d', async (seconds, status) => {
    const { status: answered, error } = await send(film({ seconds }));
    expect(answered).toBe(status);
    if (status === 400) expect(error).toMatchObject({ code: 'video_too_long', data: { count: 30 } });
  });

  it('is no rule for a point or a ticket', async () => {
    for (const entityType of [4, 5] as const)
      expect((await send(film({ seconds: 90, brand: 'qt  ' }), { entityType })).body.file?.type).toBe(
        'video/quicktime',
      );
  });
});

describe('a large picture', () => {
  it('is taken, drawn anew, and read as a thumbnail', async () => {
    const { body } = await uploadOf(await heavyPicture(3)).sendAll(stage.app, anna);
    const thumbnail = await get(stage.app, anna, `${body.url}?size=thumbnail`);
    expect(thumbnail.status).toBe(200);
    expect(thumbnail.bytes.length).toBeLessThan((body.file?.size ?? 0) / 2);
  });
});
