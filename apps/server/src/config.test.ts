import { describe, expect, it } from 'vitest';
import { problemsOf } from '../test/config-problems.ts';
import { PRODUCTION } from '../test/harness.ts';
import { readConfig } from './config.ts';

describe('configuration', () => {
  it('needs nothing for a sandbox', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'sandbox',
      sandbox: true,
      port: 3000,
      host: '127.0.0.1',
      georgianHosts: ['ge.localhost'],
      stage: false,
      codeInReply: false,
      sms: { provider: 'sandbox' },
    });
  });

  it('takes blank for unset', () => {
    const names = [
      'PORT',
      'DATABASE_URL',
      'METRICS_TOKEN',
      'PUNKT_MODE',
      'PUNKT_STAGE',
      'PUNKT_GEORGIAN_HOSTS',
    ];
    for (const blank of ['', '   ', '\t'])
      expect(readConfig(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readConfig({}));
  });

  it('ignores variables that are not ours', () => {
    expect(readConfig({ PATH: '/bin', PUNKT_UNKNOWN: 'x' })).toEqual(readConfig({}));
  });

  it('reads lists and flags as people write them', () => {
    const config = readConfig({
      PUNKT_GEORGIAN_HOSTS: ' GE.example , ,xn--node.example',
      PUNKT_STAGE: 'true',
    });
    expect(config.georgianHosts).toEqual(['ge.example', 'xn--node.example']);
    expect(config.stage).toBe(true);
    expect(readConfig({ PUNKT_STAGE: '0' }).stage).toBe(false);
  });

  it('takes 0 for no limit of the delay', () => {
    expect(readConfig({ MAX_EVENT_LOOP_DELAY_MS: '0' }).maxEventLoopDelay).toBe(0);
    expect(readConfig({ MAX_EVENT_LOOP_DELAY_MS: '100' }).maxEventLoopDelay).toBe(100);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUNKT_MODE', 'staging'],
    ['PUNKT_ORIGIN', 'not an address'],
    ['PUNKT_STAGE', 'perhaps'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_WAIT_MS', '0'],
    ['MAX_EVENT_LOOP_DELAY_MS', '99'],
    ['MAX_EVENT_LOOP_DELAY_MS', '-1'],
    ['SMS_PROVIDER', 'pigeon'],
    ['DADATA_URL', 'nowhere'],
    ['YANDEX_GEOCODER_URL', 'nowhere'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Punkt'],
    ['OPERATOR_EMAIL', 'Punkt'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['SMSC_TIMEOUT_MS', '60000'],
    ['YOOKASSA_URL', 'nowhere'],
    ['YOOKASSA_CONFIRMATION', 'pigeon'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1,true'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', ','],
    ['STOP_DELAY_MS', '60001'],
    ['STOP_WITHIN_MS', '0'],
    ['S3_TIMEOUT_MS', '0'],
  ])('names %s when it is %j', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: .{5,}`))]);
  });
});

describe('proxies', () => {
  it.each([
    ['', 0],
    ['0', 0],
    [' 2 ', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['Loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ])('%j are %j', (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  it.each(['true', 'false', '*', '0.0.0.0/0/0', 'proxy.example'])('%s is refused everywhere', (value) => {
    for (const mode of [{}, PRODUCTION])
      expect(problemsOf({ ...mode, TRUST_PROXY: value })).toEqual([
        expect.stringMatching(/^TRUST_PROXY: must be how many proxies/),
      ]);
  });

  it.each(['0.0.0.0/0', '::/0', '128.0.0.0/1'])('%s, which is everybody, is refused too', (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toHaveLength(1);
  });
});

describe('keys that seal secrets', () => {
  const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');

  it('are none in a sandbox, else those given, the one in use first', () => {
    expect(readConfig({}).secretKeys).toBeUndefined();
    const { secretKeys } = readConfig({ SECRET_KEYS: `b:${key(2)}, a:${key(1)}` });
    expect(secretKeys).toEqual([
      { id: 'b', key: Buffer.alloc(32, 2) },
      { id: 'a', key: Buffer.alloc(32, 1) },
    ]);
  });

  it.each([
    ['no id', key(1)],
    ['a short key', 'a:c2hvcnQ='],
    ['the id of the sandbox, whose key everybody knows', `sandbox:${key(1)}`],
    ['an id twice', `a:${key(1)},a:${key(2)}`],
    ['an empty entry', `a:${key(1)},`],
  ])('are refused with %s', (_, value) => {
    expect(problemsOf({ SECRET_KEYS: value })).toEqual([expect.stringMatching(/^SECRET_KEYS: must/)]);
  });
});

describe('the operator', () => {
  const operator = {
    OPERATOR_NAME: 'LLC',
    OPERATOR_ADDRESS: 'Street, 1',
    OPERATOR_EMAIL: 'us@punkt.example',
  };

  it('is made up in a sandbox that was told of none, and as configured elsewhere', () => {
    expect(readConfig({}).operator).toBeNull();
    const named = { name: 'LLC', address: 'Street, 1', email: 'us@punkt.example' };
    expect(readConfig(operator).operator).toEqual(named);
    expect(readConfig({ ...PRODUCTION, ...operator }).operator).toEqual(named);
  });

  it.each(Object.keys(operator))('is not named by halves: %s', (name) => {
    expect(problemsOf({ ...operator, [name]: '' })).toEqual([expect.stringContaining(`${name} is missing`)]);
  });
});

describe('locks', () => {
  it.each([
    [{ LOCK_KEYS: 'a:short' }, 'LOCK_KEYS: must be id:key pairs'],
    [{ LOCK_WIFI_SECRET: 'c2hvcnQ=' }, 'LOCK_WIFI_SECRET: must be 32 bytes'],
    [{ LOCK_PAGE_URL: 'http://192.168.4.1/open' }, 'LOCK_PAGE_URL: must hold {token}'],
  ])('refuse %j', (given, why) => {
    expect(problemsOf(given)).toEqual([expect.stringContaining(why)]);
  });

  it('are opened on the network of their controller, in a sandbox by its own lock', () => {
    expect(readConfig({}).locks).toMatchObject({ keys: undefined, page: undefined, sandboxPort: 0 });
    expect(readConfig(PRODUCTION).locks.page).toBe('http://192.168.4.1/open?t={token}');
  });
});

describe('production', () => {
  it('starts with what it needs', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      mode: 'production',
      sandbox: false,
      codeInReply: false,
      sms: { provider: 'smsc', url: 'https://smsc.ru/sys/send.php', login: 'login' },
    });
  });

  it('lists everything that is missing at once', () => {
    const problems = problemsOf({ PUNKT_MODE: 'production', SMS_PROVIDER: 'smsc' });
    const named = [
      'DATABASE_URL',
      'PUNKT_ORIGIN',
      'TRUST_PROXY',
      'DATA_DIR',
      'METRICS_TOKEN',
      'SECRET_KEYS',
      'LOCK_KEYS',
      'LOCK_WIFI_SECRET',
      'SMSC_LOGIN',
      'SMSC_PASSWORD',
      'SMTP_URL',
      'MAIL_FROM',
      'DADATA_TOKEN',
      'YANDEX_GEOCODER_KEY',
      'YOOKASSA_SHOP_ID',
      'YOOKASSA_SECRET',
      'OPERATOR_NAME',
      'OPERATOR_ADDRESS',
      'OPERATOR_EMAIL',
    ];
    expect(problems.map((line) => line.split(' ')[0])).toEqual(named);
    expect(problemsOf({ PUNKT_MODE: 'production' }).join()).toContain('SMS_PROVIDER must be smsc');
  });

  it('lists bad values together with missing ones, each once', () => {
    const problems = problemsOf({ ...PRODUCTION, PORT: 'abc', METRICS_TOKEN: 'short', DATABASE_URL: '' });
    expect(problems.map((line) => line.split(/[ :]/)[0])).toEqual(['PORT', 'METRICS_TOKEN', 'DATABASE_URL']);
  });

  it.each([...Object.keys(PRODUCTION).filter((name) => name !== 'PUNKT_MODE')])('misses %s', (name) => {
    expect(problemsOf({ ...PRODUCTION, [name]: '' }).join()).toContain(name);
  });

  it.each(['PUNKT_STAGE', 'PUNKT_DEV', 'PUNKT_SANDBOX_CODE_IN_REPLY'])('refuses %s', (name) => {
    expect(problemsOf({ ...PRODUCTION, [name]: '1' })).toEqual([`${name} must not be set in production`]);
    expect(problemsOf({ ...PRODUCTION, [name]: '0' })).toEqual([]);
  });

  it('refuses the sandbox of SMS, which sends nobody a code', () => {
    expect(problemsOf({ ...PRODUCTION, SMS_PROVIDER: 'sandbox' })).toEqual([
      'SMS_PROVIDER must be smsc: a sandbox sends nobody a code',
    ]);
  });

  it('says all of it in the message an operator reads', () => {
    expect(() => readConfig({ PUNKT_MODE: 'production' })).toThrow(
      /does not hold:\n {2}- DATABASE_URL is missing/,
    );
  });
});
