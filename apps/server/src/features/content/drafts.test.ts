import type { ContentDocument, Words } from '@punkt/domain/content-document';
import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, testApp } from '../../../test/harness.ts';
import {
  type Admin,
  answered,
  begun,
  contentAdmin,
  draftOf,
  faqOf,
  publishDraft,
  save,
  titled,
  titleIn,
} from './testing/content-admin.ts';

const shared = testApp({ cleanUp: afterFile() });

describe('a draft', () => {
  it('begins as what is published, is saved by sections, and is seen by nobody else', async () => {
    const app = await shared;
    const [admin, other] = [await contentAdmin(app), await contentAdmin(app)];
    const first = await draftOf(admin);
    expect(first).toMatchObject({ revision: 0, saved: null, problems: [] });
    expect(first.base_version).toBe(first.published_version);
    const before = await titleIn(app);
    const { revision } = await begun(admin, 'Черновой заголовок');
    const second = await draftOf(admin);
    expect(second.revision).toBe(revision);
    expect(faqOf(second.document).fields.title).toMatchObject({
      ru: 'Черновой заголовок',
      stale: ['ka', 'en'],
    });
    expect(second.document.sections.slice(1)).toEqual(first.document.sections.slice(1));
    expect(second.warnings.map(({ path }) => path)).toContain('faq.title.ka');
    expect(faqOf((await draftOf(other)).document).fields.title.ru).toBe(before);
    expect(await titleIn(app)).toBe(before);
  });

  it('saved elsewhere meanwhile is not written over', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const { revision, document } = await begun(admin, 'Первое окно');
    expect((await save(admin, [titled(document, 'ru', 'Второе окно')], revision)).status).toBe(200);
    const late = await save(admin, [titled(document, 'ru', 'Первое окно ещё раз')], revision);
    expect([late.status, late.error?.data]).toEqual([409, { current_revision: revision + 1 }]);
    expect(faqOf((await draftOf(admin)).document).fields.title.ru).toBe('Второе окно');
  });

  it('of two first savings at once one wins', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const { document } = await draftOf(admin);
    const tries = await Promise.all(
      ['а', 'б', 'в'].map((text) => save(admin, [titled(document, 'ru', text)], 0)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('keeps what is not well yet, says what is wrong at its field, and is not published', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const { revision, base_version } = await begun(admin, '');
    expect((await draftOf(admin)).problems).toEqual([
      { path: 'faq.title.ru', message: 'validation.required' },
    ]);
    const refused = await publishDraft(admin, { revision, base_version });
    expect([refused.status, refused.error?.errors?.[0]?.path]).toEqual([400, 'faq.title.ru']);
  });

  it('is cleaned on its way in', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const { document, revision } = await draftOf(admin);
    const hostile = '<p onclick="x()">Ответ<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    await save(admin, [answered(document, hostile)], revision);
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select document::text from content_drafts where user_id = $1',
      [admin.userId],
    );
    expect(rows[0].document).not.toMatch(/onclick|<script|onerror/);
    expect(faqOf((await draftOf(admin)).document).lists.standard[0]?.answer.ru).toBe('<p>Ответ</p>');
  });

  it('thrown away is gone, and its revision never comes back', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const { revision } = await begun(admin, 'Лишнее');
    const body = { revision };
    const after = (await admin.call('POST /api/v2/manage/content/draft/discard', { body })).body;
    expect(after).toMatchObject({ saved: null, revision: revision + 1 });
    expect(faqOf(after.document).fields.title.ru).not.toBe('Лишнее');
  });

  it('of 300 questions in three languages is saved and published', async () => {
    const app = await testApp();
    const admin = await contentAdmin(app);
    const { document, base_version } = await draftOf(admin);
    const section = faqOf(document);
    const [first] = section.lists.standard;
    if (!first) throw new Error('no question');
    const long = (text: string): Words => ({ ru: text, ka: text, en: text, stale: [] });
    const standard = Array.from({ length: 300 }, (_, place) => ({
      ...first,
      id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      question: long(`Вопрос ${place}`),
      answer: long(`<p>${'ответ '.repeat(80)}</p>`),
    }));
    const saved = await save(admin, [{ ...section, lists: { ...section.lists, standard } }], 0);
    expect(saved.status).toBe(200);
    const { revision } = saved.body;
    expect((await publishDraft(admin, { revision, base_version })).status).toBe(200);
  });
});

describe('a picture', () => {
  /** One red pixel. */
  const PIXEL =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

  const upload = async (admin: Admin) =>
    (
      await admin.call('POST /api/v4/profile/upload', {
        body: { entityType: 'user', totalSize: PIXEL.length, content: PIXEL, requestFromPromo: true },
      })
    ).body.imageUrl;

  const withLogo = (document: ContentDocument, logo: string) =>
    document.sections.flatMap((section) => {
      if (section.type !== 'contractors') return [];
      const [first, ...rest] = section.lists.signboardData;
      if (!first) throw new Error('no contractor');
      return [{ ...section, lists: { ...section.lists, signboardData: [{ ...first, logo }, ...rest] } }];
    });

  it('that a content admin uploads is everybody’s once a draft names it', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const draft = await draftOf(admin);
    const uploaded = await upload(admin);
    expect((await app.http.inject({ method: 'GET', url: uploaded })).statusCode).toBe(401);
    const saved = await save(admin, withLogo(draft.document, uploaded), draft.revision);
    expect(saved.status).toBe(200);
    const section = (await draftOf(admin)).document.sections.find(({ type }) => type === 'contractors');
    const logo = section?.type === 'contractors' ? section.lists.signboardData[0]?.logo : undefined;
    expect(logo).toMatch(/^\/api\/v4\/content\/pictures\//);
    const picture = await app.http.inject({ method: 'GET', url: logo ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    // The same upload again, from a window that still has its first address.
    const again = await save(admin, withLogo(draft.document, uploaded), saved.body.revision);
    expect(again.status).toBe(200);
  });

  it('of somebody else is nobody’s to publish', async () => {
    const app = await shared;
    const [admin, other] = [await contentAdmin(app), await contentAdmin(app)];
    const { document, revision } = await draftOf(admin);
    const stolen = await save(admin, withLogo(document, await upload(other)), revision);
    expect(stolen.status).toBe(404);
  });
});
