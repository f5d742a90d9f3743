import { isDeepStrictEqual } from 'node:util';
import { toPerson } from '@punkt/contract/events';
import { isActivationField } from '@punkt/domain/activation';
import { message } from '@punkt/domain/message';
import { cleanActivation, cleanOrder } from '@punkt/domain/order-clean';
import { stepOf } from '@punkt/domain/order-machine';
import { type OrderField, type OrderFields, type OrderRecord, withFields } from '@punkt/domain/order-record';
import { impossibleValues } from '@punkt/domain/order-rules';
import type { Tx } from '../../platform/database/database.ts';
import { together } from '../../platform/database/together.ts';
import { transaction, withoutWaiting } from '../../platform/database/transaction.ts';
import { newsOf } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid, refuseProblems } from '../../platform/http/failure.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf } from './facts.ts';
import { checkMove, oneMove, refuseSecondMove } from './moves.ts';
import { claimFiles } from './order-files.ts';
import { changeDraft, changeOrder, recordColumns } from './order-store.ts';
import { lockOwn, onlyOwnFound } from './own.ts';
import { placeOf, refuseCountry, surroundingsIn } from './surroundings.ts';
import type { OrderRow } from './tables.ts';
import { announceOrder } from './transition.ts';
import type { OrderView, OrderViews } from './views.ts';

export interface OrderUpdate {
  readonly fields: OrderFields;
  readonly names: readonly OrderField[];
  readonly version: number | undefined;
}

/** What the fee was calculated from stays as it was paid for. */
const PRICED: readonly OrderField[] = ['country', 'type_point', 'ex_pickpoint_id'];

function refusePaidChange(before: OrderRecord, after: OrderRecord): void {
  const changed = PRICED.find((field) => before[field] !== after[field]);
  if (changed) throw invalid(changed, message('validation.order.paid'));
}

function refuseMissing({ fields, names }: OrderUpdate): void {
  const missing = names.filter((name) => fields[name] === undefined);
  refuseProblems(Object.fromEntries(missing.map((name) => [name, message('validation.required')])));
}

/** Before the approval all but what the activation asks for, after it that alone. */
function refuseLocked({ names }: OrderUpdate, isActivation: boolean): void {
  const locked = names.filter((name) => name !== 'actual_urls' && isActivationField(name) !== isActivation);
  refuseProblems(Object.fromEntries(locked.map((name) => [name, message('validation.order.notNow')])));
}

/** Which of the two edits is open; none in any other status. */
function editOf(order: OrderRow, paid: boolean): 'edit' | 'editActivation' {
  const facts = factsOf(order, paid);
  const open = (['edit', 'editActivation'] as const).find((event) => stepOf(facts, event, 'owner'));
  if (!open) throw new Failure('order_state', { data: { status: order.status } });
  return open;
}

/** What a change depends on, in one statement: whether the fee is paid, and the zone of the place as it is now said to be. */
const aroundChange = ({ payments, geo }: OrderDeps) => {
  const read = together(({ id, cell }: { id: number; cell: string }, db) => ({
    fees: payments.feePart(db, id),
    cells: geo.cellPart(cell),
  }));
  return async (tx: Tx, id: number, wanted: OrderRecord) => {
    const place = placeOf(wanted);
    const { fees, cells } = await read(tx, { id, cell: geo.cellAt(place) });
    return { paid: fees.length > 0, zone: place && geo.zoneFrom(place, cells[0]) };
  };
};

type ReadAround = ReturnType<typeof aroundChange>;
type Around = Awaited<ReturnType<ReadAround>>;

async function changedRecord(
  deps: OrderDeps,
  tx: Tx,
  order: OrderRow,
  wanted: OrderRecord,
  { paid, zone }: Around,
) {
  const record = cleanOrder(wanted, surroundingsIn(deps, wanted, zone));
  if (paid) refusePaidChange(order.record, record);
  if (record.country !== order.country) await refuseCountry(deps, tx, order.owner_id, record);
  refuseProblems(impossibleValues(record));
  const point = await checkMove(deps, tx, order.owner_id, record);
  // A draft may wait for the other move to end; what was sent once may not stand beside it.
  if (point && order.status !== 'ORDER_DRAFT') await refuseSecondMove(tx, point.id, order.id);
  return record;
}

