import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Call, CallInput, CallOutput } from '@punkt/contract/contract';
import type { ErrorBody } from '@punkt/contract/errors';
import { wireRequest } from '@punkt/contract/request';
import pg from 'pg';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { type Environment, readConfig } from '../src/config.ts';
import { createLog, type Log } from '../src/platform/log/log.ts';
import type { PageSource } from '../src/platform/pages/source.ts';
import { injectionOf } from './injection.ts';
import { STARTED_TEMPLATE, TEMPLATE } from './postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { PATIENCE_MS } from './waiting.ts';

/** Signing in at PostgreSQL takes longer than most questions: whoever asks a database again finds a connection waiting. */
const pools = new Map<string, pg.Pool>();

function poolOf(connectionString: string): pg.Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const limits = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const pool = new pg.Pool({ connectionString, max: 4, allowExitOnIdle: true, ...limits });
  // Some tests end connections, or the server itself; the next question opens another.
  pool.on('error', () => undefined);
  pools.set(connectionString, pool);
  return pool;
}

async function dropDatabase(name: string, url: string): Promise<void> {
  await pools.get(url)?.end();
  pools.delete(url);
  await poolOf(inject('postgresUrl')).query(`drop database ${name} with (force)`);
}

/**
 * For what a whole file shares: taken apart after its last test, newest first. Not from inside a hook: there Vitest has stopped listening, and
 * nothing is ever taken apart (`leftBehind` in postgres.ts finds it).
 */
export function afterFile(): (work: () => Promise<void>) => void {
  const works: Array<() => Promise<void>> = [];
  afterAll(async () => {
    for (const work of works) await work();
  });
  return (work) => void works.unshift(work);
}

/** Of the test that runs, as a database may be called: so that whatever is left behind can be traced. */
const fileName = (): string =>
  basename(expect.getState().testPath ?? 'unknown', '.test.ts')
    .replaceAll(/\W/g, '_')
    .slice(0, 20);

