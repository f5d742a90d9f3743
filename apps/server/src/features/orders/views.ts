import type { StoredFile } from '@punkt/contract/files';
import type { LockInfo } from '@punkt/contract/order-data';
import { type ActivationStep, activationSteps } from '@punkt/domain/activation';
import { isUploaded } from '@punkt/domain/order-files';
import { eventsFor, type OrderEvent } from '@punkt/domain/order-machine';
import { type Outlook, outlookOf } from '@punkt/domain/order-outlook';
import type { OrderFile, OrderRecord } from '@punkt/domain/order-record';
import type { OrderStatus } from '@punkt/domain/order-status';
import type { Database } from '../../platform/database/database.ts';
import { together } from '../../platform/database/together.ts';
import type { AppealRow } from '../appeals/service.ts';
import type { GeoService } from '../geo/service.ts';
import type { Fee } from '../payments/service.ts';
import { activationFacts } from './activation-readers.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf, timesOf } from './facts.ts';
import type { ListedOrder } from './list-store.ts';
import { talkParts } from './order-store.ts';
import { APPLICATION } from './review/queues.ts';
import { placeOf, subsidiesIn, tariffOf, type Zone } from './surroundings.ts';
import type { CommentRow, HistoryRow, OrderHead, OrderRow } from './tables.ts';

export type Tariff = NonNullable<ReturnType<GeoService['tariffFor']>>;
type Subsidies = ReturnType<GeoService['subsidiesIn']>;

/** An application with what a card says of it. */
export interface CardView {
  readonly order: OrderHead;
  readonly fee: Fee | null;
  readonly outlook: Outlook;
  /** What was filled in, of a draft alone. */
  readonly draft: OrderRecord | null;
}

/** An application with everything its page shows. */
export interface OrderView extends CardView {
  readonly order: OrderRow;
  readonly history: readonly HistoryRow[];
  readonly comments: readonly CommentRow[];
  /** Those that were uploaded, by their addresses; of the round before too. */
  readonly files: ReadonlyMap<string, StoredFile>;
  /** Of its place, once it has one. */
  readonly zone: Zone | null;
  readonly subsidies: Subsidies;
  /** Null where none can be calculated (yet). */
  readonly tariff: Tariff | null;
  /** Of the decision that stands, if it was appealed. */
  readonly appeal: AppealRow | null;
  /** What its owner may do now. */
  readonly abilities: readonly OrderEvent[];
  /** Null while nothing was said about one. */
  readonly lock: LockInfo | null;
  /** How each part of the activation stands, while there is one. */
  readonly activation: readonly ActivationStep[] | null;
}

type ViewDeps = Pick<OrderDeps, 'db' | 'clock' | 'files' | 'geo' | 'payments' | 'appeals' | 'readers'>;

const ACTIVATING: readonly OrderStatus[] = [
  'ORDER_ACCEPTED',
  'ORDER_PICKPOINT_READY_ACTIVATE',
  'ORDER_REMARK',
];

async function activationOf({ readers }: ViewDeps, at: Database, { id, status, record }: OrderRow) {
  if (!ACTIVATING.includes(status)) return null;
  return activationSteps(record, await activationFacts(readers, at, id));
}

/** What was sent back and what was approved are shown to staff beside what is newer. */
async function filesOf({ files }: ViewDeps, { record, returned, approved_files }: OrderRow) {
  const known: readonly OrderFile[] = [
    ...record.actual_urls,
    ...(returned?.actual_urls ?? []),
    ...(approved_files ?? []),
  ];
  const ids = known.filter(isUploaded).flatMap(({ url }) => files.fileIdOf(url) ?? []);
  return new Map((await files.describe(ids)).map((file) => [file.url, file]));
}

/** What stands beside every application, in one statement. */
function createBeside(deps: ViewDeps) {
  const { geo, payments } = deps;
  const read = together(({ id, cell }: { id: number; cell: string }, db) => ({
    fees: payments.feePart(db, id),
    cells: geo.cellPart(cell),
    ...talkParts(db, id),
  }));
  return async (at: Database, { id, record }: OrderRow) => {
    const place = placeOf(record);
    const { fees, cells, history, comments } = await read(at, { id, cell: geo.cellAt(place) });
    const zone = place && geo.zoneFrom(place, cells[0]);
    const fee = fees[0] ? payments.presentFee(fees[0]) : null;
    return { fee, history, comments, zone, subsidies: subsidiesIn(deps, record, zone) };
  };
}

/** How an application looks to its owner; staff are shown the same and more. */
export function createOrderViews(deps: ViewDeps) {
  const { db, clock, payments } = deps;
  const beside = createBeside(deps);
  const undecidedAmong = (orders: readonly OrderHead[]) =>
    payments.undecidedAmong(
      db,
      orders.filter(({ status }) => status === 'ORDER_WAITING_QR_CODE_PAYMENT').map(({ id }) => id),
    );
  const card = (
    order: OrderHead,
    fee: Fee | null,
    draft: OrderRecord | null,
    undecided: ReadonlySet<number>,
  ): CardView => {
    const known = { feeOutcome: fee?.outcome ?? null, moneyUndecided: undecided.has(order.id) };
    const facts = { ...factsOf(order, fee !== null), ...known };
    return { order, fee, draft, outlook: outlookOf(facts, timesOf(order), clock.now()) };
  };
  const related = async (at: Database, order: OrderRow) => ({
    ...(await beside(at, order)),
    files: await filesOf(deps, order),
    lock: order.accepted ? await deps.readers.lockInfo(at, order.id) : null,
    activation: await activationOf(deps, at, order),
    appeal: order.appealed
      ? ((await deps.appeals.latestOf(at, APPLICATION, String(order.id))) ?? null)
      : null,
  });
  return {
    cards: async (orders: readonly ListedOrder[]): Promise<CardView[]> => {
      const fees = await payments.feesOf(
        db,
        orders.map(({ id }) => id),
      );
      const undecided = await undecidedAmong(orders);
      return orders.map((order) => card(order, fees.get(order.id) ?? null, order.draft, undecided));
    },
    one: async (order: OrderRow): Promise<OrderView> => {
      const { fee, ...rest } = await related(db, order);
      return {
        ...card(
          order,
          fee,
          order.status === 'ORDER_DRAFT' ? order.record : null,
          await undecidedAmong([order]),
        ),
        ...rest,
        order,
        tariff: tariffOf(deps, order.record),
        abilities: eventsFor(factsOf(order, fee !== null), 'owner'),
      };
    },
  };
}

export type OrderViews = ReturnType<typeof createOrderViews>;
