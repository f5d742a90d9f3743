import { randomUUID } from 'node:crypto';
import { isStaffRole } from '@punkt/domain/staff';
import { serverTexts } from '@punkt/locales/server';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { newDatabase } from '../../../../test/harness.ts';
import { PATIENCE_MS } from '../../../../test/waiting.ts';
import { createClock } from '../../../platform/clock/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createMetrics } from '../../../platform/metrics/metrics.ts';
import { createSandboxMail } from '../../../providers/mail/sandbox.ts';
import type { PaymentProvider } from '../../../providers/payments/port.ts';
import { createSandboxBank } from '../../../providers/payments/sandbox.ts';
import { createSandboxPush } from '../../../providers/push/sandbox.ts';
import { createAuthAdmin } from '../../auth/admin.ts';
import { createNotificationsService } from '../../notifications/service.ts';
import { POLL_JOB, REFUND_JOB } from '../jobs.ts';
import { serveMoney } from '../money-routes.ts';
import { createMoneyService } from '../money-service.ts';
import { createNetworkFilter } from '../networks.ts';
import { servePayments, serveSandboxBank } from '../routes.ts';
import { createPaymentsService } from '../service.ts';
import { createApplications } from './applications.ts';

type CleanUp = (work: () => Promise<void>) => void;

export interface StageOptions {
  readonly cleanUp?: CleanUp;
  /** In place of the bank of the sandbox, or around it. */
  readonly provider?: (bank: PaymentProvider) => PaymentProvider;
  readonly networks?: readonly string[];
  /** A second instance on the database of the first. */
  readonly databaseUrl?: string;
  /** Whether jobs run by themselves. */
  readonly jobs?: boolean;
}

const VARIANTS = { georgianHosts: [], stage: false };

const caller = (userId: string, staffRoles: Caller['staffRoles'] = []): Caller => ({
  userId,
  sessionId: randomUUID(),
  pickpointId: null,
  staffRoles,
});

/** Payments on a real database, with a real worker and a real server, before a stand-in for applications. */
export async function stage({ cleanUp = onTestFinished, networks = [], ...options }: StageOptions = {}) {
  const log = createLog({ level: 'silent' });
  const url = options.databaseUrl ?? (await newDatabase(cleanUp));
  const { db, pool } = openDatabase({ url, poolSize: 8, log, waitMs: PATIENCE_MS });
  cleanUp(() => db.destroy());
  const clock = createClock();
  const bank = createSandboxBank(db, clock, '');
  const provider = options.provider?.(bank.provider) ?? bank.provider;
  const accounts = createAuthAdmin(clock);
  const payments = createPaymentsService({
    db,
    clock,
    log,
    provider,
    accounts,
    purpose: (order) => `Order ${order}`,
    origin: 'https://punkt.example',
  });
  const applications = await createApplications(db, clock);
  payments.registerSubject(applications.subject);
  const notifications = createNotificationsService({
    db,
    clock,
    log,
    texts: serverTexts,
    accounts,
    mail: createSandboxMail(db, clock),
    push: createSandboxPush(db, clock),
    originOf: () => 'https://punkt.example',
    companyEmail: async () => undefined,
  });
  const money = createMoneyService({
    db,
    clock,
    accounts,
    notifications,
    find: payments.find,
    decide: payments.decide,
  });
  if (options.jobs) {
    const jobs = { [POLL_JOB]: payments.poll, [REFUND_JOB]: payments.refund };
    const worker = await startJobs({ pool, log, jobs, cron: [] });
    cleanUp(() => worker.stop());
  }

  const metrics = createMetrics();
  cleanUp(async () => metrics.close());
  const http = await createHttp({
    log,
    metrics,
    texts: serverTexts,
    variants: VARIANTS,
    trustProxy: 1,
    ratePerMinute: 100_000,
    secureTransport: false,
  });
  // The token `staff` is a staff member; any other token is the id of a person.
  const authenticate = async (token: string) => {
    const [role] = token.split('-');
    return isStaffRole(role) ? caller(randomUUID(), [role]) : caller(token);
  };
  const context = { authenticate };
  const routes = { texts: serverTexts, variants: VARIANTS, sandbox: true, now: clock.now };
  servePayments(http, payments, { ...routes, mayNotify: createNetworkFilter(networks) }, context);
  serveMoney(http, money, { ...routes, ...context });
  serveSandboxBank(http, payments, bank, context);
  cleanUp(async () => {
    await http.close();
    metrics.close();
  });

  const order = async (amount?: number) => {
    const owner = caller(randomUUID());
    return { owner, id: await applications.add(owner.userId, amount) };
  };
  const rows = async <T>(table: string, orderId: number): Promise<T[]> =>
    (await sql<T>`select * from ${sql.table(table)} where order_id = ${orderId} order by 1`.execute(db)).rows;

  const call = async (name: `${'GET' | 'POST'} ${string}`, token?: string, body?: object, headers = {}) => {
    const [method, url] = name.split(' ') as ['GET' | 'POST', string];
    const response = await http.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  };

  return {
    databaseUrl: url,
    db,
    clock,
    bank,
    payments,
    money,
    accounts,
    applications,
    order,
    rows,
    caller,
    call,
  };
}
