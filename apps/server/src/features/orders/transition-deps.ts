import type { FeeOutcome } from '@punkt/domain/fees';
import type { OrderEvent } from '@punkt/domain/order-machine';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { GeoService } from '../geo/service.ts';
import type { OrderTurn } from '../locks/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { OrderRow } from './tables.ts';

export interface TransitionSummary {
  readonly event: OrderEvent;
  /** What became of a fee that was paid, where this step decides it. */
  readonly feeOutcome: FeeOutcome | null;
  readonly feeAmount: number | null;
  /** There was a paid fee before this step that could still be lost: one that went back at a refusal can't, whatever the country. */
  readonly feeHeld: boolean;
}

/** The point that an activation makes, and its place on the map. */
export interface PointOpening {
  open(tx: Tx, order: OrderRow): Promise<{ readonly id: number }>;
  takePlace(tx: Tx, order: OrderRow): Promise<void>;
}

/** The staff's case of an application, written with every step. */
export interface OrderCases {
  put(tx: Tx, order: OrderRow, waits: boolean): Promise<void>;
  /** The owner wrote something that staff have to answer. */
  asked(tx: Tx, order: OrderRow): Promise<void>;
  /** Takes the lock of an audience: the last thing of a transaction. */
  announce(tx: Tx, order: OrderRow): Promise<void>;
  /** Lists of the console read again, an open case does not; as late as `announce`. */
  announceLists(tx: Tx, order: OrderRow): Promise<void>;
}

/** The lock of an application, or the reason for having none, goes along with its status. */
interface OrderLocks {
  follow(tx: Tx, orderId: number, what: OrderTurn): Promise<void>;
}

export interface TransitionDeps {
  readonly locks: OrderLocks;
  readonly clock: Clock;
  readonly payments: Pick<
    PaymentsService,
    'feeOf' | 'recordFeeOutcome' | 'announceFeeOutcome' | 'cancelOpen'
  >;
  readonly geo: Pick<GeoService, 'reserve' | 'occupy' | 'release'>;
  readonly opening: PointOpening;
  readonly cases: OrderCases;
  /** Sends the owner's notices about a change of status. */
  readonly notifyOwner: (tx: Tx, order: OrderRow, news: TransitionSummary) => Promise<void>;
}
