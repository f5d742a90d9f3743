import { deadlinesOf } from '@punkt/domain/order-deadlines';
import { eventsFor, type OrderActor, type OrderEvent, stepOf } from '@punkt/domain/order-machine';
import { isFinal } from '@punkt/domain/order-status';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { factsOf, timesOf } from './facts.ts';
import { CLOCK_EVENTS } from './lifetimes.ts';
import type { OrderRow } from './tables.ts';
import { DAY, type Desk, HOUR, openDesk } from './testing/desk.ts';
import { expectClocks, expectLegalHistory, expectMoneyInOrder, expectPlace } from './testing/replay.ts';

const cleanUp = afterFile();
let desk: Desk;
let georgian: Caller;
beforeAll(async () => {
  desk = await openDesk(cleanUp);
  georgian = await desk.newOwner('GE');
});

type Kind = 'paid' | 'due' | 'free' | 'move';
type Act =
  /** One of those that may happen now, whichever they are. */
  | { readonly legal: number }
  | { readonly by: OrderActor; readonly event: OrderEvent }
  | { readonly bank: 'start' | 'pay' | 'fail' | 'late' | 'read' }
  | { readonly pass: number };

const event = <const E extends OrderEvent>(by: OrderActor, ...events: readonly E[]): Act[] =>
  events.map((each) => ({ by, event: each }));

/** All that anybody can do, also what they may not; what leads on is drawn more often. */
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: fc.nat(999).map((legal) => ({ legal })) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...event(
        'owner',
        'edit',
        'publish',
        'publish',
        'confirm',
        'readyActivate',
        'refuse',
        'delete',
        'appeal',
      ),
      ...event(
        'staff',
        'accept',
        'accept',
        'remark',
        'decline',
        'remarkPayment',
        'activate',
        'remarkActivation',
        'uphold',
        'refundFee',
        'rejectAppeal',
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Act>(
      { bank: 'start' },
      { bank: 'pay' },
      { bank: 'pay' },
      { bank: 'fail' },
      { bank: 'late' },
      { bank: 'read' },
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom<Act>(...CLOCK_EVENTS.flatMap((each) => event('clock', each))) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Act>({ pass: HOUR }, { pass: DAY }, { pass: 4 * DAY }, { pass: 26 * DAY }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...event('owner', 'accept', 'pay'), ...event('staff', 'publish')) },
);

async function begin(kind: Kind): Promise<{ caller: Caller; id: number }> {
  const caller = kind === 'free' ? georgian : await desk.newOwner();
  if (kind !== 'move')
    return { caller, id: (await desk.draft(caller, kind === 'free' ? { country: 'GE' } : {})).id };
  const place = await desk.newPlace();
  const point = await desk.addPoint(caller.userId, place);
  return { caller, id: (await desk.draft(caller, { ...place, ex_pickpoint_id: String(point.id) })).id };
}

/** Owners come by their calls, staff and everybody who has no call yet by the one way in. */
async function perform(caller: Caller, id: number, by: OrderActor, what: OrderEvent): Promise<unknown> {
  if (by === 'clock') return desk.strike(id, what);
  if (by !== 'owner') return desk.applyEvent(id, what, by);
  const edit = { fields: { house: '7' }, names: ['house' as const], version: undefined };
  if (what === 'edit') return desk.orders.update(caller, id, edit);
  if (what === 'publish') return desk.orders.publish(caller, id, true);
  if (what === 'delete') return desk.orders.delete(caller, id);
  if (what === 'appeal')
    return desk.orders.appeal(caller, id, 'Мы не согласны: помещение подходит, план приложен.');
  if (what === 'confirm' || what === 'refuse')
    return desk.orders.answerOpening(caller, id, what === 'confirm');
  return desk.applyEvent(id, what, by);
}

const codeOf = (error: unknown) => (error instanceof Failure ? error.code : `no refusal: ${error}`);
const isPaid = async (id: number) => (await desk.payments.feeOf(desk.db, id)) !== null;

