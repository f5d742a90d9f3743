import { describe, expect, it } from 'vitest';
import { problemsOf } from '../test/config-problems.ts';
import { PRODUCTION } from '../test/harness.ts';
import { readConfig } from './config.ts';

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
      attemptMs: 3_500,
    });
    expect(readConfig({ ...s3, S3_TIMEOUT_MS: '20000' }).s3?.attemptMs).toBe(20_000);
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
