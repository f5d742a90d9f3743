import { randomUUID } from 'node:crypto';
import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, newDatabase, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { newOwner, newPerson } from '../../../test/people.ts';

const cleanUp = afterFile();
let app: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  const databaseUrl = await newDatabase(cleanUp);
  const environment = { CODES_PER_ADDRESS_PER_HOUR: '1000' };
  [app, elsewhere] = await Promise.all([
    testApp({ databaseUrl, cleanUp, environment }),
    testApp({ databaseUrl, cleanUp, environment }),
  ]);
});

const sign = (token: string, country_code: 'RU' | 'GE' | 'KZ' = 'RU', version = 1, at = app) =>
  at.call(
    'POST /api/v2/sign',
    { body: { version, country_code } },
    { token, headers: { 'user-agent': 'Browser/1' } },
  );
const offers = (token: string, country_code?: 'RU' | 'GE' | 'KZ') =>
  app.call('GET /api/v3/offer', { query: { country_code } }, { token });

describe('first versions', () => {
  it('are there for all nine countries, once, however many instances start together', async () => {
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select country, version, published_by from offer_versions',
    );
    expect(rows.map(({ country }) => country).sort()).toEqual([...COUNTRY_CODES].sort());
    expect(rows.every(({ version, published_by }) => version === 1 && published_by === null)).toBe(true);
  });
});

describe('offers that concern a person', () => {
  it('are those of their own country, with links to each document', async () => {
    const { token } = await newOwner(app);
    const { body } = await offers(token);
    expect(body).toMatchObject({ due: true, total: 1, page: 1 });
    expect(body.data).toEqual([
      {
        countryCode: 'RU',
        offer: '/offers/RU/1/offer',
        application: '/offers/RU/1/application',
        tariffs: '/offers/RU/1/tariffs',
        signedVersion: 0,
        lastVersion: 1,
        changes: null,
      },
    ]);
  });

  it('are also those they signed before, and the one they ask for', async () => {
    const { token } = await newOwner(app);
    await sign(token, 'GE');
    const { body } = await offers(token);
    expect(body.data.map(({ countryCode, signedVersion }) => [countryCode, signedVersion])).toEqual([
      ['GE', 1],
      ['RU', 0],
    ]);
    const asked = await offers(token, 'KZ');
    expect(asked.body.data.map(({ countryCode }) => countryCode)).toEqual(['KZ']);
    expect(asked.body.due).toBe(true);
  });

  it('bind an owner; an employee or an applicant is asked when they register', async () => {
    const { token } = await newPerson(app);
    expect((await offers(token)).body.due).toBe(false);
    expect((await offers(token, 'RU')).body.due).toBe(true);
    await sign(token);
    expect((await offers(token, 'RU')).body.due).toBe(false);
  });
});