/** A database of one's own, migrated, gone when the test is over. */
export async function newDatabase(
  cleanUp: (work: () => Promise<void>) => void = onTestFinished,
  template: string = TEMPLATE,
): Promise<string> {
  const name = `test_${fileName()}_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  // Copying files takes a third of the time of copying through the write-ahead log, as nothing waits for a disk here.
  const copy = `create database ${name} template ${template} strategy file_copy`;
  await poolOf(inject('postgresUrl')).query(copy);
  cleanUp(() => dropDatabase(name, url.href));
  return url.href;
}

interface Answer<N extends Call> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** What the contract promises; meaningful when the status is 200. */
  readonly body: CallOutput<N>;
  readonly error: ErrorBody;
}

export interface TestApp extends App {
  call<N extends Call>(
    name: N,
    input: CallInput<N>,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<Answer<N>>;
  /** The last code that the sandbox «sent» to a phone. */
  lastCode(phone: string): Promise<string>;
  databaseUrl: string;
}

export interface TestAppOptions {
  readonly environment?: Environment;
  /** A second instance on the database of the first. */
  readonly databaseUrl?: string;
  readonly cleanUp?: (work: () => Promise<void>) => void;
  /** Where log lines go; nowhere by default. */
  readonly log?: Log;
  readonly pages?: PageSource;
  readonly examples?: boolean;
}

/** What decides what a first start fills in: with others of these the product has to do it itself. */
const FIRST_START = ['PUNKT_MODE', 'SECRET_KEYS', 'LOCK_KEYS'];

const templateFor = ({ environment = {}, examples }: TestAppOptions): string =>
  examples || FIRST_START.some((name) => name in environment) ? TEMPLATE : STARTED_TEMPLATE;

export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const cleanUp = options.cleanUp ?? onTestFinished;
  const databaseUrl = options.databaseUrl ?? (await newDatabase(cleanUp, templateFor(options)));
  // Files of a test never land in the data folder of whoever runs it.
  const dataDir = await temporaryFolder('test-data', cleanUp);
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '5',
    RATE_LIMIT_PER_MINUTE: '100000',
    // A machine that is busy with other tests is no reason to refuse this one. Any limit would refuse after a long stall: no
    // measurement counts as an endless delay.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DATABASE_WAIT_MS: String(PATIENCE_MS),
    ...options.environment,
    ...(options.environment?.DATA_DIR === PRODUCTION.DATA_DIR && { DATA_DIR: dataDir }),
  });
  const app = await createApp({
    config,
    databaseUrl,
    log: options.log ?? createLog({ level: config.logLevel }),
    ...(options.pages && { pages: options.pages }),
    ...(options.examples && { examples: true }),
  });
  cleanUp(() => app.close());
  return {
    ...app,
    databaseUrl,
    call: async (name, input, { token, headers } = {}) => {
      const request = injectionOf(wireRequest(name, input), token);
      const response = await app.http.inject({ ...request, headers: { ...request.headers, ...headers } });
      const json = response.body ? response.json() : undefined;
      return { status: response.statusCode, headers: response.headers, body: json, error: json };
    },
    lastCode: async (phone) => {
      const { rows } = await pgQuery(
        databaseUrl,
        'select body from sandbox_outbox where recipient = $1 order by id desc limit 1',
        [phone],
      );
      const code = /\d{4,6}/.exec(String(rows[0]?.body))?.[0];
      if (!code) throw new Error(`no code was sent to ${phone}`);
      return code;
    },
  };
}

/** A log that can be read: one parsed line after another. */
export function readableLog(level = 'trace') {
  const lines: Array<Record<string, unknown>> = [];
  const log = createLog({
    level,
    destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
  });
  return { log, lines, text: () => JSON.stringify(lines) };
}

/** What a production instance must be given; nothing in it is real. */
export const PRODUCTION: Environment = {
  PUNKT_MODE: 'production',
  DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
  PUNKT_ORIGIN: 'https://punkt.example',
  TRUST_PROXY: '1',
  DATA_DIR: '/nowhere',
  METRICS_TOKEN: 'metrics-token-of-a-test',
  SECRET_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  LOCK_KEYS: `test:${Buffer.alloc(32, 8).toString('base64')}`,
  LOCK_WIFI_SECRET: Buffer.alloc(32, 9).toString('base64'),
  OPERATOR_NAME: 'Operator of a test',
  OPERATOR_ADDRESS: 'Nowhere street, 1',
  OPERATOR_EMAIL: 'privacy@punkt.example',
  SMS_PROVIDER: 'smsc',
  SMSC_LOGIN: 'login',
  SMSC_PASSWORD: 'password-of-a-test',
  SMTP_URL: 'smtps://mail.punkt.example',
  MAIL_FROM: 'Punkt <no-reply@punkt.example>',
  DADATA_TOKEN: 'register-key-of-a-test',
  YOOKASSA_SHOP_ID: '100500',
  YOOKASSA_SECRET: 'shop-key-of-a-test',
  YANDEX_GEOCODER_KEY: 'geocoder-key-of-a-test',
};

/** Nothing in it yet, unlike `newDatabase`. */
export async function emptyDatabase(): Promise<string> {
  const admin = inject('postgresUrl');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await pgQuery(admin, `create database ${name}`);
  onTestFinished(async () => void (await pgQuery(admin, `drop database ${name} with (force)`)));
  const url = new URL(admin);
  url.pathname = name;
  return url.href;
}

export const pgQuery = (url: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> =>
  poolOf(url).query(text, values);

/** Logs a person in by the product's own calls: requests a code, reads it, sends it. */
export async function logIn(
  app: TestApp,
  phone: string,
  country: CallInput<'POST /api/v1/login'>['body']['country'] = 'RU',
  device: Partial<CallInput<'POST /api/v1/validate'>['body']> = {},
) {
  const { device_uuid = randomUUID() } = device;
  const asked = await app.call('POST /api/v1/login', { body: { phone, country, device_uuid } });
  if (asked.status !== 200) throw new Error(`asking for a code answered ${JSON.stringify(asked.error)}`);
  const code = await app.lastCode(phone);
  const { status, body } = await app.call('POST /api/v1/validate', {
    body: { ...device, token: asked.body.data, code, device_uuid },
  });
  if (status !== 200) throw new Error(`log-in of ${phone} answered ${status}`);
  return { access: body.access.token, refresh: body.refresh.token, device_uuid };
}
