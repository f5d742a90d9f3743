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

/** What Fastify's own look-up of addresses knows by name. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * How many proxies stand in front (`1`), or which (`10.0.0.5,172.16.0.0/12`). There is no «all of them»: who may write any address
 * into `X-Forwarded-For` escapes the limits on codes and calls, and passes for the bank.
 */
const proxies = z.string().transform((value, context) => {
  if (/^\s*\d\s*$/.test(value)) return Number(value);
  const names = list.parse(value);
  const isEverybody = (name: string) => (name.includes(':') ? /\/[0-6]$/ : /\/[0-7]$/).test(name);
  const isKnown = (name: string) =>
    NAMED_NETWORKS.includes(name) || (network.safeParse(name).success && !isEverybody(name));
  if (names.length === 0 || !names.every(isKnown))
    context.addIssue(
      `must be how many proxies stand in front (0 to 9) or their addresses and networks, never true`,
    );
  return names;
});

/** `2026-11:<32 bytes in base64>,2026-05:…`: the first key is in use, the others still open what came before. */
const secretKeys = z.string().transform((value, context) => {
  const keys = value.split(',').map((entry) => {
    const [, id = '', text = ''] = /^([\w-]{1,32}):(.+)$/.exec(entry.trim()) ?? [];
    return { id, key: Buffer.from(text, 'base64') };
  });
  if (keys.some(({ id, key }) => !id || id === 'sandbox' || key.length !== 32))
    context.addIssue('must be id:key pairs with keys of 32 bytes in base64, separated by commas');
  else if (new Set(keys.map(({ id }) => id)).size < keys.length) context.addIssue('must name each key once');
  return keys;
});

export const environmentSchema = z.object({
  PUNKT_MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().optional(),
  PUNKT_ORIGIN: z.url().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(120_000).default(5_000),
  PUNKT_GEORGIAN_HOSTS: list.default(['ge.localhost']),
  PUNKT_STAGE: flag.default(false),
  PUNKT_DEV: flag.default(false),
  PUNKT_SANDBOX_CODE_IN_REPLY: flag.default(false),
  PUNKT_SANDBOX_EXAMPLES: flag.default(true),
  TRUST_PROXY: proxies.optional(),
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  STOP_WITHIN_MS: z.coerce.number().int().min(1_000).max(120_000).default(9_500),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  // OpenTelemetry's own names; its library reads further ones (`OTEL_EXPORTER_OTLP_HEADERS`) by itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().default('punkt'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  SECRET_KEYS: secretKeys.optional(),
  LOCK_KEYS: secretKeys.optional(),
  LOCK_WIFI_SECRET: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((secret) => secret.length >= 32, 'must be 32 bytes or more in base64')
    .optional(),
  LOCK_PAGE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.includes('{token}'), 'must hold {token} where the token belongs')
    .optional(),
  SANDBOX_LOCK_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  OPERATOR_NAME: z.string().max(300).optional(),
  OPERATOR_ADDRESS: z.string().max(500).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce
    .number()
    .int()
    .refine((ms) => ms === 0 || ms >= 100, 'must be at least 100, or 0 for no limit')
    .default(1_500),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(10).default(600),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).default(512),
  EVENT_STREAMS: z.coerce.number().int().min(1).default(12_000),
  TILES_PER_MINUTE: z.coerce.number().int().min(100).default(3_000),
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
  // With both attempts less than the ten seconds that anybody waits.
  S3_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(3_500),
  YOOKASSA_SHOP_ID: z.string().optional(),
  YOOKASSA_SECRET: z.string().optional(),
  YOOKASSA_URL: z.url().optional(),
  YOOKASSA_CONFIRMATION: z.enum(['redirect', 'qr']).default('redirect'),
  YOOKASSA_NETWORKS: networks.default([]),
  ASSISTANT_URL: z.url().optional(),
  ASSISTANT_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().optional(),
  ASSISTANT_LEARNS_AHEAD: flag.default(true),
  IP_COUNTRY_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.includes('{ip}'), 'must hold {ip} where the address of a visitor belongs')
    .optional(),
  IP_COUNTRY_DEFAULT: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country of two capital letters')
    .default('RU'),
  TILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must hold {z}, {x} and {y}')
    .refine((url) => !url.includes('@'), 'must hold no password: every browser is told it')
    .optional(),
  TILES_ATTRIBUTION: z.string().max(200).optional(),
  TILES_MAX_ZOOM: z.coerce.number().int().min(1).max(22).optional(),
  SMSC_TIMEOUT_MS: z.coerce.number().int().min(100).max(4_500).default(4_000),
});

export type Values = z.infer<typeof environmentSchema>;
