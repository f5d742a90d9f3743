import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../providers/outbound-client.ts';
import { stage } from './testing/stage.ts';

let refuses = false;
const { db, clock, payments, money, accounts, order, rows, bank, caller, call } = await stage({
  cleanUp: afterFile(),
  provider: (real) => ({
    ...real,
    refund: async (...given) => {
      if (refuses) throw new Refused('no');
      return real.refund(...given);
    },
  }),
});
const lead = caller(randomUUID(), ['lead']);
const LEAD = 'lead-of-the-whole-sandbox';

async function received() {
  const { owner, id } = await order();
  const { attempt } = await payments.start(owner, id);
  const bankId = attempt?.provider_id ?? '';
  await bank.act(bankId, 'pay');
  await payments.notified('payment', bankId);
  return { id, owner, bankId, paymentId: attempt?.id ?? '' };
}
const settled = async (outcome: 'credited' | 'kept' | 'refunded') => {
  const paid = await received();
  await transaction(db, (tx) => payments.recordFeeOutcome(tx, paid.id, outcome, 'decline'));
  return paid;
};
const refused = async () => {
  const paid = await settled('refunded');
  refuses = true;
  await payments.refund({ attemptId: paid.paymentId });
  refuses = false;
  return paid;
};
const json = async (name: Parameters<typeof call>[0]) => {
  const answer = await call(name, LEAD);
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text);
};
const sumsOf = async () => {
  const { data } = await json('GET /api/v2/manage/money/sums');
  return Object.fromEntries(data.map(({ state, sum }: { state: string; sum: number }) => [state, sum]));
};
const FEE = 5_000_000;

describe('the money room', () => {
  it('sums up each state, and all of them make up what was received', async () => {
    const before = await sumsOf();
    await received();
    await settled('credited');
    await settled('kept');
    const back = await settled('refunded');
    await payments.refund({ attemptId: back.paymentId });
    await refused();
    const after = await sumsOf();
    const grown = (state: string) => ((after[state] ?? 0) - (before[state] ?? 0)) / FEE;
    expect(['received', 'held', 'credited', 'kept', 'toReturn', 'failed', 'returned'].map(grown)).toEqual([
      5, 1, 1, 1, 1, 1, 1,
    ]);
    const { differs = 0, held, credited, kept, toReturn, returned } = after;
    expect(differs + held + credited + kept + toReturn + returned).toBe(after.received);
  });

  it.each(['received', 'held', 'credited', 'kept', 'toReturn', 'failed', 'returned'] as const)(
    'lists what is %s: the list makes up its sum, page by page',
    async (state) => {
      const sums = await sumsOf();
      let [total, before]: [number, string | undefined] = [0, undefined];
      do {
        const page = await money.page(lead, { state }, 2, before);
        total += page.rows.reduce((sum, { amount }) => sum + amount, 0);
        before = page.next ?? undefined;
      } while (before);
      expect(total).toBe(sums[state]);
    },
  );

  it('finds a payment by application, by owner, and by either of its ids', async () => {
    const { id, owner, bankId, paymentId } = await received();
    for (const query of [String(id), `№ ${id}`, owner.userId, bankId, paymentId]) {
      const { data } = await json(`GET /api/v2/manage/money?query=${encodeURIComponent(query)}`);
      expect(data, query).toEqual([
        expect.objectContaining({ id: paymentId, orderId: String(id), state: 'held' }),
      ]);
    }
    expect((await json(`GET /api/v2/manage/money?state=kept&query=${id}`)).data).toEqual([]);
    expect((await json('GET /api/v2/manage/money?query=nobody')).data).toEqual([]);
  });

  it('counts a payment on its day in Moscow', async () => {
    const { paymentId } = await received();
    await sql`update payment_attempts set paid_at = '2026-02-28T21:30:00Z' where id = ${paymentId}`.execute(
      db,
    );
    const ids = async (period: string) =>
      (await json(`GET /api/v2/manage/money?${period}`)).data.map((row: { id: string }) => row.id);
    expect(await ids('from=2026-03-01&to=2026-03-01')).toEqual([paymentId]);
    expect(await ids('from=2026-02-01&to=2026-02-28')).toEqual([]);
    const { data } = await json('GET /api/v2/manage/money/sums?from=2026-03-01&to=2026-03-01');
    expect(data).toEqual([{ state: 'received', currency: 'RUB', sum: FEE, payments: 1 }]);
  });

  it('gives the list away as a file, with a trace', async () => {
    const { id } = await settled('kept');
    const { text, headers } = await call(`GET /api/v2/manage/money/export?query=${id}`, LEAD);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line] = text.trim().split('\r\n');
    expect(head).toContain('Заявка;Собственник;Сумма;Валюта;Состояние');
    expect(line).toMatch(new RegExp(`^${id};;50000;RUB;Удержано;.*;Заявка отклонена;`));
    const { rows: traces } = await sql`select subject_id, data from audit_log where action = 'money.exported'
      order by id desc limit 1`.execute(db);
    expect(traces).toEqual([{ subject_id: 'received', data: { rows: 1 } }]);
  });

  it('is closed to operators', async () => {
    for (const name of ['', '/sums', '/export', '/check'])
      expect((await call(`GET /api/v2/manage/money${name}`, 'operator-of-the-sandbox')).status).toBe(403);
  });
});

