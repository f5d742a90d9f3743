import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { PaymentSubject, PaymentsService } from '../service.ts';

interface Row {
  readonly id: number;
  readonly owner_id: string;
  readonly state: 'waiting' | 'created' | 'expired' | 'deleted';
  readonly amount: number;
  readonly deadline: Date;
  readonly failures: number;
}

const STATES = { waiting: 'payable', created: 'paid', expired: 'notDue', deleted: 'notDue' } as const;

/** Stands in for applications: a real table with the same locks and the same few states. */
export async function createApplications(db: Database, clock: Clock) {
  await sql`create table if not exists test_orders (id bigint generated always as identity primary key, owner_id uuid not null,
    state text not null default 'waiting', amount bigint not null, deadline timestamptz not null,
    failures int not null default 0, returns int not null default 0)`.execute(db);

  const lock = async (tx: Tx, id: number): Promise<Row | undefined> =>
    (await sql<Row>`select * from test_orders where id = ${id} for update`.execute(tx)).rows[0];
  const move = (tx: Tx, id: number, state: Row['state']) =>
    sql`update test_orders set state = ${state} where id = ${id}`.execute(tx);

  const tomorrow = () => new Date(clock.now().getTime() + 24 * 3_600_000);
  const subject: PaymentSubject = {
    payable: async (tx, ownerId, id) => {
      const row = await lock(tx, id);
      if (row?.owner_id !== ownerId) return null;
      const { amount, deadline, state } = row;
      return { state: STATES[state], amount, currency: 'RUB', country: 'RU', deadline, since: null };
    },
    paid: async (tx, id, paidAt) => {
      const row = await lock(tx, id);
      if (row?.state !== 'waiting' || paidAt > row.deadline) return 'late';
      await move(tx, id, 'created');
      return 'accepted';
    },
    failed: async (tx, id) => {
      await sql`update test_orders set failures = failures + 1 where id = ${id}`.execute(tx);
    },
    find: async (found, query) =>
      (
        await sql<{ id: number }>`select id from test_orders where owner_id::text = ${query}`.execute(found)
      ).rows.map(({ id }) => id),
    differs: async () => undefined,
    returned: async (tx, id) => {
      await sql`update test_orders set returns = returns + 1 where id = ${id}`.execute(tx);
    },
    payAnew: async (tx, id) => {
      await sql`update test_orders set deadline = ${tomorrow()} where id = ${id} and state = 'waiting'`.execute(
        tx,
      );
    },
  };

  return {
    subject,
    add: async (ownerId: string, amount = 5_000_000): Promise<number> => {
      const { rows } = await sql<{ id: number }>`insert into test_orders (owner_id, amount, deadline)
        values (${ownerId}, ${amount}, ${tomorrow()}) returning id`.execute(db);
      return rows[0]?.id ?? 0;
    },
    read: async (id: number): Promise<Row | undefined> =>
      (await sql<Row>`select * from test_orders where id = ${id}`.execute(db)).rows[0],
    reprice: (id: number, amount: number) =>
      sql`update test_orders set amount = ${amount} where id = ${id}`.execute(db),
    /** The deadline passes now. */
    hurry: (id: number) => sql`update test_orders set deadline = ${clock.now()} where id = ${id}`.execute(db),
    expire: (payments: PaymentsService, id: number) =>
      transaction(db, async (tx) => {
        const row = await lock(tx, id);
        if (row?.state !== 'waiting' || row.deadline > clock.now()) return;
        await move(tx, id, 'expired');
        await payments.cancelOpen(tx, id);
      }),
    delete: (payments: PaymentsService, id: number) =>
      transaction(db, async (tx) => {
        await lock(tx, id);
        await move(tx, id, 'deleted');
        await payments.recordFeeOutcome(tx, id, 'refunded', 'deleted by the owner');
        await payments.cancelOpen(tx, id);
      }),
  };
}
