import type { CountryCode } from '@punkt/domain/country-code';
import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { openStream } from '../../../test/live.ts';
import { leadToken, newOwner, newPerson, operatorToken } from '../../../test/people.ts';
import { waitFor } from '../../../test/waiting.ts';

const [app, elsewhere] = await twoInstances(afterFile());
const lead = await leadToken(app);

const TEXTS = { offer: '<p>Новая оферта</p>', application: '<p>Заявка</p>', tariffs: '<p>Тарифы</p>' };
const publish = (
  country_code: CountryCode,
  base_version: number,
  texts: Partial<typeof TEXTS> = {},
  at = app,
  token = lead,
) =>
  at.call(
    'POST /api/v2/manage/offers',
    { body: { country_code, base_version, ...TEXTS, ...texts } },
    { token },
  );
const sign = (token: string, country_code: CountryCode, version: number, at = app) =>
  at.call('POST /api/v2/sign', { body: { version, country_code } }, { token });

describe('publishing', () => {
  it('makes the next version: who signed the last one is due again, and sees what changed', async () => {
    const { token } = await newOwner(app);
    await sign(token, 'RU', 1);
    expect((await app.call('GET /api/v3/offer', { query: {} }, { token })).body.due).toBe(false);
    const { status, body } = await publish('RU', 1);
    expect([status, body.version]).toEqual([200, 2]);
    const { body: state } = await app.call('GET /api/v3/offer', { query: {} }, { token });
    expect(state.due).toBe(true);
    expect(state.data[0]).toMatchObject({
      signedVersion: 1,
      lastVersion: 2,
      changes: '/offers/RU/changes?from=1&to=2',
    });
    const late = await sign(token, 'RU', 1);
    expect(late.status).toBe(200); // what is signed stays signed
    const stranger = await newPerson(app);
    const refused = await sign(stranger.token, 'RU', 1);
    expect([refused.status, refused.error.data]).toEqual([409, { current_version: 2 }]);
    expect((await sign(token, 'RU', 2)).body.signature.sha256).toBe(body.sha256);
    expect((await app.call('GET /api/v3/offer', { query: {} }, { token })).body.due).toBe(false);
  });

  it('over a version that is no longer the last is refused with the one that is', async () => {
    expect((await publish('AM', 1)).status).toBe(200);
    const { status, error } = await publish('AM', 1, { tariffs: '<p>Другие тарифы</p>' });
    expect([status, error.code, error.data]).toEqual([409, 'conflict', { current_version: 2 }]);
    expect((await publish('AM', 5)).status).toBe(409);
  });

  it('again by whoever got no answer is that version, and nobody is told twice', async () => {
    const first = await publish('TJ', 1);
    const again = await publish('TJ', 1);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select version from offer_versions where country = 'TJ' order by version",
    );
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('at once by several leads on two instances has one winner', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        publish('KG', 1, { offer: `<p>${n}</p>` }, n % 2 ? app : elsewhere),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select version from offer_versions where country = 'KG'",
    );
    expect(rows).toHaveLength(2);
  });

  it('while others sign leaves nobody with a version that was not the last', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(app)));
    const [published, ...answers] = await Promise.all([
      publish('UZ', 1, {}, elsewhere),
      ...people.map(({ token }, n) => sign(token, 'UZ', 1, n % 2 ? app : elsewhere)),
    ]);
    expect(published.status).toBe(200);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { rows } = await pgQuery(
      app.databaseUrl,
      `select signed, published from signatures join offer_versions next
       on next.country = signatures.country and next.version = signatures.version + 1
       where signatures.country = 'UZ' and signed > published`,
    );
    expect(rows).toEqual([]);
  });

  it('keeps nothing that acts', async () => {
    const offer =
      '<p onclick="x()">Текст<script>alert(1)</script><iframe src="//evil.example"></iframe></p><form><input></form>';
    await publish('BY', 1, { offer });
    const { body } = await app.call(
      'GET /api/v2/manage/offers/:country/:version',
      { params: { country: 'BY', version: 2 } },
      { token: lead },
    );
    expect(body.offer).toBe('<p>Текст</p>');
  });

  it('refuses a document of which nothing is left', async () => {
    const { status, error } = await publish('BY', 2, { tariffs: '<script>alert(1)</script>' });
    expect([status, error.errors?.map(({ path }) => path)]).toEqual([400, ['tariffs']]);
  });

  it('is for those who may edit reference data', async () => {
    const operator = await operatorToken(app);
    const { token } = await newOwner(app);
    for (const who of [operator, token]) expect((await publish('TJ', 1, {}, app, who)).status).toBe(403);
    for (const who of [operator, token])
      expect((await app.call('GET /api/v2/manage/offers', {}, { token: who })).status).toBe(403);
  });

  it('leaves a trace, and a list with the number of signatures', async () => {
    const { token } = await newOwner(app);
    await publish('TM', 1);
    await sign(token, 'TM', 2);
    const { body } = await app.call('GET /api/v2/manage/offers', {}, { token: lead });
    const versions = body.data.filter(({ countryCode }) => countryCode === 'TM');
    expect(
      versions.map(({ version, signatures, publishedBy }) => [version, signatures, publishedBy]),
    ).toEqual([
      [2, 1, 'Павел Зимин'],
      [1, 0, null],
    ]);
    const { rows } = await pgQuery(app.databaseUrl, "select data from audit_log where subject_id = 'TM/2'");
    expect(rows[0].data).toMatchObject({ country: 'TM', version: 2 });
  });
});

describe('the news of a version', () => {
  it('reach owners of the country and whoever signed there, each once, on any instance', async () => {
    const owner = await newOwner(app, 'GE');
    const signer = await newOwner(app);
    const stranger = await newOwner(app);
    await sign(signer.token, 'GE', 1);
    const streams = await Promise.all(
      [owner, signer, stranger].map(({ token }) => openStream(elsewhere, token)),
    );
    await publish('GE', 1);
    const news = (index: number) =>
      streams[index]?.events.filter(({ topic }) => topic === 'offer').map(({ data }) => data);
    await waitFor(() =>
      expect([news(0), news(1)]).toEqual([[{ country: 'GE', version: 2 }], [{ country: 'GE', version: 2 }]]),
    );
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select done from offer_announcements where country = 'GE'",
    );
    expect(rows).toEqual([{ done: true }]);
    expect(news(2)).toEqual([]);
    for (const stream of streams) stream.leave();
  });

  it('reach more than a batch of people, and a job that is repeated tells nobody twice', async () => {
    await pgQuery(
      app.databaseUrl,
      `insert into users (id, phone, country, owner_status, created)
       select gen_random_uuid(), (37400000000 + n)::text, 'KZ', 'accepted', now() from generate_series(1, 250) n`,
    );
    await publish('KZ', 1);
    const told = async () => {
      const { rows } = await pgQuery(
        app.databaseUrl,
        `select count(*)::int as all, count(distinct audience)::int as people from events
         where topic = 'offer' and audience like 'user:%' and data->>'country' = 'KZ'`,
      );
      return rows[0];
    };
    await waitFor(async () => expect(await told()).toEqual({ all: 250, people: 250 }));
    await pgQuery(
      app.databaseUrl,
      `select graphile_worker.add_job('offers.announce', '{"country":"KZ","version":2}')`,
    );
    await waitFor(async () => {
      const { rows } = await pgQuery(
        app.databaseUrl,
        'select count(*)::int as waiting from graphile_worker.jobs',
      );
      expect(rows[0].waiting).toBe(0);
    });
    expect(await told()).toEqual({ all: 250, people: 250 });
  });
});
