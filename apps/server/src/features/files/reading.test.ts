import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { film } from '../../platform/files/testing/films.ts';
import { phonePhoto } from '../../platform/files/testing/pictures.ts';
import { get, type Person, type Stage, setStage, uploadOf } from './testing/stage.ts';

const cleanUp = afterFile();
let stage: Stage;
let anna: Person;
let photo: string;
let video: string;
const filmBytes = film({ bytes: 5_000 });

beforeAll(async () => {
  stage = await setStage(cleanUp);
  anna = await stage.person();
  const passport = uploadOf(await phonePhoto(1000, 800), { entityType: 12, name: 'паспорт "1".heic' });
  photo = (await passport.send(stage.app, anna)).body.url ?? '';
  video = (await uploadOf(filmBytes, { name: 'вход.mov' }).send(stage.app, anna)).body.url ?? '';
});

const audited = (person: Person) =>
  stage.query(
    'select action, subject_id, owner_id, data, request_id from audit_log where actor_id = $1 and action = $2',
    [person.userId, 'file.read'],
  );

describe('a file', () => {
  it('is read by its owner, with nothing for a browser to run or a cache to keep', async () => {
    const { status, headers } = await get(stage.app, anna, photo);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-disposition']).toBe(
      `inline; filename="_______ 1.jpg"; filename*=UTF-8''${encodeURIComponent('паспорт 1.jpg')}`,
    );
  });

  it('is saved, not shown, when it is a film', async () => {
    const { headers } = await get(stage.app, anna, video);
    expect(headers['content-type']).toBe('video/mp4');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="____\.mp4"/);
  });

  it('has a thumbnail when it is a picture', async () => {
    const [full, small] = [
      await get(stage.app, anna, photo),
      await get(stage.app, anna, `${photo}?size=thumbnail`),
    ];
    expect(small.status).toBe(200);
    expect(small.bytes.length).toBeLessThan(full.bytes.length);
    expect((await get(stage.app, anna, `${video}?size=thumbnail`)).status).toBe(404);
    expect((await get(stage.app, anna, `${photo}?size=huge`)).status).toBe(400);
  });

  it('does not exist for others, nor without a session', async () => {
    const boris = await stage.person();
    const admin = await stage.person('contentAdmin');
    const id = photo.split('/').at(-1);
    for (const who of [boris, admin])
      for (const url of [photo, `${photo}?size=thumbnail`, `/api/v4/files/${id}`, video])
        expect((await get(stage.app, who, url)).status).toBe(404);
    expect((await get(stage.app, anna, `/api/v4/files/${randomUUID()}`)).status).toBe(404);
    expect((await stage.app.http.inject({ url: photo })).statusCode).toBe(401);
    expect(await audited(admin)).toEqual([]);
  });

  it('is read by staff, and each time they leave a trace', async () => {
    const operator = await stage.person('operator');
    const { status, headers } = await get(stage.app, operator, photo);
    expect(status).toBe(200);
    await get(stage.app, operator, `${photo}?size=thumbnail`);
    const rows = await audited(operator);
    expect(rows).toMatchObject([
      { subject_id: photo.split('/').at(-1), owner_id: anna.userId, request_id: headers['x-request-id'] },
      { data: { entity_type: 12, variant: 'thumbnail' } },
    ]);
    expect(await audited(anna)).toEqual([]);
  });
});

