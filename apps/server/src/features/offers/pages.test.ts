import { createHash } from 'node:crypto';
import { OFFER_KINDS } from '@punkt/domain/offer';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { leadToken } from '../../../test/people.ts';

const cleanUp = afterFile();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ cleanUp });
  const body = {
    country_code: 'RU',
    base_version: 1,
    offer: '<h1>Оферта</h1><p>Взнос 70 000 ₽</p>',
    application: '<p>Заявка</p>',
    tariffs: '<p>Тарифы</p>',
  } as const;
  await app.call('POST /api/v2/manage/offers', { body }, { token: await leadToken(app) });
});

describe('a document', () => {
  it.each(OFFER_KINDS)('(%s) is a page for a sandboxed frame of ours, kept for ever', async (kind) => {
    const { statusCode, headers, body } = await app.http.inject(`/offers/RU/1/${kind}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const policy = String(headers['content-security-policy']);
    for (const part of ["default-src 'none'", "frame-ancestors 'self'", 'sandbox', "form-action 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|script/);
    expect(policy).toContain("font-src 'self'");
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(body).toContain('<html lang="ru">');
    expect(body).toContain('не имеет юридической силы');
    expect(body).toMatch(/версия 1 от \d\d\.\d\d\.\d{4}/);
  });

  it('is set in our type: every font it names is there for a frame without an origin', async () => {
    const { body } = await app.http.inject('/offers/RU/1/offer');
    const fonts = [...body.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, address]) => address ?? '');
    expect(fonts).toHaveLength(3);
    for (const url of fonts) {
      const { statusCode, headers, rawPayload } = await app.http.inject(url);
      expect([statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
        200,
        'font/woff2',
        '*',
      ]);
      expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
  });

  it('speaks its own language, whatever the reader asks for', async () => {
    const { body } = await app.http.inject({
      url: '/offers/GE/1/offer',
      headers: { 'accept-language': 'en' },
    });
    expect(body).toContain('<html lang="ka">');
    expect(body).toContain('ვერსია 1');
  });

  it('of the last version has an address that stays', async () => {
    const { statusCode, headers } = await app.http.inject('/offers/RU/last/tariffs');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      '/offers/RU/2/tariffs',
      'no-store',
    ]);
    expect((await app.http.inject('/offers/XX/last/tariffs')).statusCode).toBe(404);
    expect((await app.http.inject('/offers/RU/last/secret')).statusCode).toBe(404);
  });

  it('is cleaned on the way out too', async () => {
    await pgQuery(
      app.databaseUrl,
      `insert into offer_versions (country, version, language, offer, application, tariffs, sha256, published)
       values ('AM', 2, 'ru', '<p onclick="x()">a<script>alert(1)</script></p>', 'b', 'c', '\\x00', now())`,
    );
    const { body } = await app.http.inject('/offers/AM/2/offer');
    expect(body).toContain('<p>a</p>');
    expect(body).not.toMatch(/script|onclick/);
    expect((await app.http.inject('/offers/AM/changes?from=1&to=2')).body).not.toMatch(/<script|onclick/);
  });

  it.each([
    '/offers/RU/9/offer',
    '/offers/XX/1/offer',
    '/offers/RU/0/offer',
    '/offers/RU/1/secret',
    '/offers/RU/1.5/offer',
    '/offers/RU/99999999999/offer',
    "/offers/RU/1'--/offer",
  ])('that does not exist is not found: %s', async (url) =>
    expect((await app.http.inject(url)).statusCode).toBe(404),
  );
});

describe('the changes', () => {
  it('between two versions are a page of the same kind', async () => {
    const { statusCode, headers, body } = await app.http.inject('/offers/RU/changes?from=1&to=2');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body).toContain('<ins>');
    expect(body).toContain('<del>');
    expect(body).toContain('версия 1 → версия 2');
  });

  it.each([
    '',
    '?from=1',
    '?from=2&to=1',
    '?from=1&to=1',
    '?from=1&to=3',
    '?from=x&to=2',
    '?from=1&from=1&to=2',
  ])('of no such versions are not found: %s', async (query) =>
    expect((await app.http.inject(`/offers/RU/changes${query}`)).statusCode).toBe(404),
  );
});
