import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { PaymentProvider } from '../../providers/payments/port.ts';
import type { PaymentSubject } from './subject.ts';

export interface PaymentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly provider: PaymentProvider;
  readonly subject: PaymentSubject;
  /** What the bank prints on the statement. */
  readonly purpose: (orderId: number) => string;
  /** The public address, without a slash at the end; empty where none is configured. */
  readonly origin: string;
}
