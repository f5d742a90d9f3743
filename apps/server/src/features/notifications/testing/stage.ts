import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@punkt/domain/country-code';
import type { Notice } from '@punkt/domain/notices';
import { serverTexts } from '@punkt/locales/server';
import { pgQuery, readableLog, type TestApp } from '../../../../test/harness.ts';
import type { TestPerson } from '../../../../test/people.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { createSandboxMail } from '../../../providers/mail/sandbox.ts';
import type { PushPort } from '../../../providers/push/port.ts';
import { createSandboxPush } from '../../../providers/push/sandbox.ts';
import { createAuthAdmin } from '../../auth/admin.ts';
import { emailOf } from '../../owners/company-facts-service.ts';
import { createNotificationsService } from '../service.ts';
import { languageOf } from '../words.ts';

/** The feature on the app's own database, with whatever takes the place of the push service. */
export function serviceOf(app: TestApp, push: PushPort = createSandboxPush(app.db, app.clock)) {
  const { db, clock } = app;
  const accounts = createAuthAdmin(clock);
  const { log, lines } = readableLog();
  const mail = createSandboxMail(db, clock);
  const originOf = (country: CountryCode) =>
    languageOf(country) === 'ka' ? 'https://ge.punkt.example' : 'https://punkt.example';
  const deps = { db, clock, log, texts: serverTexts, accounts, mail, push, originOf, companyEmail: emailOf };
  return { ...createNotificationsService(deps), lines };
}

export const APPROVED: Notice = { kind: 'taxApproved', params: {} };
export const accepted = (order: number): Notice => ({
  kind: 'orderAccepted',
  params: { order, until: new Date('2026-12-20T20:59:59Z'), country: 'RU' },
});

/** Tells somebody, as another feature does. */
export const sendNotice = (
  app: TestApp,
  { id }: Pick<TestPerson, 'id'>,
  notice: Notice,
  link: `/${string}` = '/lk/orders',
) => transaction(app.db, (tx) => serviceOf(app).notify(tx, { ...notice, link, userId: id }));

export const list = (app: TestApp, { token }: TestPerson, query = {}, headers = {}) =>
  app.call('GET /api/v4/notifications', { query }, { token, headers });

export const read = (app: TestApp, { token }: TestPerson, ids?: string[]) =>
  app.call('POST /api/v4/notifications/read', { body: { ...(ids && { ids }) } }, { token });

/** Gives a person an e-mail of their own. */
export const giveEmail = (app: TestApp, { id }: Pick<TestPerson, 'id'>, email: string) =>
  transaction(app.db, (tx) => createAuthAdmin(app.clock).change(tx, id, { email }));

export async function outbox(
  app: TestApp,
  recipient: string,
): Promise<Array<{ channel: string; body: string }>> {
  const { rows } = await pgQuery(
    app.databaseUrl,
    'select channel, body from sandbox_outbox where recipient = $1 order by id',
    [recipient],
  );
  return rows;
}

/** Jobs of one notice that wait or are being tried again. */
export async function jobsLeft(app: TestApp, name: string): Promise<number> {
  const { rows } = await pgQuery(
    app.databaseUrl,
    'select count(*) as left from graphile_worker.jobs where task_identifier = $1',
    [name],
  );
  return Number(rows[0]?.left);
}

export const newEndpoint = (): string => `https://push.example/${randomUUID()}`;
/** A point of P-256 and 16 bytes, as a browser sends them. */
export const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
export const subscribe = (app: TestApp, { token }: TestPerson, endpoint: string, headers = {}) =>
  app.call(
    'POST /api/v4/notifications/push/subscribe',
    { body: { endpoint, keys: KEYS } },
    { token, headers },
  );
