import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * Every environment variable, in one place. Blank means unset, because that is what compose files and
 * dashboards write for «nothing». Production lists everything that is missing at once: nobody should
 * restart a server five times to learn five names.
 */
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean),
);

/** Networks of a service that signs nothing: `185.71.76.0/27,2a02:5180::/32`. */
const network = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);
const networks = list.pipe(z.array(network));

const schema = z.object({
  PUNKT_MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  PUNKT_ORIGIN: z.url().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  PUNKT_GEORGIAN_HOSTS: list.default(['ge.localhost']),
  PUNKT_STAGE: flag.default(false),
  PUNKT_DEV: flag.default(false),
  PUNKT_SANDBOX_CODE_IN_REPLY: flag.default(false),
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(100).default(1_500),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(10).default(600),
  CODES_PER_ADDRESS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  CODES_PER_DAY: z.coerce.number().int().min(1).default(20_000),
  SMS_PROVIDER: z.enum(['sandbox', 'smsc']).optional(),
  SMSC_URL: z.url().optional(),
  SMSC_LOGIN: z.string().optional(),
  SMSC_PASSWORD: z.string().optional(),
  SMSC_SENDER: z.string().optional(),
  DADATA_TOKEN: z.string().optional(),
  DADATA_URL: z.url().optional(),
  YANDEX_GEOCODER_KEY: z.string().optional(),
  YANDEX_GEOCODER_URL: z.url().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/\s]+/, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().regex(/@/, 'must hold an address').optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a key of web-push in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a key of web-push in base64url')
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  YOOKASSA_SHOP_ID: z.string().optional(),
  YOOKASSA_SECRET: z.string().optional(),
  YOOKASSA_URL: z.url().optional(),
  YOOKASSA_CONFIRMATION: z.enum(['redirect', 'qr']).default('redirect'),
  YOOKASSA_NETWORKS: networks.default([]),
  ASSISTANT_URL: z.url().optional(),
  ASSISTANT_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().optional(),
  SMSC_TIMEOUT_MS: z.coerce.number().int().min(100).max(4_500).default(4_000),
});

const YOOKASSA_URL = 'https://api.yookassa.ru/v3';
const DADATA_URL = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs';
const YANDEX_GEOCODER_URL = 'https://geocode-maps.yandex.ru/1.x/';

export type Environment = Record<string, string | undefined>;

/** What an operator reads when the configuration does not hold: every line is one thing to mend. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Configuration does not hold:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Values = z.infer<typeof schema>;

/** Half an account opens no store, and an account without a bucket would silently be left unused. */
function halfOfS3(values: Values): string[] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: secret } = values;
  if (!bucket && (key || secret || values.S3_ENDPOINT))
    return ['S3_BUCKET is missing: files would stay on the disk'];
  if (key && !secret) return ['S3_SECRET_ACCESS_KEY is missing: it belongs to S3_ACCESS_KEY_ID'];
  if (secret && !key) return ['S3_ACCESS_KEY_ID is missing: it belongs to S3_SECRET_ACCESS_KEY'];
  return [];
}

/** An e-mail needs a sender, a shop its secret, a push both halves of its keys. */
function halfOfPairs(values: Values): string[] {
  const pairs = [
    ['SMTP_URL', 'MAIL_FROM'],
    ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET'],
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ] as const;
  // Production asks for both of the first two pairs anyway.
  const asked = values.PUNKT_MODE === 'production' ? pairs.slice(2) : pairs;
  return asked.flatMap(([one, other]) => {
    if (values[one] && !values[other]) return [`${other} is missing: it belongs to ${one}`];
    return values[other] && !values[one] ? [`${one} is missing: it belongs to ${other}`] : [];
  });
}

/** A language model needs all three; without any of them the search over the published content answers alone. */
function partOfAssistant(values: Values): string[] {
  const names = ['ASSISTANT_URL', 'ASSISTANT_KEY', 'ASSISTANT_MODEL'] as const;
  const missing = names.filter((name) => !values[name]);
  return missing.length === names.length
    ? []
    : missing.map((name) => `${name} is missing: the assistant's model needs address, key and name`);
}

function assistantOf({ ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model }: Values) {
  return url && key && model ? { url, key, model } : undefined;
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: Values) {
  return url && from ? { url, from } : undefined;
}

function vapidOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Values) {
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

function yookassaOf(values: Values) {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET: secret } = values;
  if (!shopId || !secret) return undefined;
  return {
    shopId,
    secret,
    url: values.YOOKASSA_URL ?? YOOKASSA_URL,
    confirmation: values.YOOKASSA_CONFIRMATION,
    networks: values.YOOKASSA_NETWORKS,
  };
}

