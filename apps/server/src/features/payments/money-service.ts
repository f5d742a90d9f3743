import { EXPORT_ROWS } from '@punkt/contract/console';
import { toQueue } from '@punkt/contract/events';
import { startOfMoscowDay } from '@punkt/domain/date';
import { type MoneyDecision, type MoneyState, mayRetryRefund } from '@punkt/domain/ledger';
import { staffCan } from '@punkt/domain/staff';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit.ts';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { Asking, Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { LinkedNotice, Notifier } from '../notifications/service.ts';
import { refundSoon } from './jobs.ts';
import { compareLedger, insertCheck, lastCheck } from './ledger-check-store.ts';
import {
  countMoney,
  findPayments,
  type MoneyFilter,
  type MoneyRow,
  readMoney,
  readPayment,
  readSums,
} from './money-store.ts';
import { countOpenRefunds, lockRefund } from './refund-store.ts';
import type { PaymentsService } from './service.ts';
import type { PaymentSubject } from './subject.ts';

export const LEDGER_JOB = 'payments.checkLedger';

const DAY_SECONDS = 24 * 3600;
const BATCH = 1_000;
const FOUND = 1_000;
const FAILED_MOST = 1_000;
/** A number of an application; longer ones are phones, INNs and ids. */
const ORDER_NUMBER = /^№?\s*(\d{1,9})$/;

interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** As the wire spells it. */
export interface MoneyWish extends Period {
  readonly state?: MoneyState | undefined;
  readonly query?: string | undefined;
}

export type Names = ReadonlyMap<string, string>;

interface MoneyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AuthAdmin, 'namesOf' | 'shortNamesOf' | 'leads'>;
  readonly notifications: Notifier;
  readonly find: PaymentSubject['find'];
  readonly decide: PaymentsService['decide'];
}

function mustManage({ staffRoles }: Caller): void {
  if (!staffCan(staffRoles, 'manageMoney')) throw new Failure('forbidden');
}

const timesOf = ({ from, to }: Period) => ({
  from: from ? startOfMoscowDay(from) : undefined,
  until: to ? addSeconds(startOfMoscowDay(to), DAY_SECONDS) : undefined,
});

