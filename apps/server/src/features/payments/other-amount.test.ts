import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { stage } from './testing/stage.ts';

const { db, payments, order, bank, call } = await stage({ cleanUp: afterFile() });
const LEAD = 'lead-of-the-whole-sandbox';

describe('money of another amount', () => {
  it('is shown with what was asked for, counted, and decided by a lead once; the books agree all the while', async () => {
    const { owner, id } = await order();
    const { attempt } = await payments.start(owner, id);
    const bankId = attempt?.provider_id ?? '';
    await sql`update sandbox_payments set amount = 700 where id = ${bankId}`.execute(db);
    await bank.act(bankId, 'pay');
    await payments.notified('payment', bankId);
    const path = `/api/v2/manage/money/${attempt?.id}/decide`;
    const listed = await call('GET /api/v2/manage/money?state=differs', LEAD);
    const { data } = JSON.parse(listed.text);
    expect(data).toMatchObject([
      { orderId: String(id), sum: 700, state: 'differs', asked: { sum: 5_000_000, currency: 'RUB' } },
    ]);
    const standing = JSON.parse((await call('POST /api/v2/manage/money/check', LEAD)).text);
    expect(standing).toMatchObject({ differs: 1, check: { differing: 0 } });
    const operator = await call(`POST ${path}`, 'operator-of-the-sandbox', { decision: 'refund' });
    expect(operator.status).toBe(403);
    const decided = await call(`POST ${path}`, LEAD, { decision: 'refund' });
    expect(JSON.parse(decided.text)).toMatchObject({ state: 'toReturn', sum: 700, late: false });
    expect((await call(`POST ${path}`, LEAD, { decision: 'accept' })).status).toBe(409);
    await payments.refund({ attemptId: attempt?.id });
    const after = JSON.parse((await call('POST /api/v2/manage/money/check', LEAD)).text);
    expect(after).toMatchObject({ differs: 0, check: { differing: 0 } });
  });
});
