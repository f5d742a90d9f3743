import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, testApp } from '../../../test/harness.ts';
import { fakePages } from '../../../test/pages.ts';
import { advance, begun, contentAdmin } from './testing/content-admin.ts';

const cleanUp = afterFile();
const pages = fakePages();
const shared = testApp({ cleanUp, pages });

describe('a preview', () => {
  it('shows the draft on the real pages to whoever has the link, and to nobody else', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const { revision } = await begun(admin, 'Только в предпросмотре');
    const { token, links } = (await admin.call('POST /api/v2/manage/content/preview', { body: { revision } }))
      .body;
    expect(links.main).toMatch(new RegExp(`^https?://.*/\\?preview=${token}$`));
    const get = (url: string) => app.http.inject({ method: 'GET', url });
    const drawnTitle = () => pages.rendered.at(-1)?.info.content?.[0]?.title;
    await get('/');
    expect(drawnTitle()).not.toBe('Только в предпросмотре');
    const shown = await get(`/?preview=${token}`);
    expect(shown.statusCode).toBe(200);
    expect(drawnTitle()).toBe('Только в предпросмотре');
    expect(pages.rendered.at(-1)?.info.preview).toBe(token);
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(shown.headers.etag).toBeUndefined();
    expect(shown.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-.*frame-ancestors 'self'/,
    );
    // Every other page of the site, and what islands fetch.
    await get(`/signboard?preview=${token}`);
    expect([pages.rendered.at(-1)?.path, drawnTitle()]).toEqual(['/signboard', 'Только в предпросмотре']);
    const query = { preview: token, language: 'ru' as const };
    const whole = await app.call('GET /content/promo-content-sections/v2', { query });
    expect([whole.body.sections[0]?.title, whole.headers['cache-control']]).toEqual([
      'Только в предпросмотре',
      'no-store',
    ]);
    // A page that is not there leads to the front door of the preview.
    const moved = await app.http.inject({ method: 'GET', url: `/astray?preview=${token}` });
    expect([moved.statusCode, moved.headers.location]).toEqual([302, `/?preview=${token}`]);
    // What others see was drawn before, and is drawn no more.
    const drawings = pages.rendered.length;
    const usual = await get('/');
    expect(usual.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect([pages.rendered.length, usual.headers['cache-control']]).toEqual([drawings, 'no-cache']);
    const { rows } = await pgQuery(app.databaseUrl, 'select token from content_previews');
    expect(rows.map((row) => String(row.token))).not.toContain(token);
  });

  it('keeps what it shows when the draft goes on, and cleans what lies in the database', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const { revision } = await begun(admin, 'Снимок');
    const { token } = (await admin.call('POST /api/v2/manage/content/preview', { body: { revision } })).body;
    await begun(admin, 'Дальше');
    await pgQuery(
      app.databaseUrl,
      `update content_previews set document = jsonb_set(document, '{sections,0,lists,standard,0,answer,ru}',
        '"<p>Ответ<script>alert(1)</script></p>"') where user_id = $1`,
      [admin.userId],
    );
    const { body } = await app.call('GET /content/promo-content-sections/v2', { query: { preview: token } });
    const [faq] = body.sections;
    if (faq?.type !== 'faq') throw new Error('no questions');
    expect([faq.title, faq.content.standard[0]?.answer]).toEqual(['Снимок', '<p>Ответ</p>']);
  });

  it('is one of sixty that a person has open, and once their hour is over there is room again', async () => {
    const app = await testApp({ pages: fakePages() });
    const [busy, calm] = [await contentAdmin(app), await contentAdmin(app)];
    const open = async (admin: typeof busy) =>
      (await admin.call('POST /api/v2/manage/content/preview', { body: { version: 1 } })).status;
    for (let count = 0; count < 60; count += 1) expect(await open(busy)).toBe(200);
    expect([await open(busy), await open(calm)]).toEqual([429, 200]);
    await pgQuery(app.databaseUrl, "update content_previews set expires = expires - interval '1 hour'");
    expect(await open(busy)).toBe(200);
  });

  it('dies after an hour, and says so', async () => {
    const app = await testApp({ pages: fakePages() });
    const admin = await contentAdmin(app);
    const { token } = (await admin.call('POST /api/v2/manage/content/preview', { body: { version: 1 } }))
      .body;
    const get = (url: string) => app.http.inject({ method: 'GET', url });
    expect((await get(`/?preview=${token}`)).statusCode).toBe(200);
    await advance(app, 3601);
    const dead = await get(`/?preview=${token}`);
    expect([dead.statusCode, dead.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(dead.body).toContain('Ссылка на предпросмотр больше не действует');
    const fetched = await app.call('GET /content/promo-content-sections/v2', { query: { preview: token } });
    expect([fetched.status, fetched.error.code]).toEqual([410, 'preview_expired']);
    for (const guess of ['', 'x', 'a'.repeat(43), `${token}x`])
      expect((await get(`/?preview=${guess}`)).statusCode).toBe(410);
  });
});
