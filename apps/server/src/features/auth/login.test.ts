import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { createLog } from '../../platform/log/log.ts';

const cleanUp = afterFile();
/** Two instances for the whole file: whoever is new in each test has no past that could matter. */
let app: TestApp;
let apps: readonly TestApp[];
let newcomer = '';
let phones = 79_161_234_567;
beforeAll(async () => {
  apps = await twoInstances(cleanUp);
  [app] = apps as [TestApp];
});
beforeEach(() => {
  newcomer = String(++phones);
  app.clock.set(0);
});

function login(phone = newcomer, device_uuid = randomUUID(), country = 'RU' as const) {
  return { body: { phone, country, device_uuid } };
}

describe('asking for a code', () => {
  it('answers the token, the length and the wait, and never the code itself', async () => {
    const typed = newcomer.replace(/^7(...)(...)(..)(..)$/, '8 $1 $2-$3-$4');
    const { status, body } = await app.call('POST /api/v1/login', login(typed));
    expect(status).toBe(200);
    expect(body).toEqual({ data: expect.stringMatching(/^[\w-]{43}$/), code_length: 6, resend_after: 59 });
    expect(await app.lastCode(newcomer)).toMatch(/^\d{6}$/);
  });

  it('carries the code in the sandbox when so configured', async () => {
    const environment = { PUNKT_SANDBOX_CODE_IN_REPLY: '1' };
    const frank = await testApp({ databaseUrl: app.databaseUrl, environment });
    const { body } = await frank.call('POST /api/v1/login', login());
    expect(body.code).toBe(await frank.lastCode(newcomer));
  });

  it('answers the same for a known and an unknown phone', async () => {
    await logIn(app, newcomer);
    app.clock.set(60);
    const known = await app.call('POST /api/v1/login', login(newcomer));
    const unknown = await app.call('POST /api/v1/login', login(String(++phones)));
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  });

  it('refuses a phone of another length, in the language of the caller', async () => {
    for (const [language, message] of [
      ['ru', 'Некорректный номер телефона'],
      ['en', /phone/i],
      ['ka', /[ა-ჿ]/],
    ] as const) {
      const { status, error } = await app.call('POST /api/v1/login', login('12345'), {
        headers: { 'accept-language': language },
      });
      expect(status).toBe(400);
      expect(error.code).toBe('validation_failed');
      expect(error.errors?.[0]?.path).toBe('phone');
      expect(error.errors?.[0]?.message).toMatch(message);
    }
  });

  it('makes a person wait 59 seconds for the next one, whatever they say', async () => {
    await app.call('POST /api/v1/login', login());
    for (const resend of [true, false]) {
      const early = await app.call('POST /api/v1/login', { body: { ...login().body, resend } });
      expect(early.status).toBe(429);
      expect(early.error).toMatchObject({
        code: 'resend_too_early',
        data: { retry_after: expect.any(Number) },
      });
      expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
    }
    app.clock.set(59);
    expect((await app.call('POST /api/v1/login', login())).status).toBe(200);
  });

  it('sends five codes to a phone an hour and not a sixth', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      app.clock.set(sent * 60);
      expect((await app.call('POST /api/v1/login', login())).status).toBe(200);
    }
    app.clock.set(300);
    const sixth = await app.call('POST /api/v1/login', login());
    expect(sixth.status).toBe(429);
    expect(sixth.error.code).toBe('too_many_codes');
    app.clock.set(3601);
    expect((await app.call('POST /api/v1/login', login())).status).toBe(200);
  });

  it('holds the limits against parallel requests on two instances', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => apps[index % 2]?.call('POST /api/v1/login', login())),
    );
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(19);
  });
});

