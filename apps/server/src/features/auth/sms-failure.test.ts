import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@punkt/domain/language';
import { serverTexts } from '@punkt/locales/server';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  afterFile,
  newDatabase,
  PRODUCTION,
  pgQuery,
  readableLog,
  type TestApp,
  testApp,
} from '../../../test/harness.ts';
import {
  type Behaviour,
  echoes,
  fails,
  hangs,
  refuses,
  type StandIn,
  says,
  sends,
  startSmsc,
} from '../../../test/smsc.ts';

const PHONE = '79161234567';
const cleanUp = afterFile();
const { log, lines, text } = readableLog('debug');
let gateway: StandIn;
let databaseUrl: string;
let app: TestApp;

/** Short only where the gateway hangs: an answer of one that does not may take its time on a busy machine. */
async function start(timeoutMs = 4_500): Promise<TestApp> {
  const environment = {
    ...PRODUCTION,
    PUNKT_GEORGIAN_HOSTS: 'ge.punkt.example',
    SMSC_URL: gateway.url,
    SMSC_TIMEOUT_MS: String(timeoutMs),
  };
  return testApp({ databaseUrl, environment, log, cleanUp });
}

beforeAll(async () => {
  gateway = await startSmsc();
  cleanUp(gateway.close);
  databaseUrl = await newDatabase(cleanUp);
  app = await start();
});

const login = (at: TestApp, phone = PHONE, headers: Record<string, string> = {}) =>
  at.call('POST /api/v1/login', { body: { phone, country: 'RU', device_uuid: randomUUID() } }, { headers });

describe('a log-in whose SMS can not be sent', () => {
  it.each([
    ['the gateway refuses', refuses(2)],
    ['the gateway is busy', refuses(9)],
    ['the gateway talks nonsense', says('<html>')],
    ['the gateway repeats what it was sent', echoes],
    ['the gateway is broken', fails(500)],
    ['the gateway hangs', hangs],
  ] as ReadonlyArray<readonly [string, Behaviour]>)(
    'answers 502 when %s, and lets the person ask again at once',
    async (_, behaviour) => {
      gateway.behave(behaviour);
      // A fresh app has a breaker that is closed.
      const fresh = await start(behaviour === hangs ? 300 : undefined);
      for (const _again of [1, 2]) {
        const { status, error } = await login(fresh);
        expect([status, error.code]).toEqual([502, 'sms_failed']);
      }
      const { rows } = await pgQuery(databaseUrl, 'select count(*)::int as n from login_codes');
      expect(rows[0].n).toBe(0);
    },
  );

  it('is told so in the language of the caller', async () => {
    gateway.behave(refuses(2));
    const fresh = await start();
    for (const language of LANGUAGES) {
      const { error } = await login(fresh, PHONE, { 'accept-language': language });
      expect(error.message).toBe(serverTexts(language)('errors.sms_failed'));
    }
  });

  it('is answered without asking a gateway that is left alone', async () => {
    const fresh = await start();
    gateway.behave(fails(500));
    for (let i = 0; i < 3; i += 1) expect((await login(fresh)).status).toBe(502);
    // A gateway that hangs could not answer it either.
    gateway.behave(hangs);
    expect((await login(fresh)).error.code).toBe('sms_failed');
    expect(gateway.requests).toEqual([]);
  });

  it('leaves neither password, phone nor code in the log, yet says what happened', () => {
    expect(lines.filter((line) => line.failure === 'sms_failed').length).toBeGreaterThan(10);
    expect(text()).toMatch(/SMSC refused with error_code 2/);
    expect(text()).not.toContain(PRODUCTION.SMSC_PASSWORD);
    expect(text()).not.toContain(PHONE);
    expect(text()).not.toMatch(/#\d{6}\b/);
  });
});

describe('the SMS itself', () => {
  it.each([
    ['punkt.example', 'punkt.example'],
    ['ge.punkt.example', 'ge.punkt.example'],
    ['evil.example', 'punkt.example'],
    ['punkt.example.evil.example:80', 'punkt.example'],
  ])('asked for at %s names %s: a browser gives the code to that site', async (host, named) => {
    gateway.behave(sends);
    const phone = `7916${String(Math.random()).slice(2, 9)}`;
    expect((await login(app, phone, { host })).status).toBe(200);
    const message = gateway.requests[0]?.fields.get('mes') ?? '';
    expect(message).toMatch(new RegExp(`\\n@${named.replaceAll('.', '\\.')} #\\d{6}$`));
  });

  it('opens the door', async () => {
    gateway.behave(sends);
    const body = { phone: '79169999999', country: 'RU', device_uuid: randomUUID() } as const;
    const asked = await app.call('POST /api/v1/login', { body });
    expect(asked.body).not.toHaveProperty('code');
    const code = /#(\d{6})/.exec(gateway.requests[0]?.fields.get('mes') ?? '')?.[1] ?? '';
    const answer = await app.call('POST /api/v1/validate', {
      body: { token: asked.body.data, code, device_uuid: body.device_uuid },
    });
    expect(answer.status).toBe(200);
  });
});
