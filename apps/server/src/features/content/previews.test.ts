import { withText } from '@punkt/domain/content-document';
import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { fakePages } from '../../../test/pages.ts';
import { poll } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createAuthAdmin } from '../auth/admin.ts';
import { type Admin, begun, contentAdmin, publishDraft } from './testing/content-admin.ts';

const cleanUp = afterFile();
const pages = fakePages();
const shared = testApp({ cleanUp, pages });

const titleOf = async (app: TestApp) =>
  (await app.call('GET /content/promo-content-sections/v2', { query: {} })).body.sections[0]?.title;
const advance = (app: TestApp, seconds: number) =>
  app.call('POST /api/v4/sandbox/clock', { body: { advance_seconds: seconds } });
const inSeconds = (app: TestApp, seconds: number) =>
  new Date(app.clock.now().getTime() + seconds * 1000).toISOString();

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

describe('a planned publication', () => {
  const plan = (admin: Admin, draft: { revision: number; base_version: number }, at: string) =>
    admin.call('POST /api/v2/manage/content/schedule', {
      body: { revision: draft.revision, base_version: draft.base_version, at },
    });
  const planned = async (admin: Admin) =>
    (await admin.call('GET /api/v2/manage/content/schedule', {})).body.data;

  it('comes at its time, as it was planned, together with what was published meanwhile', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    const draft = await begun(nina, 'Завтра');
    const at = inSeconds(app, 86_400);
    const { body } = await plan(nina, draft, at);
    expect(body).toMatchObject({ at, state: 'planned', summary: [{ section: 'faq', changed: 1 }] });
    // The draft goes on; the plan stays as it was.
    await begun(nina, 'Другое');
    const document = (await oleg.call('GET /api/v2/manage/content/draft', {})).body.document;
    const sections = document.sections.flatMap((section) =>
      section.type === 'elock'
        ? [
            {
              ...section,
              fields: { ...section.fields, title: withText(section.fields.title, 'ru', 'Замок') },
            },
          ]
        : [],
    );
    const saved = await oleg.call('POST /api/v2/manage/content/draft', { body: { revision: 0, sections } });
    const own = { revision: saved.body.revision, base_version: 1 };
    expect((await publishDraft(oleg, own)).status).toBe(200);
    await advance(app, 86_460);
    await nina.signInAgain();
    await poll(() => titleOf(app)).toBe('Завтра');
    expect(await planned(nina)).toEqual([
      expect.objectContaining({ id: body.id, state: 'published', version: 3 }),
    ]);
    const { sections: shown } = (await app.call('GET /content/promo-content-sections/v2', { query: {} }))
      .body;
    expect(shown.find(({ type }) => type === 'elock')?.title).toBe('Замок');
  });

  it('that meets another change of the same text waits for a person', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    await plan(nina, await begun(nina, 'План Нины'), inSeconds(app, 3600));
    const other = await begun(oleg, 'Раньше плана');
    await publishDraft(oleg, other);
    await advance(app, 3660);
    await nina.signInAgain();
    await poll(async () => (await planned(nina))[0]?.state).toBe('conflict');
    expect(await titleOf(app)).toBe('Раньше плана');
  });

  it('is cancelled once, and by whoever edits the site', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    const { body } = await plan(nina, await begun(nina, 'Никогда'), inSeconds(app, 3600));
    const cancel = () => oleg.call('POST /api/v2/manage/content/schedule/cancel', { body: { id: body.id } });
    expect((await cancel()).body.state).toBe('cancelled');
    expect((await cancel()).status).toBe(409);
    await advance(app, 3660);
    const { rows } = await pgQuery(
      app.databaseUrl,
      `select 1 from graphile_worker.jobs where key like 'content.%'`,
    );
    expect(rows).toEqual([]);
    expect(await titleOf(app)).not.toBe('Никогда');
  });

  it('of somebody who is no content admin any more does not come', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    await plan(nina, await begun(nina, 'Уволенный'), inSeconds(app, 3600));
    await transaction(app.db, (tx) => createAuthAdmin(app.clock).revokeRole(tx, nina.userId, 'contentAdmin'));
    await advance(app, 3660);
    await oleg.signInAgain();
    await poll(async () => (await planned(oleg))[0]?.state).toBe('cancelled');
    expect(await titleOf(app)).not.toBe('Уволенный');
  });

  it('is refused in the past, too far ahead, and over what somebody published meanwhile', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    const draft = await begun(nina, 'Когда-нибудь');
    for (const seconds of [-1, 400 * 86_400])
      expect((await plan(nina, draft, inSeconds(app, seconds))).status).toBe(400);
    await publishDraft(oleg, await begun(oleg, 'Сейчас'));
    const late = await plan(nina, draft, inSeconds(app, 3600));
    expect([late.status, late.error.data]).toEqual([409, { current_version: 2 }]);
  });
});
