import { anyDocument, isWords, typedDocument, withText } from '@punkt/domain/content-document';
import { describe, expect, it, onTestFinished } from 'vitest';
import { afterFile, pgQuery, testApp } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { fakePages } from '../../../test/pages.ts';
import { poll } from '../../../test/waiting.ts';
import {
  answered,
  begun,
  contentAdmin,
  draftOf,
  faqOf,
  publishDraft,
  save,
  titleIn,
} from './testing/content-admin.ts';

/** Everybody here edits the one site, so each test publishes over what it finds. */
const shared = testApp({ cleanUp: afterFile() });

describe('publishing', () => {
  it('makes one version with who, when and what, in the languages that were written', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const draft = await begun(admin, 'Ответы на вопросы');
    const { body } = await publishDraft(admin, draft);
    expect(body).toMatchObject({
      version: draft.base_version + 1,
      published_by: { id: admin.userId },
      summary: [{ section: 'faq', added: 0, removed: 0, moved: 0, changed: 1 }],
    });
    // The readings are older than the Russian now, so it is shown instead of them.
    for (const language of ['ru', 'ka'] as const)
      await poll(() => titleIn(app, language)).toBe('Ответы на вопросы');
    const next = await begun(admin, 'კითხვები', 'ka');
    await publishDraft(admin, next);
    await poll(() => titleIn(app, 'ka')).toBe('კითხვები');
    expect(await titleIn(app, 'en')).toBe('Ответы на вопросы');
    const { rows } = await pgQuery(
      app.databaseUrl,
      `select action, subject_id from audit_log where actor_id = $1 and action like 'content.%' order by id`,
      [admin.userId],
    );
    expect(rows).toEqual(
      [body.version, body.version + 1].map((id) => ({ action: 'content.published', subject_id: String(id) })),
    );
    const { data } = (await admin.call('GET /api/v2/manage/content/versions', { query: { page_size: 1 } }))
      .body;
    expect(data.map(({ version }) => version)).toEqual([body.version + 1]);
  });

  it('reaches every instance: content, calendar, sitemap, assistant and pages follow the version', async () => {
    const drawn = fakePages();
    const [app, elsewhere] = await twoInstances(onTestFinished);
    const third = await testApp({ databaseUrl: app.databaseUrl, pages: drawn });
    const admin = await contentAdmin(app);
    await third.http.inject({ method: 'GET', url: '/' });
    const draft = await draftOf(admin);
    const sections = anyDocument(draft.document).sections.map((section) => ({
      ...section,
      lists: Object.fromEntries(
        Object.entries(section.lists).map(([list, entries]) => [
          list,
          entries.map((entry) => {
            const title = entry.title;
            return list === 'conferences' && isWords(title)
              ? { ...entry, title: withText(title, 'ru', 'Встреча на всех') }
              : entry;
          }),
        ]),
      ),
    }));
    const saved = await save(admin, typedDocument({ sections }).sections, draft.revision);
    await publishDraft(admin, { revision: saved.body.revision, base_version: draft.base_version });
    for (const each of [app, elsewhere, third])
      await poll(
        async () =>
          (await each.http.inject({ method: 'GET', url: '/api/v4/conferences.ics?language=ru' })).body,
      ).toContain('Встреча на всех');
    await poll(async () => {
      await third.http.inject({ method: 'GET', url: '/' });
      return drawn.rendered.at(-1)?.info.contentVersion;
    }).toBe('2');
  });

  it('over what somebody else published is refused until it is merged, and loses nothing', async () => {
    const app = await shared;
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    const mine = await begun(nina, 'Заголовок Нины');
    const theirs = await begun(oleg, 'Заголовок Олега');
    const both = await save(
      oleg,
      [answered((await draftOf(oleg)).document, '<p>Ответ Олега</p>')],
      theirs.revision,
    );
    await publishDraft(oleg, { ...theirs, revision: both.body.revision });
    const refused = await publishDraft(nina, mine);
    expect([refused.status, refused.error?.data]).toEqual([409, { current_version: mine.base_version + 1 }]);
    const { body: merged } = await nina.call('POST /api/v2/manage/content/merge', {
      body: { revision: mine.revision },
    });
    expect(merged.conflicts).toEqual([
      expect.objectContaining({
        section: 'faq',
        field: 'title',
        language: 'ru',
        mine: 'Заголовок Нины',
        theirs: 'Заголовок Олега',
      }),
    ]);
    expect(merged.published_by?.id).toBe(oleg.userId);
    expect(faqOf(merged.document).lists.standard[0]?.answer.ru).toBe('<p>Ответ Олега</p>');
    const saved = await save(nina, merged.document.sections, mine.revision, merged.base_version);
    const done = await publishDraft(nina, {
      revision: saved.body.revision,
      base_version: merged.base_version,
    });
    expect(done.status).toBe(200);
    await poll(() => titleIn(app)).toBe('Заголовок Нины');
  });

  it('has one winner, and a draft is published once', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const draft = await begun(admin, 'Один раз');
    const tries = await Promise.all([1, 2, 3].map(() => publishDraft(admin, draft)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { revision, base_version } = await draftOf(admin);
    expect((await publishDraft(admin, { revision, base_version })).status).toBe(400);
  });

  it('by the call of the specification is the next Russian; with nothing in it, it is blocked in its words', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const { version, sections } = (await app.call('GET /content/promo-content-sections/v2', { query: {} }))
      .body;
    const changed = sections.map((section) =>
      section.type === 'elock' ? { ...section, title: 'Замки' } : section,
    );
    const path = 'POST /content/admin/promo-content-sections/v2';
    const data = JSON.stringify({ sections: changed });
    const done = await admin.call(path, { body: { data, id: 3, version } });
    expect(done.body).toEqual({ message: 'Успешно', version: version + 1 });
    expect((await admin.call(path, { body: { data: changed, version } })).status).toBe(409);
    for (const nothing of [[], '{}', '{"sections":[]}']) {
      const blocked = await admin.call(path, { body: { data: nothing } });
      expect([blocked.status, blocked.error?.errors?.[0]?.message]).toEqual([
        400,
        'Начальные данные не были получены с сервера, поэтому нельзя опубликовать изменения.',
      ]);
    }
    for (const broken of ['{', '[1]', data.replace('Замки', '\\u0000'), `${'['.repeat(100_000)}`])
      expect((await admin.call(path, { body: { data: broken } })).status).toBe(400);
  });
});

