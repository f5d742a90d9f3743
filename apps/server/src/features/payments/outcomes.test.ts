import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { LedgerRow } from './fee-store.ts';
import { stage } from './testing/stage.ts';

const { db, payments, order, rows, bank } = await stage({ cleanUp: afterFile() });

async function started() {
  const { owner, id } = await order();
  const { attempt } = await payments.start(owner, id);
  return { id, providerId: attempt?.provider_id ?? '' };
}
const kinds = async (id: number) => (await rows<LedgerRow>('ledger', id)).map(({ kind }) => kind);

describe('a fee', () => {
  const settle = (id: number, outcome: 'credited' | 'refunded' | 'kept') =>
    transaction(db, (tx) => payments.recordFeeOutcome(tx, id, outcome, 'a reason'));
  async function paid() {
    const { id, providerId } = await started();
    await bank.act(providerId, 'pay');
    await payments.notified('payment', providerId);
    return id;
  }

  it.each(['credited', 'refunded', 'kept'] as const)('that was %s stays so', async (outcome) => {
    const id = await paid();
    await settle(id, outcome);
    await settle(id, outcome);
    expect(await kinds(id)).toEqual(['received', outcome]);
    expect(await payments.feeOf(db, id)).toMatchObject({ outcome, reason: 'a reason' });
    for (const other of ['credited', 'refunded', 'kept'] as const)
      if (other !== outcome) await expect(settle(id, other)).rejects.toThrow(`was ${outcome}`);
    expect(await kinds(id)).toEqual(['received', outcome]);
  });

  it('that was never paid has no end', async () => {
    const { id } = await started();
    await settle(id, 'refunded');
    expect(await kinds(id)).toEqual([]);
    expect(await payments.feeOf(db, id)).toBeNull();
  });

  it('gets one end of many decided at once', async () => {
    const id = await paid();
    const outcomes = Array.from({ length: 10 }, () => ['credited', 'kept'] as const).flat();
    const settled = await Promise.allSettled(outcomes.map((outcome) => settle(id, outcome)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await kinds(id)).toHaveLength(2);
  });

  it('can’t be rewritten by our own code, nor the ledger', async () => {
    const id = await paid();
    await settle(id, 'kept');
    const refuses = (text: string) => expect(sql.raw(text).execute(db)).rejects.toThrow();
    await refuses(`update fees set outcome = 'refunded' where order_id = ${id}`);
    await refuses(`update fees set amount = 1 where order_id = ${id}`);
    await refuses(`delete from fees where order_id = ${id}`);
    await refuses('update ledger set amount = 1');
    await refuses('delete from ledger');
    await refuses('truncate ledger');
  });

  it('is told of many applications at once', async () => {
    const [one, two] = [await paid(), await paid()];
    const { id: unpaid } = await started();
    const told = await payments.feesOf(db, [one, two, unpaid]);
    expect([...told.keys()].sort()).toEqual([one, two].sort());
    expect((await payments.feesOf(db, [])).size).toBe(0);
  });
});