describe('signing', () => {
  it('works before registration, and leaves evidence', async () => {
    const person = await newPerson(app);
    const { status, body, headers } = await sign(person.token);
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.signature).toMatchObject({
      countryCode: 'RU',
      version: 1,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
      seal: expect.stringMatching(/^[\da-f]{64}$/),
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{32}$/),
    });
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select * from signatures join signature_signers on signature_id = id where id = $1',
      [body.signature.id],
    );
    expect(rows[0]).toMatchObject({
      account_id: person.id,
      number: 1,
      phone: person.phone,
      address: '127.0.0.1',
      device_uuid: person.device,
      user_agent: 'Browser/1',
      request_id: headers['x-request-id'],
      previous: null,
    });
    const { rows: journal } = await pgQuery(
      app.databaseUrl,
      'select action from audit_log where subject_id = $1',
      [body.signature.id],
    );
    expect(journal).toEqual([{ action: 'offer.signed' }]);
  });

  it('again gives the same signature, and two at once on two instances leave one', async () => {
    const { token, id } = await newPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => sign(token, 'RU', 1, n % 2 ? app : elsewhere)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.signature.id)).size).toBe(1);
    const { rows } = await pgQuery(app.databaseUrl, 'select count(*) from signatures where account_id = $1', [
      id,
    ]);
    expect(Number(rows[0].count)).toBe(1);
  });

  it('of several countries at once makes one unbroken chain', async () => {
    const { token, id } = await newPerson(app);
    await Promise.all([sign(token, 'RU'), sign(token, 'GE', 1, elsewhere), sign(token, 'KZ')]);
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select number, seal, previous from signatures where account_id = $1 order by number',
      [id],
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(rows[1].previous).toEqual(rows[0].seal);
    expect(rows[2].previous).toEqual(rows[1].seal);
  });

  it('of a version that is not the last is refused with the one that is', async () => {
    const { token } = await newPerson(app);
    const { status, error } = await sign(token, 'RU', 7);
    expect([status, error.code, error.data]).toEqual([409, 'offer_outdated', { current_version: 1 }]);
  });

  it.each(['update signatures set version = 1', 'delete from signatures', 'truncate signatures cascade'])(
    'can not be undone: %s',
    async (statement) => {
      await sign((await newPerson(app)).token);
      await expect(pgQuery(app.databaseUrl, statement)).rejects.toThrow('append-only');
    },
  );

  it.each([
    "update signature_signers set phone = '1'",
    'delete from signature_signers',
    'truncate signature_signers',
    "update offer_versions set offer = 'x'",
    'delete from offer_versions',
  ])('nor what it is about: %s', async (statement) => {
    await sign((await newPerson(app)).token);
    await expect(pgQuery(app.databaseUrl, statement)).rejects.toThrow('append-only');
  });
});

describe('own signatures', () => {
  it('are listed newest first, and nobody else sees them', async () => {
    const [one, other] = [await newPerson(app), await newPerson(app)];
    await sign(one.token, 'RU');
    await sign(one.token, 'GE');
    const { body } = await app.call('GET /api/v4/signatures', {}, { token: one.token });
    expect(body.data.map(({ countryCode }) => countryCode)).toEqual(['GE', 'RU']);
    expect((await app.call('GET /api/v4/signatures', {}, { token: other.token })).body.total).toBe(0);
  });

  it('have a certificate, for their owner alone', async () => {
    const [one, other] = [await newOwner(app), await newPerson(app)];
    const { signature } = (await sign(one.token)).body;
    const read = (token: string, language = 'ru') =>
      app.http.inject({
        url: signature.certificate,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': language,
          host: 'punkt.example:8080',
        },
      });
    const mine = await read(one.token);
    expect(mine.statusCode).toBe(200);
    expect(mine.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(mine.headers['content-disposition']).toContain('attachment');
    for (const text of [
      signature.sha256,
      signature.seal,
      'Тихонова Вера',
      '127.0.0.1',
      'Browser/1',
      '@page{size:A4',
    ])
      expect(mine.body).toContain(text);
    expect(mine.body).toContain(`http://punkt.example:8080/verify/${signature.code}`);
    expect(mine.body).toContain('юридической силы не имеет');
    expect(mine.body).not.toMatch(/<script|src=|url\(/);
    expect((await read(one.token, 'ka')).body).toContain('<html lang="ka">');
    expect((await read(one.token, 'en')).body).toContain('Certificate of a signed offer');
    expect((await read(other.token)).statusCode).toBe(404);
    const missing = `/api/v4/signatures/${randomUUID()}/certificate`;
    const headers = { authorization: `Bearer ${one.token}` };
    expect((await app.http.inject({ url: missing, headers })).statusCode).toBe(404);
  });

  it('show what a hostile browser calls itself as text', async () => {
    const { token } = await newPerson(app);
    const { body } = await app.call(
      'POST /api/v2/sign',
      { body: { version: 1, country_code: 'RU' } },
      { token, headers: { 'user-agent': '<script>alert(1)</script>' } },
    );
    const headers = { authorization: `Bearer ${token}` };
    const page = await app.http.inject({ url: body.signature.certificate, headers });
    expect(page.body).toContain('&lt;script&gt;alert(1)');
    expect(page.body).not.toContain('<script');
  });
});
