import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { useText } from '../../../../lib/i18n.tsx';
import { Ticks } from '../parts/ticks.tsx';
import guide from './guide.module.css';

/** The programme's own word; the product gives the order to the bank at once. */
const REFUND_DAYS = 30;

/** Until when, and what becomes of the fee. */
export function SimplifiedClock() {
  const text = useText();
  const { unpaidHours, refundAfterApprovalDays, activationDays, activationReminderDay } = ORDER_TERMS;
  return (
    <div className={guide.pair}>
      <section className={guide.section}>
        <h2>{text('guides.simple.clock.title')}</h2>
        <Ticks
          items={[
            text('guides.simple.clock.pay', { hours: unpaidHours }),
            text('guides.simple.clock.refuse', { days: REFUND_DAYS }),
            text('guides.simple.clock.change', { days: refundAfterApprovalDays }),
            text('guides.simple.clock.open', { days: activationDays, day: activationReminderDay }),
          ]}
        />
      </section>
      <section className={guide.section}>
        <h2>{text('guides.simple.honest.title')}</h2>
        <p className={guide.text}>{text('guides.simple.honest.text')}</p>
      </section>
    </div>
  );
}