describe('sending a code back', () => {
  it('signs in, and makes the account of a newcomer', async () => {
    const { access } = await logIn(app, newcomer);
    const { status, body } = await app.call('GET /api/v2/user', {}, { token: access });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      phone: newcomer,
      country: 'RU',
      owner_status: 'none',
      roles: [],
      staff_roles: [],
      is_admin: false,
    });
  });

  it('finds the same account again', async () => {
    const first = await logIn(app, newcomer);
    app.clock.set(60);
    const second = await logIn(app, newcomer);
    const ids = await Promise.all(
      [first, second].map(({ access }) => app.call('GET /api/v2/user', {}, { token: access })),
    );
    expect(ids[0]?.body.user_id).toBe(ids[1]?.body.user_id);
  });

  it('counts five attempts down and then wants a new code, even for the right one', async () => {
    const device_uuid = randomUUID();
    const { body } = await app.call('POST /api/v1/login', login(newcomer, device_uuid));
    const right = await app.lastCode(newcomer);
    const wrong = right === '000000' ? '111111' : '000000';
    for (const left of [4, 3, 2, 1]) {
      const { status, error } = await app.call('POST /api/v1/validate', {
        body: { token: body.data, code: wrong, device_uuid },
      });
      expect(status).toBe(400);
      expect(error).toMatchObject({ code: 'code_wrong', data: { attempts_left: left } });
    }
    const fifth = await app.call('POST /api/v1/validate', {
      body: { token: body.data, code: wrong, device_uuid },
    });
    expect(fifth.error.code).toBe('code_exhausted');
    const late = await app.call('POST /api/v1/validate', {
      body: { token: body.data, code: right, device_uuid },
    });
    expect(late.error.code).toBe('code_exhausted');
  });

  it('says the plural right', async () => {
    const device_uuid = randomUUID();
    const { body } = await app.call('POST /api/v1/login', login(newcomer, device_uuid));
    const wrong = (await app.lastCode(newcomer)) === '000000' ? '111111' : '000000';
    const texts = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      texts.push(
        (await app.call('POST /api/v1/validate', { body: { token: body.data, code: wrong, device_uuid } }))
          .error.message,
      );
    }
    expect(texts[0]).toContain('4 попытки');
    expect(texts[3]).toContain('1 попытка');
  });

  it('lets a code live five minutes', async () => {
    const device_uuid = randomUUID();
    const { body } = await app.call('POST /api/v1/login', login(newcomer, device_uuid));
    const code = await app.lastCode(newcomer);
    app.clock.set(301);
    const { error } = await app.call('POST /api/v1/validate', {
      body: { token: body.data, code, device_uuid },
    });
    expect(error.code).toBe('code_expired');
  });

  it('binds a code to its request: another device, another token', async () => {
    const device_uuid = randomUUID();
    const first = await app.call('POST /api/v1/login', login(newcomer, device_uuid));
    const code = await app.lastCode(newcomer);
    const elsewhere = await app.call('POST /api/v1/validate', {
      body: { token: first.body.data, code, device_uuid: randomUUID() },
    });
    expect(elsewhere.error.code).toBe('code_expired');
    const guessed = await app.call('POST /api/v1/validate', {
      body: { token: 'x'.repeat(43), code, device_uuid },
    });
    expect(guessed.error.code).toBe('code_expired');
  });

  it('has one winner among parallel validations on two instances', async () => {
    const device_uuid = randomUUID();
    const asked = await apps[0]?.call('POST /api/v1/login', login(newcomer, device_uuid));
    const code = (await apps[0]?.lastCode(newcomer)) ?? '';
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        apps[index % 2]?.call('POST /api/v1/validate', {
          body: { token: asked?.body.data ?? '', code, device_uuid },
        }),
      ),
    );
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select count(*)::int as n from sessions where device_uuid = $1',
      [device_uuid],
    );
    expect(rows[0].n).toBe(1);
  });

  it('keeps neither code nor token readable in the database or in a log', async () => {
    const lines: string[] = [];
    const log = createLog({
      level: 'trace',
      destination: { write: (line: string) => void lines.push(line) },
    });
    log.info(
      {
        phone: newcomer,
        body: { code: '123456', token: 'secret' },
        req: { headers: { authorization: 'Bearer x' } },
      },
      'test',
    );
    expect(lines.join()).not.toMatch(new RegExp(`${newcomer}|123456|secret|Bearer`));
    const { access, refresh } = await logIn(app, newcomer);
    const { rows } = await pgQuery(
      app.databaseUrl,
      `select (select string_agg(t::text, '') from login_codes t)
      || (select string_agg(t::text, '') from access_tokens t) || (select string_agg(t::text, '') from refresh_tokens t) as all`,
    );
    for (const secret of [access, refresh, Buffer.from(access).toString('hex')])
      expect(rows[0].all).not.toContain(secret);
  });
});
