import { type ContentDocument, withText } from '@punkt/domain/content-document';
import { describe, expect, it } from 'vitest';
import { pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { openStream } from '../../../test/live.ts';
import { poll } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createAuthAdmin } from '../auth/admin.ts';
import {
  type Admin,
  advance,
  begun,
  contentAdmin,
  draftOf,
  faqOf,
  publishDraft,
  save,
  titled,
  titleIn as titleOf,
} from './testing/content-admin.ts';

const inSeconds = (app: TestApp, seconds: number) =>
  new Date(app.clock.now().getTime() + seconds * 1000).toISOString();

/** The conferences with one more, at an instant of its own. */
function withConference(document: ContentDocument, id: string) {
  const section = document.sections.find(({ type }) => type === 'conferences');
  if (section?.type !== 'conferences') throw new Error('no conferences');
  const [first] = section.lists.conferences;
  if (!first) throw new Error('no conference');
  const more = {
    ...first,
    id: `${id}-0000-4000-8000-000000000000`,
    startDate: '2030-01-02T09:00:00.000Z',
    endDate: '2030-01-02T10:00:00.000Z',
  };
  return { ...section, lists: { conferences: [...section.lists.conferences, more] } };
}

describe('a planned publication', () => {
  const plan = (admin: Admin, draft: { revision: number; base_version: number }, at: string) =>
    admin.call('POST /api/v2/manage/content/schedule', {
      body: { revision: draft.revision, base_version: draft.base_version, at },
    });
  const planned = async (admin: Admin) =>
    (await admin.call('GET /api/v2/manage/content/schedule', {})).body.data;
  const noticesOf = async (admin: Admin) =>
    (await admin.call('GET /api/v4/notifications', { query: {} })).body.data.map(({ kind, link }) => [
      kind,
      link,
    ]);

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

  it('takes the draft it was made of along, and leaves one that went on', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    await plan(nina, await begun(nina, 'Завтра'), inSeconds(app, 86_400));
    const theirs = await draftOf(oleg);
    const conference = await save(oleg, [withConference(theirs.document, 'c'.repeat(8))], theirs.revision);
    await plan(oleg, { ...theirs, revision: conference.body.revision }, inSeconds(app, 86_500));
    await save(oleg, [titled(theirs.document, 'ru', 'Послезавтра')], conference.body.revision);
    await advance(app, 86_560);
    await nina.signInAgain();
    await oleg.signInAgain();
    await poll(async () => (await planned(nina)).map(({ state }) => state)).toEqual([
      'published',
      'published',
    ]);
    expect(await draftOf(nina)).toMatchObject({ saved: null, base_version: 3 });
    const left = await draftOf(oleg);
    expect([left.saved === null, faqOf(left.document).fields.title.ru]).toEqual([false, 'Послезавтра']);
  });

  it('that meets another change of the same text waits for a person', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    await plan(nina, await begun(nina, 'План Нины'), inSeconds(app, 3600));
    const other = await begun(oleg, 'Раньше плана');
    await publishDraft(oleg, other);
    await advance(app, 3660);
    await nina.signInAgain();
    await poll(async () => (await planned(nina))[0]).toMatchObject({ state: 'conflict', reason: 'conflict' });
    expect(await titleOf(app)).toBe('Раньше плана');
    expect(await noticesOf(nina)).toEqual([['publicationConflict', '/manage/content?view=publish']]);
    await oleg.signInAgain();
    expect(await noticesOf(oleg)).toEqual([]);
  });

  it('that breaks a rule together with what others published says so to its planner', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    const [mine, theirs] = [await draftOf(nina), await draftOf(oleg)];
    const own = await save(nina, [withConference(mine.document, 'a'.repeat(8))], mine.revision);
    await plan(nina, { ...mine, revision: own.body.revision }, inSeconds(app, 3600));
    // Two conferences at one start: neither is wrong by itself.
    const other = await save(oleg, [withConference(theirs.document, 'b'.repeat(8))], theirs.revision);
    expect((await publishDraft(oleg, { ...theirs, revision: other.body.revision })).status).toBe(200);
    await advance(app, 3660);
    await nina.signInAgain();
    await poll(async () => (await planned(nina))[0]).toMatchObject({ state: 'conflict', reason: 'problems' });
    expect(await noticesOf(nina)).toEqual([['publicationRefused', '/manage/content?view=publish']]);
  });

  it('that did not come out is taken into the draft, over the version it was planned on', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    const { body } = await plan(nina, await begun(nina, 'Из плана'), inSeconds(app, 3600));
    await publishDraft(oleg, await begun(oleg, 'Раньше плана'));
    const { revision } = await begun(nina, 'Черновик ушёл дальше');
    const take = (id: string, at: number) =>
      nina.call('POST /api/v2/manage/content/schedule/take', { body: { id, revision: at } });
    expect((await take(body.id, revision + 1)).status).toBe(409);
    const { body: taken } = await take(body.id, revision);
    expect(taken).toMatchObject({ base_version: 1, published_version: 2, revision: revision + 1 });
    expect(faqOf(taken.document).fields.title.ru).toBe('Из плана');
    expect((await publishDraft(nina, taken)).status).toBe(409);
  });

  it('is announced to other editors, as a version is', async () => {
    const app = await testApp();
    const [nina, oleg] = [await contentAdmin(app), await contentAdmin(app)];
    const stream = await openStream(app, oleg.token());
    const { body } = await plan(nina, await begun(nina, 'Скоро'), inSeconds(app, 3600));
    await publishDraft(nina, await begun(nina, 'Сразу'));
    await poll(() =>
      stream.events.filter(({ topic }) => topic === 'content').map(({ data }) => data),
    ).toEqual([{ plan: body.id }, { version: 2 }]);
    stream.leave();
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
    await poll(async () => (await planned(oleg))[0]).toMatchObject({ state: 'cancelled', reason: 'role' });
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