/** The table says whether it may happen; then it does, else it is refused and nothing has changed. */
async function tryEvent(caller: Caller, before: OrderRow, by: OrderActor, what: OrderEvent): Promise<void> {
  const step = stepOf(factsOf(before, await isPaid(before.id)), what, by);
  const refused = await perform(caller, before.id, by, what).then(() => null, codeOf);
  const after = await desk.read(before.id);
  if (by === 'clock') return expectStruck(after, what);
  if (step) {
    expect(refused).toBeNull();
    expect(after.status).toBe(step.to);
  } else {
    // Between approval and opening other fields than these may change.
    const facts = factsOf(before, await isPaid(before.id));
    const locked = what === 'edit' && stepOf(facts, 'editActivation', 'owner') !== null;
    expect(refused).toBe(locked ? 'validation_failed' : 'order_state');
    expect(after.version).toBe(before.version);
  }
}

/** Time ends what is over, and nothing else; reminders end nothing. */
async function expectStruck(after: OrderRow, what: OrderEvent): Promise<void> {
  const over = deadlinesOf(factsOf(after, await isPaid(after.id)), timesOf(after)).filter(
    ({ event: each, at }) => each === what && at <= desk.clock.now() && !each.startsWith('remind'),
  );
  expect(over).toEqual([]);
}

function createBank(caller: Caller, id: number) {
  let last = '';
  return async (what: 'start' | 'pay' | 'fail' | 'late' | 'read'): Promise<void> => {
    if (what === 'read') return desk.payments.readBack(id);
    if (what !== 'start') return void (last && (await desk.bank.act(last, what)));
    const [before, paid] = [await desk.read(id), await isPaid(id)];
    const started = await desk.startPaying(caller, id).catch(codeOf);
    if (before.status !== 'ORDER_WAITING_QR_CODE_PAYMENT' && !paid) expect(started).toBe('payment_not_due');
    if (!started.includes('_')) last = started || last;
  };
}

const ACTORS: readonly OrderActor[] = ['owner', 'staff', 'payment', 'clock'];

/** Does what the table has a row for, so that lives grow long: money is really paid, and time really passes. */
async function goOn(caller: Caller, order: OrderRow, choice: number): Promise<void> {
  const facts = factsOf(order, await isPaid(order.id));
  const open = ACTORS.flatMap((by) => eventsFor(facts, by).map((what) => ({ by, what })));
  const going = open.filter(
    ({ by, what }) => what === 'activate' || !isFinal(stepOf(facts, what, by)?.to ?? facts.status),
  );
  // Most ends are near, so three times of four they are passed by.
  const list = choice % 4 === 0 || going.length === 0 ? open : going;
  const chosen = list[Math.floor(choice / 4) % list.length];
  if (!chosen) return;
  const { by, what } = chosen;
  if (by === 'clock') {
    const deadline = deadlinesOf(facts, timesOf(order)).find((each) => each.event === what);
    if (deadline) desk.pass(Math.max(0, (deadline.at.getTime() - desk.clock.now().getTime()) / 1000 + 1));
  }
  if (by === 'payment') await desk.pay(caller, order.id).catch(codeOf);
  else await tryEvent(caller, order, by, what);
}

async function live(kind: Kind, life: readonly Act[]): Promise<void> {
  const { caller, id } = await begin(kind);
  const bank = createBank(caller, id);
  if (kind === 'due') {
    await desk.orders.publish(caller, id, true);
    await bank('start');
  }
  for (const act of life) {
    if ('pass' in act) desk.pass(act.pass);
    else if ('legal' in act) await goOn(caller, await desk.read(id), act.legal);
    else if ('bank' in act) await bank(act.bank);
    else await tryEvent(caller, await desk.read(id), act.by, act.event);
    const order = await desk.read(id);
    await expectPlace(desk, order);
    await expectClocks(desk, order);
  }
  await desk.payments.readBack(id);
  const order = await desk.read(id);
  await expectLegalHistory(desk, order);
  await expectMoneyInOrder(desk, order);
}

it('whatever happens, in whatever order: a legal state, a history that led there, and one end for all money', async () => {
  await fc.assert(
    fc.asyncProperty(
      // Most can go wrong with money: half of the lives begin when it is due, since few would get to a late payment by themselves.
      fc.constantFrom<Kind>('paid', 'due', 'due', 'due', 'free', 'move'),
      fc.array(acts, { minLength: 4, maxLength: 16 }),
      live,
    ),
    { numRuns: 30, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: false },
  );
});
