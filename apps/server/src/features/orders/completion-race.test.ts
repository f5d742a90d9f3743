import { blankOrder } from '@punkt/domain/order-record';
import { gridDisk, latLngToCell } from 'h3-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Desk, openDesk } from './testing/desk.ts';

const ROUNDS = 100;
/** At a time; they share two instances with eight connections each. */
const TOGETHER = 40;
const OWNERS = 10;

const cleanUp = afterFile();
let desk: Desk;
let elsewhere: Desk;
const owners: Caller[] = [];

beforeAll(async () => {
  desk = await openDesk(cleanUp);
  elsewhere = await openDesk(cleanUp, { url: desk.url });
  for (let each = 0; each < OWNERS; each += 1) owners.push(await desk.newOwner());
});

interface Round {
  readonly id: number;
  readonly attempt: string;
  readonly payment: string;
  readonly owner_id: string;
}

/**
 * Applications whose time to pay ended five minutes ago, each with its payment at the bank: of ten, five were paid a minute
 * before the end, three a minute after it, and two not at all. No webhook has come yet. Made by the database itself: this is not
 * what is tried here, and would take longer than all the rest.
 */
async function setRounds(): Promise<Round[]> {
  const cells = gridDisk(latLngToCell(55.75, 37.61, 9), 20).slice(0, ROUNDS);
  const people = owners.map(({ userId }) => userId);
  return desk.query(
    `with rounds as (
      select n, ($3::uuid[])[n % ${OWNERS} + 1] as owner_id, gen_random_uuid() as attempt, gen_random_uuid() as payment,
        gen_random_uuid() as key, $2::timestamptz - interval '5 minutes' as deadline,
        (array['paid', 'paid', 'paid', 'paid', 'paid', 'late', 'late', 'late', 'failed', 'failed'])[n % 10 + 1] as fate
      from generate_series(1, ${ROUNDS}) n),
    sent as (
      insert into orders (owner_id, client_uuid, status, created, updated, since, submitted, country, type_point, record)
      select owner_id, attempt, 'ORDER_WAITING_QR_CODE_PAYMENT', at, at, at, at, 'RU', 'TYPE_POINT_8', $1
      from rounds cross join lateral (select deadline - interval '24 hours' as at) t returning id, client_uuid, since),
    held as (
      insert into geo_reservations (cell, order_id, state, created)
      select ($4::text[])[row_number() over ()], id, 'held', since from sent),
    tried as (
      insert into payment_attempts (id, order_id, user_id, provider, provider_id, amount, currency, idempotence_key, created)
      select attempt, sent.id, owner_id, 'sandbox', payment, 5000000, 'RUB', key, since
      from rounds join sent on client_uuid = attempt),
    banked as (
      insert into sandbox_payments (id, idempotence_key, order_id, amount, currency, status, created, deadline, paid_at)
      select payment, key, sent.id, 5000000, 'RUB', case fate when 'failed' then 'failed' else 'paid' end, since, deadline,
        case fate when 'paid' then deadline - interval '1 minute' when 'late' then deadline + interval '1 minute' end
      from rounds join sent on client_uuid = attempt)
    select sent.id::int as id, attempt, payment, owner_id from rounds join sent on client_uuid = attempt`,
    [JSON.stringify(blankOrder('RU', '')), desk.clock.now(), people, cells],
  ) as Promise<Round[]>;
}

/** Everybody who may notice what became of a payment, at once. */
async function completeAtOnce({ id, attempt, payment, owner_id }: Round): Promise<void> {
  const owner = owners.find(({ userId }) => userId === owner_id);
  if (!owner) throw new Error('nobody’s application');
  const [here, there] = id % 2 === 0 ? [desk, elsewhere] : [elsewhere, desk];
  await Promise.all([
    here.payments.notified('payment', payment),
    there.payments.notified('payment', payment),
    there.payments.check(owner, id),
    here.strike(id, 'expirePayment'),
    there.payments.poll({ attemptId: attempt }),
  ]);
}

const repay = ({ attempt_id }: { readonly attempt_id: string }) =>
  Promise.all([desk, elsewhere].map(({ payments }) => payments.refund({ attemptId: attempt_id })));

async function inBatches<T>(rounds: readonly T[], work: (round: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rounds.length; from += TOGETHER)
    await Promise.all(rounds.slice(from, from + TOGETHER).map(work));
}

/** What became of all, each way once with how many went it. */
const OUTCOMES = `select b.status || case when b.paid_at > b.deadline then ' late' else '' end as bank, o.status,
    (select string_agg(actor || ' ' || event, ', ' order by id) from order_history where order_id = o.id) as history,
    (select string_agg(kind, ', ' order by id) from ledger where order_id = o.id) as ledger,
    (select count(*)::int from fees where order_id = o.id and outcome is null) as fees,
    (select string_agg(state, ', ') from refunds where order_id = o.id) as refunds,
    (select state from geo_reservations where order_id = o.id) as place,
    count(*)::int as times
  from orders o join sandbox_payments b on b.order_id = o.id group by 1, 2, 3, 4, 5, 6, 7 order by 1`;

describe('webhook, return page, expiry and job on two instances', () => {
  it(`meet ${ROUNDS} times, and every application has the one end it must have`, async () => {
    const rounds = await setRounds();
    await inBatches(rounds, completeAtOnce);
    await inBatches(await desk.query('select attempt_id from refunds'), repay);
    const ended = {
      status: 'ORDER_NOT_PAID_BY_QR_CODE',
      history: 'clock expirePayment',
      fees: 0,
      place: null,
    };
    const paid = { status: 'ORDER_CREATED', history: 'payment pay', fees: 1, place: 'occupied' };
    expect(await desk.query(OUTCOMES)).toEqual([
      { bank: 'failed', ...ended, ledger: null, refunds: null, times: ROUNDS * 0.2 },
      { bank: 'paid', ...paid, ledger: 'received', refunds: null, times: ROUNDS * 0.5 },
      { bank: 'paid late', ...ended, ledger: 'received, late_refund', refunds: 'done', times: ROUNDS * 0.3 },
    ]);
    const open = await desk.query('select 1 from payment_attempts where settled is null');
    expect(open).toEqual([]);
  });
});