describe('a refund that the bank refused', () => {
  it('is asked for at once when a lead says so, and the audit knows who', async () => {
    const { paymentId, owner, id } = await refused();
    const jobAt = async () =>
      (
        await sql<{
          run_at: Date;
        }>`select run_at from graphile_worker.jobs where key = ${`payments.refund:${paymentId}`}`.execute(db)
      ).rows[0]?.run_at.getTime() ?? 0;
    expect(await jobAt()).toBeGreaterThan(clock.now().getTime() + 60_000);
    const answer = await call(`POST /api/v2/manage/money/${paymentId}/retry`, LEAD);
    expect(JSON.parse(answer.text)).toMatchObject({
      state: 'toReturn',
      refund: { state: 'failed', tries: 1, mayRetry: true },
    });
    expect(await jobAt()).toBeLessThanOrEqual(clock.now().getTime() + 1000);
    const { rows: traces } = await sql`select owner_id, data from audit_log
      where action = 'money.refundRetried' and subject_id = ${paymentId}`.execute(db);
    expect(traces).toEqual([{ owner_id: owner.userId, data: { order: id, tries: 1 } }]);

    await payments.refund({ attemptId: paymentId });
    expect((await json(`GET /api/v2/manage/money?query=${id}`)).data[0]).toMatchObject({
      state: 'returned',
      refund: { state: 'done', mayRetry: false },
    });
    const again = await call(`POST /api/v2/manage/money/${paymentId}/retry`, LEAD);
    expect([again.status, JSON.parse(again.text).code]).toEqual([409, 'refund_not_failed']);
  });

  it('is nobody’s to retry who is no lead, and nothing where no money goes back', async () => {
    const { paymentId } = await refused();
    expect(
      (await call(`POST /api/v2/manage/money/${paymentId}/retry`, 'operator-of-the-sandbox')).status,
    ).toBe(403);
    const held = await received();
    expect((await call(`POST /api/v2/manage/money/${held.paymentId}/retry`, LEAD)).status).toBe(404);
  });
});

