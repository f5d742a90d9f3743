import type { FeeOutcome } from '@punkt/domain/fees';
import type { OrderEvent } from '@punkt/domain/order-machine';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { GeoService } from '../geo/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { OrderRow } from './tables.ts';

export interface News {
  readonly event: OrderEvent;
  /** What became of a fee that was paid, where this step decides it. */
  readonly feeOutcome: FeeOutcome | null;
  readonly feeAmount: number | null;
}

/** The staff's case of an application, written with every step. */
export interface OrderCases {
  put(tx: Tx, order: OrderRow, waits: boolean): Promise<void>;
  /** Takes the lock of an audience: the last thing of a transaction. */
  tell(tx: Tx, order: OrderRow): Promise<void>;
}

export interface TransitionDeps {
  readonly clock: Clock;
  readonly payments: Pick<PaymentsService, 'feeOf' | 'settle' | 'tellOutcome' | 'cancelOpen'>;
  readonly geo: Pick<GeoService, 'reserve' | 'occupy' | 'release'>;
  readonly cases: OrderCases;
  /** Tells the owner, by her notices. */
  readonly tell: (tx: Tx, order: OrderRow, news: News) => Promise<void>;
}
