import { country } from '@punkt/domain/countries';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useMoney } from '../use-money.ts';
import styles from './order-data.module.css';

/** What the point earns; its share of the turnover where the country shows it, as the form does. */
export function OrderTariff({ order }: { readonly order: Order }) {
  const text = useText();
  const shown = country(order.country).flow.showsTariffButton;
  return (
    <section aria-labelledby="tariff">
      <h2 id="tariff">{text(shown ? 'orderFacts.money.title' : 'orderFacts.subsidy.title')}</h2>
      {shown && (
        <>
          <Tariff lines={order.tariffDescription} />
          <h3>{text('orderFacts.subsidy.title')}</h3>
        </>
      )}
      <Subsidy order={order} />
    </section>
  );
}

function Tariff({ lines }: { readonly lines: Order['tariffDescription'] }) {
  const text = useText();
  return (
    <>
      <h3>{text('orderFacts.tariff.title')}</h3>
      {lines.length === 0 && <p className={styles.soft}>{text('orderFacts.tariff.none')}</p>}
      <ul className="stack gap-4">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
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
