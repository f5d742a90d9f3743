import { resolve } from 'node:path';
import { environmentSchema, type Values } from './config-schema.ts';

const YOOKASSA_URL = 'https://api.yookassa.ru/v3';
const DADATA_URL = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs';
/** Where controllers show their page on their own network. */
const LOCK_PAGE_URL = 'http://192.168.4.1/open?t={token}';
const YANDEX_GEOCODER_URL = 'https://geocode-maps.yandex.ru/1.x/';

export type Environment = Record<string, string | undefined>;

/** What an operator reads when the configuration does not hold: every line is one thing to fix. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Configuration does not hold:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

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
    ['TILES_URL', 'TILES_ATTRIBUTION'],
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

const OPERATOR = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

/** The policy names all three of them, or, in a sandbox, a made-up operator. */
function partOfOperator(values: Values): string[] {
  if (values.PUNKT_MODE !== 'production' && OPERATOR.every((name) => !values[name])) return [];
  return OPERATOR.filter((name) => !values[name]).map(
    (name) => `${name} is missing: the privacy policy says who processes the data and where to write to`,
  );
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email }: Values) {
  return name && address && email ? { name, address, email } : null;
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

/** Whose map it is must be said wherever it is shown. */
function tilesOf({ TILES_URL: url, TILES_ATTRIBUTION: attribution, TILES_MAX_ZOOM: maxZoom }: Values) {
  return url && attribution ? { url, attribution, maxZoom, origin: new URL(url).origin } : undefined;
}

function tracesOf(values: Values) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  return endpoint
    ? { endpoint, service: values.OTEL_SERVICE_NAME, share: values.OTEL_TRACES_SAMPLER_ARG }
    : undefined;
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

/** Without an address of its own the sandbox's lock says where its page is. */
function locksOf(values: Values, sandbox: boolean) {
  return {
    keys: values.LOCK_KEYS,
    wifiSecret: values.LOCK_WIFI_SECRET,
    page: values.LOCK_PAGE_URL ?? (sandbox ? undefined : LOCK_PAGE_URL),
    sandboxPort: values.SANDBOX_LOCK_PORT,
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
    attemptMs: values.S3_TIMEOUT_MS,
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
  need('TRUST_PROXY', 'how many proxies stand in front, or which; 0 where visitors reach us directly');
  if (!values.S3_BUCKET)
    need('DATA_DIR', 'a folder that outlives the process, or S3_BUCKET, keeps the files');
  need('METRICS_TOKEN', '/metrics must not be open to everybody (16 characters or more)');
  need('SECRET_KEYS', 'what seals the passwords of cameras (docs/operations.md)');
  need('LOCK_KEYS', 'what signs the tokens that open electronic locks (docs/lock-token.md)');
  need('LOCK_WIFI_SECRET', 'what makes the passwords of the locks’ networks (docs/lock-token.md)');
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
  if (values.TILES_URL?.startsWith('http:'))
    problems.push('TILES_URL must start with https: browsers load nothing else into our pages');
  if (values.PUNKT_STAGE) problems.push('PUNKT_STAGE must not be set in production');
  if (values.PUNKT_DEV) problems.push('PUNKT_DEV must not be set in production');
  if (values.PUNKT_SANDBOX_CODE_IN_REPLY)
    problems.push('PUNKT_SANDBOX_CODE_IN_REPLY must not be set in production');
  return problems;
}

export function readConfig(environment: Environment) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  const bad = parsed.error?.issues ?? [];
  const badNames = bad.map((issue) => String(issue.path[0]));
  // What is bad must not hide what is missing: the rest is looked at as if the bad values were not there.
  const sound = Object.entries(given).filter(([name]) => !badNames.includes(name));
  const values = environmentSchema.parse(Object.fromEntries(sound));
  const missing = [
    ...missingInProduction(values),
    ...halfOfS3(values),
    ...halfOfPairs(values),
    ...partOfAssistant(values),
    ...partOfOperator(values),
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
    dataDir: resolve(values.DATA_DIR ?? '.data'),
    origin: values.PUNKT_ORIGIN,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    databaseWaitMs: values.DATABASE_WAIT_MS,
    georgianHosts: values.PUNKT_GEORGIAN_HOSTS,
    stage: values.PUNKT_STAGE,
    codeInReply: sandbox && values.PUNKT_SANDBOX_CODE_IN_REPLY,
    examples: sandbox && values.PUNKT_SANDBOX_EXAMPLES,
    trustProxy: values.TRUST_PROXY ?? 0,
    stopDelayMs: values.STOP_DELAY_MS,
    stopWithinMs: values.STOP_WITHIN_MS,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    traces: tracesOf(values),
    secretKeys: values.SECRET_KEYS,
    maxEventLoopDelay: values.MAX_EVENT_LOOP_DELAY_MS,
    ratePerMinute: values.RATE_LIMIT_PER_MINUTE,
    tilesPerMinute: values.TILES_PER_MINUTE,
    eventStreams: values.EVENT_STREAMS,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    codes: { perAddressPerHour: values.CODES_PER_ADDRESS_PER_HOUR, perDay: values.CODES_PER_DAY },
    dadata: values.DADATA_TOKEN
      ? { token: values.DADATA_TOKEN, url: values.DADATA_URL ?? DADATA_URL }
      : undefined,
    assistant: assistantOf(values),
    assistantLearnsAhead: values.ASSISTANT_LEARNS_AHEAD,
    operator: operatorOf(values),
    ipCountry: { url: values.IP_COUNTRY_URL, sandbox: sandbox ? values.IP_COUNTRY_DEFAULT : undefined },
    smtp: smtpOf(values),
    vapid: vapidOf(values),
    geocoder: values.YANDEX_GEOCODER_KEY
      ? { key: values.YANDEX_GEOCODER_KEY, url: values.YANDEX_GEOCODER_URL ?? YANDEX_GEOCODER_URL }
      : undefined,
    tiles: tilesOf(values),
    s3: s3Of(values),
    yookassa: yookassaOf(values),
    locks: locksOf(values, sandbox),
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
