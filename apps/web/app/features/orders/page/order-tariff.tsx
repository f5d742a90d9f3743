import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useMoney } from '../use-money.ts';
import styles from './order-data.module.css';

export function OrderTariff({ order }: { readonly order: Order }) {
  const text = useText();
  return (
    <section aria-labelledby="tariff">
      <h2 id="tariff">{text('orderFacts.money.title')}</h2>
      <h3>{text('orderFacts.tariff.title')}</h3>
      {order.tariffDescription.length === 0 ? (
        <p className={styles.soft}>{text('orderFacts.tariff.none')}</p>
      ) : (
        <ul className={styles.lines}>
          {order.tariffDescription.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <h3>{text('orderFacts.subsidy.title')}</h3>
      <Subsidy order={order} />
    </section>
  );
}

function Subsidy({ order }: { readonly order: Order }) {
  const text = useText();
  const money = useMoney(order.country);
  if (order.exPickPointId) return <p>{text('orderFacts.subsidy.move')}</p>;
  const type = text(`orderFacts.subsidy.${order.subsidyInfo?.subsidyType ?? order.subsidyHexType ?? 'none'}`);
  const subsidy = order.subsidyInfo?.subsidy ?? null;
  return (
    <p>{subsidy === null ? type : text('orderFacts.subsidy.amount', { type, amount: money(subsidy) })}</p>
  );
}
