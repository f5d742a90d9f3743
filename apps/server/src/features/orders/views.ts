import type { StoredFile } from '@punkt/contract/files';
import type { LockInfo } from '@punkt/contract/order-data';
import { type ActivationStep, activationSteps, remarkedParts } from '@punkt/domain/activation';
import { isUploaded } from '@punkt/domain/order-files';
import { eventsFor, type OrderEvent } from '@punkt/domain/order-machine';
import { type Outlook, outlookOf } from '@punkt/domain/order-outlook';
import type { OrderFile, OrderRecord } from '@punkt/domain/order-record';
import type { OrderStatus } from '@punkt/domain/order-status';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Found, markPart, type Parts, together } from '../../platform/database/together.ts';
import type { AppealRow } from '../appeals/service.ts';
import type { GeoService } from '../geo/service.ts';
import type { Fee } from '../payments/service.ts';
import { activationFacts } from './activation-readers.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf, timesOf } from './facts.ts';
import type { ListedOrder } from './list-store.ts';
import { holderNamed } from './order-files.ts';
import { orderPart, ownerOfOrder, talkParts } from './order-store.ts';
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

type ViewDeps = Pick<
  OrderDeps,
  'db' | 'clock' | 'files' | 'geo' | 'payments' | 'appeals' | 'ownerParts' | 'readers'
>;

const ACTIVATING: readonly OrderStatus[] = [
  'ORDER_ACCEPTED',
  'ORDER_PICKPOINT_READY_ACTIVATE',
  'ORDER_REMARK',
];

async function activationOf({ readers }: ViewDeps, at: Database, order: OrderRow) {
  const { id, status, record, returned, remarks } = order;
  if (!ACTIVATING.includes(status)) return null;
  const remarked = remarkedParts(record, returned, status === 'ORDER_REMARK' ? remarks : []);
  return activationSteps(record, await activationFacts(readers, at, id), remarked);
}

/** What was sent back and what was approved are shown to staff beside what is newer. */
async function filesOf(
  { files }: ViewDeps,
  { record, returned, approved_files }: OrderRow,
  held: Found<BesideParts>['held'],
) {
  const known: readonly OrderFile[] = [
    ...record.actual_urls,
    ...(returned?.actual_urls ?? []),
    ...(approved_files ?? []),
  ];
  const shown = new Map(held.map((file) => [file.id, files.presentFile(file)]));
  const ids = known.filter(isUploaded).flatMap(({ url }) => files.fileIdOf(url) ?? []);
  // An application holds what it shows; whatever else is named in it is looked up.
  const rest = await files.describe(ids.filter((id) => !shown.has(id)));
  return new Map([...shown.values(), ...rest].map((file) => [file.url, file]));
}

interface Asked {
  readonly id: number;
  /** The same as a text. */
  readonly number: string;
  readonly cell: string;
}

/** What stands beside every application. */
const besideParts = ({ geo, payments, files }: ViewDeps, { id, number, cell }: Asked, db: Database | Tx) => ({
  fees: payments.feePart(db, id),
  cells: geo.cellPart(cell),
  held: files.heldPart(db, holderNamed(number)),
  ...talkParts(db, id),
});
type BesideParts = ReturnType<typeof besideParts>;

const MOST_REMEMBERED = 10_000;

/**
 * In which cell of the map an application lay when it was last read here. A guess that lets the cell be read along with it: where it lies
 * elsewhere by now, the cell is read again.
 */
function createCellMemory() {
  const cells = new Map<number, string>();
  return {
    guess: (id: number): string => cells.get(id) ?? '',
    learn: (id: number, cell: string): void => {
      const oldest = cells.size >= MOST_REMEMBERED ? cells.keys().next().value : undefined;
      if (oldest !== undefined) cells.delete(oldest);
      cells.set(id, cell);
    },
  };
}

/** How an application looks to its owner; staff are shown the same and more. */
export function createOrderViews(deps: ViewDeps) {
  const { db, clock, geo, payments } = deps;
  const memory = createCellMemory();
  const readBeside = together((asked: Asked, at) => besideParts(deps, asked, at));

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

  /** `cell`: the one that was read. */
  async function zoneOf({ id, record }: OrderRow, cell: string, cells: Found<BesideParts>['cells']) {
    const place = placeOf(record);
    if (!place) return null;
    const lies = geo.cellAt(place);
    memory.learn(id, lies);
    return lies === cell ? geo.zoneFrom(place, cells[0]) : geo.zoneAt(db, place.latitude, place.longitude);
  }

  async function view(order: OrderRow, found: Found<BesideParts>, zone: Zone | null): Promise<OrderView> {
    const fee = found.fees[0] ? payments.presentFee(found.fees[0]) : null;
    return {
      ...card(
        order,
        fee,
        order.status === 'ORDER_DRAFT' ? order.record : null,
        await undecidedAmong([order]),
      ),
      order,
      history: found.history,
      comments: found.comments,
      zone,
      subsidies: subsidiesIn(deps, order.record, zone),
      files: await filesOf(deps, order, found.held),
      lock: order.accepted ? await deps.readers.lockInfo(db, order.id) : null,
      activation: await activationOf(deps, db, order),
      appeal: order.appealed
        ? ((await deps.appeals.latestOf(db, APPLICATION, String(order.id))) ?? null)
        : null,
      tariff: tariffOf(deps, order.record),
      abilities: eventsFor(factsOf(order, fee !== null), 'owner'),
    };
  }

  /** Reads an application with all that its page shows, and with whatever else is asked for, in one statement. */
  function reader<P extends Parts>(more: (id: number, at: Database | Tx) => P) {
    const read = together((asked: Asked, at) => ({
      ...more(asked.id, at),
      orders: orderPart(at, asked.id),
      marks: markPart('orders', asked.id),
      ...besideParts(deps, asked, at),
    }));
    type Own = BesideParts & {
      readonly orders: ReturnType<typeof orderPart>;
      readonly marks: ReturnType<typeof markPart>;
    };
    return async (id: number, at: Database | Tx = db) => {
      const cell = memory.guess(id);
      const all: unknown = await read(at, { id, number: String(id), cell });
      const found = all as Found<Own>;
      const [[order], [marked]] = [found.orders, found.marks];
      if (!order || !marked) return undefined;
      const zone = await zoneOf(order, cell, found.cells);
      return {
        order,
        mark: marked.mark,
        zone,
        paid: found.fees.length > 0,
        more: all as Found<P>,
        /** As it was read, or as it was changed since in a way that moves it nowhere. */
        shown: (changed: OrderRow = order) => view(changed, found, zone),
      };
    };
  }

  return {
    cards: async (orders: readonly ListedOrder[]): Promise<CardView[]> => {
      const fees = await payments.feesOf(
        db,
        orders.map(({ id }) => id),
      );
      const undecided = await undecidedAmong(orders);
      return orders.map((order) => card(order, fees.get(order.id) ?? null, order.draft, undecided));
    },
    read: reader(() => ({})),
    /** With whoever applied, as staff know them. */
    readWithOwner: reader((id, at) => deps.ownerParts(at, ownerOfOrder(id))),
    one: async (order: OrderRow): Promise<OrderView> => {
      const { id, record } = order;
      const cell = geo.cellAt(placeOf(record));
      const found = await readBeside(db, { id, number: String(id), cell });
      return view(order, found, await zoneOf(order, cell, found.cells));
    },
  };
}

export type OrderViews = ReturnType<typeof createOrderViews>;
