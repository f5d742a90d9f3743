import type { StoredFile } from '@punkt/contract/files';
import { isUploaded } from '@punkt/domain/order-files';
import { eventsFor, type OrderEvent } from '@punkt/domain/order-machine';
import { type Outlook, outlookOf } from '@punkt/domain/order-outlook';
import type { OrderRecord } from '@punkt/domain/order-record';
import type { Database } from '../../platform/database/database.ts';
import type { GeoService } from '../geo/service.ts';
import type { Fee } from '../payments/service.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf, timesOf } from './facts.ts';
import { readComments, readHistory } from './order-store.ts';
import { subsidiesOf, tariffOf } from './surroundings.ts';
import type { CommentRow, HistoryRow, OrderHead, OrderRow } from './tables.ts';

export type Tariff = NonNullable<ReturnType<GeoService['tariffFor']>>;
type Subsidies = Awaited<ReturnType<GeoService['subsidiesAt']>>;

/** An application with what a card says of it. */
export interface CardView {
  readonly order: OrderHead;
  readonly fee: Fee | null;
  readonly outlook: Outlook;
}

/** An application with everything its page shows. */
export interface OrderView extends CardView {
  readonly order: OrderRow;
  readonly history: readonly HistoryRow[];
  readonly comments: readonly CommentRow[];
  /** Those that were uploaded, by their addresses. */
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly subsidies: Subsidies;
  /** Null where none can be reckoned (yet). */
  readonly tariff: Tariff | null;
  /** What its owner may do now. */
  readonly abilities: readonly OrderEvent[];
}

type ViewDeps = Pick<OrderDeps, 'db' | 'clock' | 'files' | 'geo' | 'payments'>;

async function filesOf({ files }: ViewDeps, { actual_urls }: OrderRecord) {
  const ids = actual_urls.filter(isUploaded).flatMap(({ url }) => files.fileIdOf(url) ?? []);
  return new Map((await files.describe(ids)).map((file) => [file.url, file]));
}

/** How an application looks to its owner; staff are shown the same and more. */
export function createOrderViews(deps: ViewDeps) {
  const { db, clock, payments } = deps;
  const card = (order: OrderHead, fee: Fee | null): CardView => {
    const facts = { ...factsOf(order, fee !== null), feeOutcome: fee?.outcome ?? null };
    return { order, fee, outlook: outlookOf(facts, timesOf(order), clock.now()) };
  };
  const related = async (at: Database, order: OrderRow) => ({
    fee: await payments.feeOf(at, order.id),
    history: await readHistory(at, order.id),
    comments: await readComments(at, order.id),
    subsidies: await subsidiesOf(deps, at, order.record),
    files: await filesOf(deps, order.record),
  });
  return {
    cards: async (orders: readonly OrderHead[]): Promise<CardView[]> => {
      const fees = await payments.feesOf(
        db,
        orders.map(({ id }) => id),
      );
      return orders.map((order) => card(order, fees.get(order.id) ?? null));
    },
    one: async (order: OrderRow): Promise<OrderView> => {
      const { fee, ...rest } = await related(db, order);
      return {
        ...card(order, fee),
        ...rest,
        order,
        tariff: tariffOf(deps, order.record),
        abilities: eventsFor(factsOf(order, fee !== null), 'owner'),
      };
    },
  };
}

export type OrderViews = ReturnType<typeof createOrderViews>;