describe('the daily comparison of ledger and payments', () => {
  const check = async () => {
    await money.checkDaily();
    return (await json('GET /api/v2/manage/money/check')).check;
  };

  it('agrees after every way that money can go, late money included', async () => {
    const { owner, id } = await order();
    const { attempt } = await payments.start(owner, id);
    await bank.act(attempt?.provider_id ?? '', 'pay');
    await sql`update test_orders set state = 'expired' where id = ${id}`.execute(db);
    await payments.notified('payment', attempt?.provider_id ?? '');
    expect((await rows<{ late: boolean }>('refunds', id))[0]?.late).toBe(true);
    const found = await check();
    expect(found).toMatchObject({ differing: 0, differences: [], askedBy: null });
    const sums = await sumsOf();
    expect(found.sums).toContainEqual({
      currency: 'RUB',
      kind: 'received',
      ledger: sums.received,
      payments: sums.received,
    });
    expect(found.sums.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'credited',
      'kept',
      'late_refund',
      'received',
      'refunded',
    ]);
  });

  /** What a mistake of ours or a hand in the database would leave. Each is undone, so that the next one stands alone. */
  async function damaged(statement: string, undo: string) {
    const owned =
      sql.raw(`alter table ledger disable trigger all; alter table fees disable trigger all; ${statement};
      alter table ledger enable trigger all; alter table fees enable trigger all`);
    await owned.execute(db);
    const found = await check();
    await sql
      .raw(
        `alter table ledger disable trigger all; alter table fees disable trigger all; ${undo};
      alter table ledger enable trigger all; alter table fees enable trigger all`,
      )
      .execute(db);
    expect((await check()).differing).toBe(0);
    return found;
  }

  it('names a payment whose amount differs in the ledger', async () => {
    const { id, paymentId } = await received();
    const set = (amount: number) => `update ledger set amount = ${amount} where attempt_id = '${paymentId}'`;
    expect(await damaged(set(4_900_000), set(FEE))).toMatchObject({
      differing: 1,
      differences: [
        {
          paymentId,
          orderId: String(id),
          what: 'received',
          currency: 'RUB',
          ledger: 4_900_000,
          payments: FEE,
        },
      ],
    });
  });

  it('names money that the ledger has and no fee', async () => {
    const { paymentId } = await received();
    const found = await damaged(
      `create table away as select * from fees where attempt_id = '${paymentId}'; delete from fees where attempt_id = '${paymentId}'`,
      `insert into fees overriding system value select * from away; drop table away`,
    );
    expect(found).toMatchObject({
      differing: 1,
      differences: [{ paymentId, what: 'received', ledger: FEE, payments: null }],
    });
  });

  it('names a fee whose end the ledger does not know, and a refund that nobody owes', async () => {
    const { paymentId } = await settled('kept');
    const found = await damaged(
      `update ledger set kind = 'refunded' where attempt_id = '${paymentId}' and kind = 'kept'`,
      `update ledger set kind = 'kept' where attempt_id = '${paymentId}' and kind = 'refunded'`,
    );
    expect(found).toMatchObject({ differing: 1 });
    expect(
      found.differences.map(({ what, ledger, payments: paid }: Record<string, unknown>) => [
        what,
        ledger,
        paid,
      ]),
    ).toEqual([
      ['end', FEE, FEE],
      ['refund', FEE, null],
    ]);
  });

  it('tells every lead, once per check, and the console at once', async () => {
    const { paymentId } = await received();
    const leads = await transaction(db, async (tx) => {
      const ids = [
        await accounts.ensureUser(tx, '79165550001', 'RU'),
        await accounts.ensureUser(tx, '79165550002', 'RU'),
      ];
      for (const id of ids) await accounts.grantRole(tx, id, 'lead', null);
      await accounts.grantRole(tx, await accounts.ensureUser(tx, '79165550003', 'RU'), 'operator', null);
      return ids;
    });
    const set = (amount: number) => `update ledger set amount = ${amount} where attempt_id = '${paymentId}'`;
    await damaged(set(1), set(FEE));
    const { rows: told } = await sql<{
      user_id: string;
    }>`select user_id, kind, link from notifications`.execute(db);
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([...leads].sort());
    expect(told[0]).toMatchObject({ kind: 'ledgerDiffers', link: '/manage/money' });
    const { rows: events } =
      await sql`select data from events where audience = 'queue:payment' and data ? 'check'
      order by id desc limit 2`.execute(db);
    expect(events).toEqual([{ data: { check: 'agrees' } }, { data: { check: 'differs' } }]);
  });

  it('is done at once for a lead who asks', async () => {
    const answer = await call('POST /api/v2/manage/money/check', LEAD);
    expect(JSON.parse(answer.text)).toMatchObject({
      check: { differing: 0, askedBy: '' },
      failed: expect.any(Number),
    });
    expect((await call('POST /api/v2/manage/money/check', 'operator-of-the-sandbox')).status).toBe(403);
  });
});
