import type { AuthAdmin } from '../features/auth/admin.ts';
import type { Notifier } from '../features/notifications/service.ts';
import { DIFFERS_JOB, POLL_JOB, REFUND_JOB } from '../features/payments/jobs.ts';
import { serveMoney } from '../features/payments/money-routes.ts';
import { createMoneyService, LEDGER_JOB } from '../features/payments/money-service.ts';
import { createNetworkFilter } from '../features/payments/networks.ts';
import { createPaymentsPersonalData } from '../features/payments/personal-data-service.ts';
import { servePayments, serveSandboxBank } from '../features/payments/routes.ts';
import { createPaymentsService, type PaymentsService } from '../features/payments/service.ts';
import { createSandboxBank } from '../providers/payments/sandbox.ts';
import { createYooKassa } from '../providers/payments/yookassa.ts';
import type { FeatureParts, Platform } from './platform.ts';

const RESUME_JOB = 'payments.resume';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly notifications: Notifier;
}

/** Whoever is paid for registers with the service; see PaymentSubject. */
export function openPayments(
  platform: Platform,
  { accounts, notifications }: Needs,
): { payments: PaymentsService; parts: FeatureParts } {
  const { config, db, clock, log, http, texts, variants } = platform;
  const origin = config.origin?.replace(/\/$/, '') ?? '';
  const bank = createSandboxBank(db, clock, origin);
  const provider = config.yookassa ? createYooKassa(config.yookassa) : bank.provider;
  // Statements of banks are set in old encodings: a plain space.
  const purpose = (order: number) => texts('ru')('receipt.purpose', { order }).replaceAll('\u00a0', ' ');
  const payments = createPaymentsService({ db, clock, log, provider, accounts, purpose, origin });
  const mayNotify = createNetworkFilter(config.yookassa?.networks ?? []);
  const { sandbox } = config;
  servePayments(http, payments, { texts, variants, sandbox, now: clock.now, mayNotify }, platform);
  if (sandbox) serveSandboxBank(http, payments, bank, platform);
  const money = createMoneyService({
    db,
    clock,
    accounts,
    notifications,
    find: payments.find,
    decide: payments.decide,
  });
  serveMoney(http, money, platform);
  const { metrics } = platform;
  metrics.gauge('punkt_refunds_open', 'Refunds that are not done, by state', money.openRefunds, 'state');
  metrics.gauge(
    'punkt_ledger_differences',
    'Payments about which ledger and payments disagreed at the last check',
    async () => (await money.lastCheck())?.differing ?? null,
  );
  metrics.gauge('punkt_ledger_check_age_seconds', 'How long ago that check was', async () => {
    const at = (await money.lastCheck())?.at;
    return at ? (clock.now().getTime() - at.getTime()) / 1_000 : null;
  });
  const parts: FeatureParts = {
    personalData: [createPaymentsPersonalData(db)],
    jobs: {
      [POLL_JOB]: payments.poll,
      [REFUND_JOB]: payments.refund,
      [RESUME_JOB]: () => payments.resume('lost'),
      [LEDGER_JOB]: money.checkDaily,
      [DIFFERS_JOB]: money.tellOfOther,
    },
    cron: [
      { name: RESUME_JOB, pattern: '*/10 * * * *' },
      { name: LEDGER_JOB, pattern: '23 2 * * *' },
    ],
    seed: () => payments.resume('all'),
  };
  return { payments, parts };
}