describe('an earlier version', () => {
  it('is read, compared, and restored as a draft', async () => {
    const app = await shared;
    const admin = await contentAdmin(app);
    const draft = await begun(admin, 'Новее');
    const version = (await publishDraft(admin, draft)).body.version;
    const query = { from: version - 1, to: version };
    const { changes } = (await admin.call('GET /api/v2/manage/content/difference', { query })).body;
    expect(changes).toEqual([
      expect.objectContaining({ kind: 'changed', field: 'title', language: 'ru', after: 'Новее' }),
    ]);
    const { revision } = await draftOf(admin);
    const restored = await admin.call('POST /api/v2/manage/content/versions/:version/restore', {
      params: { version: version - 1 },
      body: { revision },
    });
    expect(restored.body).toMatchObject({ base_version: version, published_version: version });
    expect(faqOf(restored.body.document).fields.title.ru).toBe(changes[0]?.before);
    const own = (await admin.call('GET /api/v2/manage/content/difference', { query: {} })).body;
    expect(own.changes).toEqual([expect.objectContaining({ before: 'Новее', after: changes[0]?.before })]);
    const missing = await admin.call('GET /api/v2/manage/content/versions/:version', {
      params: { version: 9999 },
    });
    expect(missing.status).toBe(404);
  });
});
