import { Facts } from '../../../lib/account/facts.tsx';
import { WeekHours } from '../../../lib/account/timetable/week-hours.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './order-data.module.css';
import { useFacts } from './order-facts.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderFurniture } from './order-furniture.tsx';
import { OrderNear } from './order-near.tsx';
import { OrderTariff } from './order-tariff.tsx';

/** Everything that was filled in, to be read; changing it is the form's. */
export function OrderData({ order }: { readonly order: Order }) {
  const text = useText();
  const { place, conditions } = useFacts(order);
  return (
    <div className={styles.data}>
      <section aria-labelledby="place">
        <h2 id="place">{text('orderPage.address.title')}</h2>
        <Facts facts={place} />
      </section>
      <section aria-labelledby="conditions">
        <h2 id="conditions">{text('orderPage.conditions.title')}</h2>
        <Facts facts={conditions} />
        <h3>{text('orderPage.timetable.title')}</h3>
        <WeekHours timetable={order.timetable} />
      </section>
      <OrderFiles order={order} />
      <OrderFurniture order={order} />
      <OrderTariff order={order} />
      <OrderNear order={order} />
    </div>
  );
}