/** What was approved is not looked at again: the place, its zone and a move stand. */
function activationRecord(wanted: OrderRecord): OrderRecord {
  const changed = cleanActivation(wanted);
  refuseProblems(impossibleValues(changed));
  return changed;
}

async function change(
  deps: OrderDeps,
  readAround: ReadAround,
  tx: Tx,
  order: OrderRow,
  update: OrderUpdate,
): Promise<OrderRow> {
  const wanted = withFields(order.record, update.fields, update.names);
  const around = await readAround(tx, order.id, wanted);
  const isActivation = editOf(order, around.paid) === 'editActivation';
  if (update.version !== undefined && update.version !== order.version)
    throw new Failure('conflict', { data: { version: order.version } });
  refuseLocked(update, isActivation);
  const record = isActivation
    ? activationRecord(wanted)
    : await changedRecord(deps, tx, order, wanted, around);
  await claimFiles(deps, tx, {
    orderId: order.id,
    ownerId: order.owner_id,
    before: order.record.actual_urls,
    after: record.actual_urls,
    seen: order.returned?.actual_urls ?? [],
    approved: isActivation ? (order.approved_files ?? []) : null,
  });
  const updated = deps.clock.now();
  // Figures that were confirmed are others now, or may be.
  const confirmed = isActivation && order.warnings_confirmed;
  const changes = { updated, warnings_confirmed: confirmed, ...recordColumns(record) };
  const changed = await changeOrder(tx, order.id, changes);
  await announceOrder(tx, deps.transitions, changed);
  return changed;
}

/** What something else depends on: files, the place, the country, the point that moves. */
const TIED: readonly OrderField[] = ['actual_urls', 'latitude', 'longitude', 'country', 'ex_pickpoint_id'];

/** Nobody but its owner has to do with it, and what is said anew touches nothing but the draft itself. */
const isPlain = (order: OrderRow, { names, version }: OrderUpdate): boolean =>
  order.status === 'ORDER_DRAFT' &&
  order.submitted === null &&
  order.ex_pickpoint_id === null &&
  (version === undefined || version === order.version) &&
  !names.some((name) => TIED.includes(name));

/**
 * A wizard saves after every pause, so this is done in one statement besides the reading. Nothing where the draft is no longer as it was
 * read, or more than words are changed.
 */
async function changePlain(
  deps: OrderDeps,
  { order, mark, zone, paid }: NonNullable<Awaited<ReturnType<OrderViews['read']>>>,
  update: OrderUpdate,
): Promise<OrderRow | undefined> {
  refuseMissing(update);
  if (paid || !isPlain(order, update) || editOf(order, paid) !== 'edit') return;
  refuseLocked(update, false);
  const wanted = withFields(order.record, update.fields, update.names);
  const record = cleanOrder(wanted, surroundingsIn(deps, wanted, zone));
  refuseProblems(impossibleValues(record));
  if (!isDeepStrictEqual(record.actual_urls, order.record.actual_urls)) return;
  const { id, owner_id, status, version } = order;
  const { orders } = await changeDraft(deps.db, {
    ...recordColumns(record),
    id,
    mark,
    at: deps.clock.now(),
    audiences: [toPerson(owner_id)],
    news: newsOf('order', { id: String(id), status, version: version + 1 }),
  });
  return orders[0];
}

/** Saving leaves no row of history: a wizard saves often, and what counts is what is sent. */
export function createUpdating(deps: OrderDeps, views: OrderViews) {
  const readAround = aroundChange(deps);

  const changeLocked = (caller: Caller, id: number, update: OrderUpdate): Promise<OrderRow> => {
    const work = transaction(deps.db, async (tx) => {
      const order = await lockOwn(tx, caller, id);
      refuseMissing(update);
      return change(deps, readAround, tx, order, update);
    });
    return oneMove(work);
  };

  return (caller: Caller, id: number, update: OrderUpdate): Promise<OrderView> =>
    withoutWaiting(
      async () => {
        const found = onlyOwnFound(await views.read(id), caller);
        const changed = await changePlain(deps, found, update);
        return changed && found.shown(changed);
      },
      async () => views.one(await changeLocked(caller, id, update)),
    );
}
