import { describe, expect, it } from 'vitest';
import { PRODUCTION } from '../test/harness.ts';
import { ConfigError, type Environment, readConfig } from './config.ts';

function problemsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

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

describe('notices', () => {
  const vapid = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'p'.repeat(43) };
  const smtp = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'no-reply@punkt.example' };

  it('stay in the house until somebody carries them out', () => {
    expect(readConfig({})).toMatchObject({ smtp: undefined, vapid: undefined });
    expect(readConfig({ ...vapid, ...smtp })).toMatchObject({
      smtp: { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
      vapid: { publicKey: vapid.VAPID_PUBLIC_KEY, privateKey: vapid.VAPID_PRIVATE_KEY },
    });
  });

  it.each([...Object.keys(smtp), ...Object.keys(vapid)])('miss %s, half of a pair', (name) => {
    const given = name.startsWith('VAPID') ? vapid : smtp;
    expect(problemsOf({ ...given, [name]: '' }).map((line) => line.split(' ')[0])).toEqual([name]);
    expect(problemsOf({ ...PRODUCTION, ...given, [name]: '' }).map((line) => line.split(' ')[0])).toEqual([
      name,
    ]);
  });
});

describe('files', () => {
  const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

  it('stay on the disk until a bucket is named', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(s3).s3).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      endpoint: undefined,
      forcePathStyle: false,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
    // Where the machine itself has the right to the bucket.
    expect(readConfig({ S3_BUCKET: 'files' }).s3?.credentials).toBeUndefined();
  });

  it.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('miss %s', (name) => {
    expect(problemsOf({ ...s3, [name]: '' }).map((line) => line.split(' ')[0])).toEqual([name]);
  });
});

describe('files in production', () => {
  it('need a bucket or a folder that was named', () => {
    expect(problemsOf({ ...PRODUCTION, DATA_DIR: '' })).toEqual([
      expect.stringContaining('DATA_DIR is missing'),
    ]);
    expect(problemsOf({ ...PRODUCTION, DATA_DIR: '', S3_BUCKET: 'files' })).toEqual([]);
  });
});

describe('YooKassa', () => {
  const shop = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET: 'key' };

  it('is the bank of the sandbox until a shop is named', () => {
    expect(readConfig({}).yookassa).toBeUndefined();
    expect(readConfig(shop).yookassa).toEqual({
      shopId: '100500',
      secret: 'key',
      url: 'https://api.yookassa.ru/v3',
      confirmation: 'redirect',
      networks: [],
    });
  });

  it.each(['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET'])('misses %s', (name) => {
    expect(problemsOf({ ...shop, [name]: '' }).map((line) => line.split(' ')[0])).toEqual([name]);
  });

  it('knows its networks', () => {
    const given = { ...shop, YOOKASSA_NETWORKS: '185.71.76.0/27, 2a02:5180::/32,77.75.156.11' };
    expect(readConfig(given).yookassa?.networks).toEqual([
      '185.71.76.0/27',
      '2a02:5180::/32',
      '77.75.156.11',
    ]);
    expect(problemsOf({ ...shop, YOOKASSA_NETWORKS: '185.71.76.0/270' })).toHaveLength(1);
    expect(problemsOf({ ...shop, YOOKASSA_NETWORKS: 'yookassa.ru' })).toHaveLength(1);
  });
});

describe('the assistant', () => {
  const model = { ASSISTANT_URL: 'https://model.example/v1', ASSISTANT_KEY: 'key', ASSISTANT_MODEL: 'small' };

  it('has a model where one is named, and does without in production too', () => {
    expect(readConfig({}).assistant).toBeUndefined();
    expect(readConfig(model).assistant).toEqual({ url: model.ASSISTANT_URL, key: 'key', model: 'small' });
  });

  it.each(Object.keys(model))('misses %s', (name) => {
    expect(problemsOf({ ...model, [name]: '' }).map((line) => line.split(' ')[0])).toEqual([name]);
  });
});
