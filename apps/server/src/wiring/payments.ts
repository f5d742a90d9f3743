import { createAuthAdmin } from '../features/auth/admin.ts';
import { POLL_JOB, REFUND_JOB } from '../features/payments/jobs.ts';
import { createGate } from '../features/payments/networks.ts';
import { createPaymentsPersonalData } from '../features/payments/personal-data-service.ts';
import { servePayments, serveSandboxBank } from '../features/payments/routes.ts';
import { createPaymentsService, type PaymentsService } from '../features/payments/service.ts';
import { createSandboxBank } from '../providers/payments/sandbox.ts';
import { createYooKassa } from '../providers/payments/yookassa.ts';
import type { House, Room } from './house.ts';

const RESUME_JOB = 'payments.resume';

/** Whoever is paid for registers with the service; see PaymentSubject. */
export function openPayments(house: House): { payments: PaymentsService; room: Room } {
  const { config, db, clock, log, http, texts, variants } = house;
  const origin = config.origin?.replace(/\/$/, '') ?? '';
  const bank = createSandboxBank(db, clock, origin);
  const provider = config.yookassa ? createYooKassa(config.yookassa) : bank.provider;
  const purpose = (order: number) => texts('ru')('receipt.purpose', { order });
  const accounts = createAuthAdmin(clock);
  const payments = createPaymentsService({ db, clock, log, provider, accounts, purpose, origin });
  const mayNotify = createGate(config.yookassa?.networks ?? []);
  const { sandbox } = config;
  servePayments(http, payments, { texts, variants, sandbox, now: clock.now, mayNotify }, house);
  if (sandbox) serveSandboxBank(http, payments, bank, house);
  const room: Room = {
    personalData: [createPaymentsPersonalData(db)],
    jobs: {
      [POLL_JOB]: payments.poll,
      [REFUND_JOB]: payments.refund,
      [RESUME_JOB]: () => payments.resume('lost'),
    },
    cron: [{ name: RESUME_JOB, pattern: '*/10 * * * *' }],
    seed: () => payments.resume('all'),
  };
  return { payments, room };
}