describe('a piece of a film', () => {
  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=5000-', 5_000, filmBytes.length],
    ['bytes=-50', filmBytes.length - 50, filmBytes.length],
  ])('%s', async (range, start, end) => {
    const { status, headers, bytes } = await get(stage.app, anna, video, { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end - 1}/${filmBytes.length}`);
    expect(headers['content-length']).toBe(String(end - start));
    expect(bytes.equals(filmBytes.subarray(start, end))).toBe(true);
  });

  it('outside of it is refused, and a strange one ignored', async () => {
    expect((await get(stage.app, anna, video, { range: 'bytes=99999-' })).status).toBe(416);
    const whole = await get(stage.app, anna, video, { range: 'bytes=0-1,5-6' });
    expect([whole.status, whole.bytes.length]).toEqual([200, filmBytes.length]);
  });
});

describe('the player of a film', () => {
  const id = () => video.split('/').at(-1) ?? '';
  const ticketOf = (person: Person, of = id()) =>
    stage.app.http.inject({
      method: 'POST',
      url: `/api/v4/films/${of}/ticket`,
      headers: { authorization: `Bearer ${person.token}` },
    });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const play = (cookie: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    stage.app.http.inject({ method, url: `/api/v4/films/${id()}`, headers: { cookie, ...headers } });

  it('gets a ticket as a cookie that no script, other site or other address sees', async () => {
    const answer = await ticketOf(anna);
    expect(answer.json()).toEqual({ url: `/api/v4/films/${id()}`, seconds: 600 });
    expect(answer.headers['set-cookie']).toMatch(
      new RegExp(
        `^punkt-film=[\\w-]{40,}; Path=/api/v4/films/${id()}; Max-Age=600; HttpOnly; SameSite=Strict$`,
      ),
    );
  });

  it('reads pieces, the whole, and only the head, without a token', async () => {
    const cookie = cookieOf(await ticketOf(anna));
    const piece = await play(cookie, { range: 'bytes=100-199' });
    expect([piece.statusCode, piece.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${filmBytes.length}`,
    ]);
    expect(piece.rawPayload.equals(filmBytes.subarray(100, 200))).toBe(true);
    expect(piece.headers['content-disposition']).toMatch(/^inline/);
    const whole = await play(cookie);
    expect([whole.statusCode, whole.rawPayload.equals(filmBytes)]).toEqual([200, true]);
    const head = await play(cookie, { range: 'bytes=0-9' }, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([206, '10', 0]);
    const outside = await play(cookie, { range: 'bytes=99999-' });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([
      416,
      `bytes */${filmBytes.length}`,
    ]);
  });

  it('gets the rest only of the file whose beginning it has', async () => {
    const cookie = cookieOf(await ticketOf(anna));
    const { etag } = (await play(cookie)).headers;
    const range = 'bytes=10-';
    expect((await play(cookie, { range, 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await play(cookie, { range, 'if-range': '"another"' })).statusCode).toBe(200);
  });

  it('opens nothing without a ticket, with one of another film, or with an old one', async () => {
    const boris = await stage.person();
    const other = (await uploadOf(film({ bytes: 900 })).send(stage.app, boris)).body.file?.id ?? '';
    const foreign = cookieOf(await ticketOf(boris, other));
    expect((await play('')).statusCode).toBe(401);
    expect((await play(foreign)).statusCode).toBe(401);
    expect((await ticketOf(boris)).statusCode).toBe(404);
    expect((await ticketOf(anna, photo.split('/').at(-1))).statusCode).toBe(404);

    const cookie = cookieOf(await ticketOf(anna));
    stage.app.clock.set(601);
    const late = await play(cookie);
    stage.app.clock.set(0);
    expect(late.statusCode).toBe(401);
  });

  it('is followed to the staff once a ticket, and loses the film with the role', async () => {
    const operator = await stage.person('operator');
    const cookie = cookieOf(await ticketOf(operator));
    await play(cookie, { range: 'bytes=0-9' });
    expect((await play(cookie, { range: 'bytes=10-19' })).statusCode).toBe(206);
    expect(await audited(operator)).toMatchObject([{ subject_id: id(), data: { variant: 'film' } }]);
    await stage.query('delete from staff_roles where user_id = $1', [operator.userId]);
    expect((await play(cookie)).statusCode).toBe(404);
    await stage.query('update sessions set ended = now() where user_id = $1', [operator.userId]);
    expect((await play(cookie)).statusCode).toBe(401);
  });
});
