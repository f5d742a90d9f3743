import type { CallOutput } from '@punkt/contract/contract';
import type { ContentSection } from '@punkt/domain/content';
import { reading } from '@punkt/domain/content-reading';
import { LANGUAGES, type Language } from '@punkt/locales/language';
import { describe, expect, it, onTestFinished } from 'vitest';
import { afterFile, PRODUCTION, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { fakePages } from '../../../test/pages.ts';
import { poll } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { firstContent } from './first/first-content.ts';
import { publish } from './publishing.ts';
import { firstDocument } from './translations.ts';

/** For tests that publish nothing. */
const shared = testApp({ cleanUp: afterFile() });
const PATH = '/content/promo-content-sections/v2';
type Whole = CallOutput<'GET /content/promo-content-sections/v2'>;

const read = async (app: TestApp): Promise<Whole> => (await app.call(`GET ${PATH}`, { query: {} })).body;
const publishOver = (app: TestApp, baseVersion: number, sections: unknown) =>
  transaction(app.db, (tx) => publish(tx, app.clock, { sections, baseVersion, publishedBy: null }));

/** What comes with the product, for readers of a language. */
const firstIn = (published: string, language: Language) =>
  reading(firstDocument(new Date(published)), language);

/** The first content with another first answer. */
function withAnswer(answer: string): ContentSection[] {
  return firstContent(new Date(), 'ru').map((section) => {
    if (section.type !== 'faq') return section;
    const [first, ...rest] = section.content.standard;
    if (!first) throw new Error('no question to change');
    return { ...section, content: { ...section.content, standard: [{ ...first, answer }, ...rest] } };
  });
}

const answerIn = (sections: readonly ContentSection[]) =>
  sections.flatMap((section) => (section.type === 'faq' ? section.content.standard : []))[0]?.answer;

describe('the published content', () => {
  it('is there from the first start, once', async () => {
    const app = await testApp();
    const again = await testApp({ databaseUrl: app.databaseUrl });
    const whole = await read(app);
    expect(whole.version).toBe(1);
    expect(whole.sections.map(({ type }) => type)).toEqual([
      'faq',
      'conferences',
      'sortingCenters',
      'contractors',
      'elock',
      'programme',
    ]);
    expect(await read(again)).toEqual(whole);
    const { rows } = await pgQuery(app.databaseUrl, 'select version, published_by from content_versions');
    expect(rows).toEqual([{ version: 1, published_by: null }]);
  });

  it('gets the kind of section that a release brings, and keeps what was written', async () => {
    const app = await testApp();
    const older = JSON.stringify(withAnswer('<p>Так написал редактор.</p>').slice(0, 5));
    const insert = 'insert into content_versions (version, published, sections) values (2, now(), $1)';
    await pgQuery(app.databaseUrl, insert, [older]);
    const next = await testApp({ databaseUrl: app.databaseUrl });
    const whole = await read(next);
    expect(whole.version).toBe(3);
    expect(whole.sections.map(({ type }) => type)).toContain('programme');
    expect(answerIn(whole.sections)).toBe('<p>Так написал редактор.</p>');
  });

  it('is there in production too', async () => {
    const app = await testApp({ environment: PRODUCTION });
    expect((await read(app)).sections).toHaveLength(6);
  });

  it('answers by ids as the specification has it: the third block is a JSON text with the sections', async () => {
    const app = await shared;
    const whole = await read(app);
    const ask = async (ids?: Array<number | string>) =>
      (await app.call(`POST ${PATH}`, { body: { ...(ids && { ids }) } })).body.data;
    const all = await ask();
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(JSON.parse(all[2]?.data ?? '')).toEqual({ sections: whole.sections });
    expect(JSON.parse(all[0]?.data ?? '')).toEqual({ version: 1, published: whole.published });
    expect(JSON.parse(all[1]?.data ?? '').figures).toMatchObject({ pickupPoints: 72_000 });
    expect((await ask(['3', 1, 3, 999])).map(({ id }) => id)).toEqual([3, 1]);
    expect(await ask([999])).toEqual([]);
  });

  it('is read in the language asked for, by both calls; without one it is Russian', async () => {
    const app = await shared;
    const { published } = await read(app);
    for (const language of LANGUAGES) {
      const whole = (await app.call(`GET ${PATH}`, { query: { language } })).body;
      expect(whole).toEqual({ version: 1, published, sections: firstIn(published, language) });
      const { data } = (await app.call(`POST ${PATH}`, { body: { ids: [3], language } })).body;
      expect(JSON.parse(data[0]?.data ?? '')).toEqual({ sections: whole.sections });
    }
  });

  it('is known by another mark in each language', async () => {
    const app = await shared;
    const urls = [PATH, ...LANGUAGES.map((language) => `${PATH}?language=${language}`)];
    const asked = await Promise.all(urls.map((url) => app.http.inject({ method: 'GET', url })));
    const etags = asked.map(({ headers }) => String(headers.etag));
    expect(new Set(etags).size).toBe(urls.length);
    for (const [place, url] of urls.entries()) {
      const know = (etag: string | undefined) =>
        app.http.inject({ method: 'GET', url, headers: { 'if-none-match': etag } });
      expect((await know(etags[place])).statusCode).toBe(304);
      expect((await know(etags[(place + 1) % urls.length])).statusCode).toBe(200);
    }
  });

  it('refuses a language that is not spoken here', async () => {
    const app = await shared;
    const { statusCode } = await app.http.inject({ method: 'GET', url: `${PATH}?language=de` });
    expect(statusCode).toBe(400);
  });

  it('travels compressed where that is welcome, and not at all where it is known', async () => {
    const app = await shared;
    const plain = await app.http.inject({ method: 'GET', url: PATH });
    const packed = await app.http.inject({
      method: 'GET',
      url: PATH,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const etag = String(plain.headers.etag);
    const known = await app.http.inject({ method: 'GET', url: PATH, headers: { 'if-none-match': etag } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it.each([
    ['{"ids":"1"}'],
    ['{"ids":[{"toString":1,"valueOf":1}]}'],
    ['{"ids":[-1]}'],
    ['{"ids":[1.5]}'],
    ['{"ids":[null]}'],
    [`{"ids":[${Array.from({ length: 21 }, () => 1)}]}`],
    ['{"ids":["<script>"]}'],
  ])('refuses %s', async (payload) => {
    const app = await shared;
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await app.http.inject({ method: 'POST', url: PATH, headers, payload });
    expect(statusCode).toBe(400);
  });
});

describe('publishing', () => {
  it('is seen by every instance, and renews the pages', async () => {
    const [app, elsewhere] = await twoInstances(onTestFinished);
    const pages = fakePages();
    const third = await testApp({ databaseUrl: app.databaseUrl, pages });
    const drawn = () => pages.rendered.map(({ info }) => info.contentVersion);
    await third.http.inject({ method: 'GET', url: '/' });
    await third.http.inject({ method: 'GET', url: '/' });
    expect(drawn()).toEqual(['1']);
    // All of them remember the first version before the second is there.
    for (const each of [app, elsewhere, third]) expect((await read(each)).version).toBe(1);
    await publishOver(app, 1, withAnswer('<p>Новый ответ</p>'));
    for (const each of [app, elsewhere, third]) {
      await poll(async () => (await read(each)).version).toBe(2);
      expect(answerIn((await read(each)).sections)).toBe('<p>Новый ответ</p>');
    }
    await third.http.inject({ method: 'GET', url: '/' });
    expect(drawn()).toEqual(['1', '2']);
  });

  it('is heard of by an instance that lost its connection meanwhile', async () => {
    const pages = fakePages();
    const app = await testApp({ pages });
    expect((await read(app)).version).toBe(1);
    await pgQuery(
      app.databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'punkt listener' and datname = current_database()`,
    );
    await publishOver(app, 1, withAnswer('<p>Тем временем</p>'));
    await poll(async () => (await read(app)).version).toBe(2);
    await poll(async () => {
      await app.http.inject({ method: 'GET', url: '/' });
      return pages.rendered.at(-1)?.info.contentVersion;
    }).toBe('2');
  });

  it('reaches the pages: they are drawn with the sections of the version they are kept for', async () => {
    const pages = fakePages();
    const app = await testApp({ pages });
    const drawn = () => answerIn(pages.rendered.at(-1)?.info.content ?? []);
    await app.http.inject({ method: 'GET', url: '/' });
    expect(drawn()).not.toBe('<p>В странице</p>');
    await publishOver(app, 1, withAnswer('<p>В странице</p>'));
    await poll(async () => {
      await app.http.inject({ method: 'GET', url: '/' });
      return drawn();
    }).toBe('<p>В странице</p>');
  });

  it('gives each page its language; what was edited stays as written', async () => {
    const pages = fakePages();
    const app = await testApp({ pages });
    const drawn = async (language: Language) => {
      const headers = { cookie: `punkt_language=${language}` };
      await app.http.inject({ method: 'GET', url: '/', headers });
      return pages.rendered.findLast(({ info }) => info.language === language)?.info.content;
    };
    const { published } = await read(app);
    for (const language of LANGUAGES) expect(await drawn(language)).toEqual(firstIn(published, language));
    await publishOver(app, 1, withAnswer('<p>Переписано</p>'));
    for (const language of LANGUAGES)
      await poll(async () => answerIn((await drawn(language)) ?? [])).toBe('<p>Переписано</p>');
    expect((await drawn('ka'))?.slice(1)).toEqual(firstIn(published, 'ka').slice(1));
  });

  it('that can not be read leaves a page that says so and is not kept', async () => {
    const pages = fakePages();
    const app = await testApp({ pages });
    await pgQuery(app.databaseUrl, 'alter table content_versions rename to hidden_versions');
    await pgQuery(
      app.databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'punkt listener' and datname = current_database()`,
    );
    await poll(async () => {
      const { statusCode } = await app.http.inject({ method: 'GET', url: '/lost' });
      return [statusCode, pages.rendered.at(-1)?.info.content];
    }).toEqual([200, null]);
    await pgQuery(app.databaseUrl, 'alter table hidden_versions rename to content_versions');
    await poll(async () => {
      await app.http.inject({ method: 'GET', url: '/lost' });
      return pages.rendered.at(-1)?.info.content;
    }).not.toBeNull();
  });

  it('goes on from the last version after a restart', async () => {
    const app = await testApp();
    await publishOver(app, 1, withAnswer('<p>Второй</p>'));
    const pages = fakePages();
    const later = await testApp({ databaseUrl: app.databaseUrl, pages });
    await later.http.inject({ method: 'GET', url: '/' });
    expect(pages.rendered[0]?.info.contentVersion).toBe('2');
    expect((await read(later)).version).toBe(2);
  });

  it('has one winner', async () => {
    const app = await testApp();
    const tries = await Promise.allSettled(
      ['а', 'б', 'в'].map((answer) => publishOver(app, 1, withAnswer(`<p>${answer}</p>`))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ code: 'conflict', details: { data: { current_version: 2 } } });
  });

  it('cleans HTML on the way in', async () => {
    const app = await testApp();
    await publishOver(app, 1, withAnswer('<p onclick="x()">Ответ<script>alert(1)</script></p>'));
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select sections from content_versions where version = 2',
    );
    expect(answerIn(rows[0].sections)).toBe('<p>Ответ</p>');
  });

  it('cleans HTML on the way out: what lies in the database may be older than the rules', async () => {
    const app = await testApp();
    const sections = JSON.stringify(withAnswer('<p>Ответ<img src=x onerror=alert(1)></p>'));
    await pgQuery(
      app.databaseUrl,
      'insert into content_versions (version, published, sections) values (2, now(), $1)',
      [sections],
    );
    await pgQuery(app.databaseUrl, "select pg_notify('punkt_content', '2')");
    await poll(async () => answerIn((await read(app)).sections)).toBe('<p>Ответ</p>');
  });

  it.each([
    ['nothing', []],
    ['no list', 'текст'],
    ['a section twice', [...firstContent(new Date()), firstContent(new Date())[0]]],
    ['an answer of nothing but a script', withAnswer('<script>alert(1)</script>')],
    ['an answer of 10,001 characters', withAnswer('я'.repeat(10_001))],
  ])('refuses %s', async (_, sections) => {
    const app = await shared;
    await expect(publishOver(app, 1, sections)).rejects.toMatchObject({ code: 'validation_failed' });
    expect((await read(app)).version).toBe(1);
  });

  it('is for ever', async () => {
    const app = await shared;
    for (const change of ["update content_versions set sections = '[]'", 'delete from content_versions'])
      await expect(pgQuery(app.databaseUrl, change)).rejects.toThrow('append-only');
  });
});