/** The money of all applications: what is held, what went where, and whether the books agree. */
export function createMoneyService({ db, clock, accounts, notifications, find, decide }: MoneyDeps) {
  const idsOf = async (query: string | undefined): Promise<string[] | undefined> => {
    const words = query?.trim();
    if (!words) return undefined;
    const number = ORDER_NUMBER.exec(words)?.[1];
    if (number) return findPayments(db, [Number(number)], null, FOUND);
    return findPayments(db, await find(db, words), words, FOUND);
  };

  const filterOf = async (wish: MoneyWish): Promise<MoneyFilter> => ({
    state: wish.state ?? 'received',
    ...timesOf(wish),
    ids: await idsOf(wish.query),
  });

  const namesFor = (rows: readonly MoneyRow[]): Promise<Names> =>
    accounts.shortNamesOf(
      db,
      rows.map(({ user_id }) => user_id),
    );

  async function* batches(filter: MoneyFilter) {
    let before: string | undefined;
    for (;;) {
      const rows = await readMoney(db, filter, BATCH, before);
      if (rows.length > 0) yield { rows, names: await namesFor(rows) };
      if (rows.length < BATCH) return;
      before = rows.at(-1)?.id;
    }
  }

  const tellLeads = async (tx: Tx, news: LinkedNotice): Promise<void> => {
    for (const userId of await accounts.leads(tx)) await notifications.notify(tx, { ...news, userId });
  };

  /** Compares, keeps the result, and tells the leads where the books differ. */
  const compare = (askedBy: string | null): Promise<void> =>
    transaction(db, async (tx) => {
      const found = await compareLedger(tx);
      await insertCheck(tx, clock.now(), askedBy, found);
      if (found.differing > 0)
        await tellLeads(tx, { kind: 'ledgerDiffers', params: {}, link: '/manage/money' });
      await announce(tx, clock, toQueue('payment'), 'payment', {
        check: found.differing === 0 ? 'agrees' : 'differs',
      });
    });

  const standing = async () => {
    const [check, failed, differs] = await Promise.all([
      lastCheck(db),
      countMoney(db, { state: 'failed' }, FAILED_MOST),
      countMoney(db, { state: 'differs' }, FAILED_MOST),
    ]);
    const names = await accounts.namesOf(db, check?.asked_by ? [check.asked_by] : []);
    return { check, names, failed, differs };
  };

  const shown = async (id: string) => {
    const row = await readPayment(db, id);
    if (!row) throw notFound();
    return { row, names: await namesFor([row]) };
  };

  return {
    page: async (caller: Caller, wish: MoneyWish, pageSize: number, before?: string) => {
      mustManage(caller);
      const rows = await readMoney(db, await filterOf(wish), pageSize + 1, before);
      const shown = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null;
      return { rows: shown, names: await namesFor(shown), next };
    },

    sums: async (caller: Caller, wish: Period) => {
      mustManage(caller);
      return readSums(db, timesOf(wish));
    },

    export: async ({ caller, requestId, address }: Asking, wish: MoneyWish) => {
      mustManage(caller);
      const filter = await filterOf(wish);
      await transaction(db, async (tx) => {
        const rows = await countMoney(tx, filter, EXPORT_ROWS + 1);
        if (rows > EXPORT_ROWS) throw new Failure('export_too_large', { params: { count: EXPORT_ROWS } });
        const { from, to } = wish;
        await audit(tx, {
          at: clock.now(),
          actorId: caller.userId,
          action: 'money.exported',
          subject: { kind: 'money', id: filter.state },
          ownerId: null,
          data: { rows, ...(from && { since: from }), ...(to && { until: to }) },
          requestId,
          address,
        });
      });
      return batches(filter);
    },

    /** For metrics, which know no caller. */
    openRefunds: () => countOpenRefunds(db),
    lastCheck: () => lastCheck(db),

    check: (caller: Caller) => {
      mustManage(caller);
      return standing();
    },
    checkNow: async (caller: Caller) => {
      mustManage(caller);
      await compare(caller.userId);
      return standing();
    },
    /** Job: once a day. */
    checkDaily: () => compare(null),

    /** Job: money came in another amount than was asked for. */
    tellOfOther: (given: unknown) =>
      transaction(db, (tx) => {
        const params = z.object({ order: z.number().int() }).parse(given);
        return tellLeads(tx, { kind: 'moneyDiffers', params, link: '/manage/money?state=differs' });
      }),

    decide: async ({ caller, requestId, address }: Asking, id: string, decision: MoneyDecision) => {
      mustManage(caller);
      await transaction(db, async (tx) => {
        const payment = await readPayment(tx, id);
        if (!payment || payment.asked_amount === null) throw notFound();
        await decide(tx, id, decision);
        await audit(tx, {
          at: clock.now(),
          actorId: caller.userId,
          action: 'money.decided',
          subject: { kind: 'payment', id },
          ownerId: payment.user_id,
          data: { order: payment.order_id, decision, asked: payment.asked_amount, came: payment.amount },
          requestId,
          address,
        });
        await announce(tx, clock, toQueue('payment'), 'payment', { orderId: String(payment.order_id) });
      });
      return shown(id);
    },

    /** Asks the bank at once instead of when the refund's turn comes; what the bank is asked is the same. */
    retry: async ({ caller, requestId, address }: Asking, id: string) => {
      mustManage(caller);
      await transaction(db, async (tx) => {
        const payment = await readPayment(tx, id);
        const refund = payment && (await lockRefund(tx, id));
        if (!payment || !refund) throw notFound();
        if (!mayRetryRefund(refund)) throw new Failure('refund_not_failed');
        await audit(tx, {
          at: clock.now(),
          actorId: caller.userId,
          action: 'money.refundRetried',
          subject: { kind: 'payment', id },
          ownerId: payment.user_id,
          data: { order: payment.order_id, tries: refund.tries },
          requestId,
          address,
        });
        await refundSoon(tx, clock, id);
      });
      return shown(id);
    },
  };
}

export type MoneyService = ReturnType<typeof createMoneyService>;