function s3Of(values: Values) {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET) return undefined;
  return {
    bucket: S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    forcePathStyle: values.S3_FORCE_PATH_STYLE,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  };
}

/** What a production instance can't do without, and why. */
function missingInProduction(values: Values): string[] {
  if (values.PUNKT_MODE !== 'production') return [];
  const problems: string[] = [];
  const need = (name: keyof Values, why: string) => {
    if (values[name] === undefined) problems.push(`${name} is missing: ${why}`);
  };
  need('DATABASE_URL', 'the PostgreSQL (15 or newer) that keeps everything');
  need('PUNKT_ORIGIN', 'the public address, used in links, e-mails and SMS autofill');
  need('METRICS_TOKEN', '/metrics must not be open to everybody (16 characters or more)');
  if (values.SMS_PROVIDER !== 'smsc')
    problems.push('SMS_PROVIDER must be smsc: a sandbox sends nobody a code');
  else {
    need('SMSC_LOGIN', 'account of the SMS gateway');
    need('SMSC_PASSWORD', 'password of the SMS gateway');
  }
  need('SMTP_URL', 'the mail server that sends notices');
  need('MAIL_FROM', 'the sender of e-mails');
  need('DADATA_TOKEN', 'key of the register in which companies and banks are looked up');
  need('YANDEX_GEOCODER_KEY', 'key of the geocoder: the streets of the sandbox are made up');
  need('YOOKASSA_SHOP_ID', 'the shop at YooKassa that takes the guarantee fee');
  need('YOOKASSA_SECRET', 'the secret key of that shop');
  if (values.PUNKT_STAGE) problems.push('PUNKT_STAGE must not be set in production');
  if (values.PUNKT_DEV) problems.push('PUNKT_DEV must not be set in production');
  if (values.PUNKT_SANDBOX_CODE_IN_REPLY)
    problems.push('PUNKT_SANDBOX_CODE_IN_REPLY must not be set in production');
  return problems;
}

export function readConfig(environment: Environment) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  const bad = parsed.error?.issues ?? [];
  const badNames = bad.map((issue) => String(issue.path[0]));
  // What is bad must not hide what is missing: the rest is looked at as if the bad values were not there.
  const sound = Object.entries(given).filter(([name]) => !badNames.includes(name));
  const values = schema.parse(Object.fromEntries(sound));
  const missing = [
    ...missingInProduction(values),
    ...halfOfS3(values),
    ...halfOfPairs(values),
    ...partOfAssistant(values),
  ].filter((line) => !badNames.some((name) => line.startsWith(`${name} `)));
  const problems = [...bad.map((issue) => `${issue.path.join('.')}: ${issue.message}`), ...missing];
  if (problems.length > 0) throw new ConfigError(problems);
  return present(values);
}

function present(values: Values) {
  const sandbox = values.PUNKT_MODE === 'sandbox';
  return {
    mode: values.PUNKT_MODE,
    sandbox,
    development: values.PUNKT_DEV,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    origin: values.PUNKT_ORIGIN,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    georgianHosts: values.PUNKT_GEORGIAN_HOSTS,
    stage: values.PUNKT_STAGE,
    codeInReply: sandbox && values.PUNKT_SANDBOX_CODE_IN_REPLY,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    maxEventLoopDelay: values.MAX_EVENT_LOOP_DELAY_MS,
    ratePerMinute: values.RATE_LIMIT_PER_MINUTE,
    codes: { perAddressPerHour: values.CODES_PER_ADDRESS_PER_HOUR, perDay: values.CODES_PER_DAY },
    dadata: values.DADATA_TOKEN
      ? { token: values.DADATA_TOKEN, url: values.DADATA_URL ?? DADATA_URL }
      : undefined,
    assistant: assistantOf(values),
    smtp: smtpOf(values),
    vapid: vapidOf(values),
    geocoder: values.YANDEX_GEOCODER_KEY
      ? { key: values.YANDEX_GEOCODER_KEY, url: values.YANDEX_GEOCODER_URL ?? YANDEX_GEOCODER_URL }
      : undefined,
    s3: s3Of(values),
    yookassa: yookassaOf(values),
    sms:
      values.SMS_PROVIDER === 'smsc'
        ? {
            provider: 'smsc' as const,
            url: values.SMSC_URL ?? 'https://smsc.ru/sys/send.php',
            login: values.SMSC_LOGIN ?? '',
            password: values.SMSC_PASSWORD ?? '',
            sender: values.SMSC_SENDER,
            attemptMs: values.SMSC_TIMEOUT_MS,
          }
        : { provider: 'sandbox' as const },
  };
}

export type Config = ReturnType<typeof readConfig>;
