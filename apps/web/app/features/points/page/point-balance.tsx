import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedState } from '../../../components/failed-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { dateTime } from '../../../lib/format.ts';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { balanceQuery, type Point } from '../point-queries.ts';
import styles from './point-page.module.css';

/** What stands on the balance, and how it came there. */
export function PointBalance({ point }: { readonly point: Point }) {
  const text = useText();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(balanceQuery(point.id));
  const money = (minor: number) => formatMoney(minor, country(point.country).currency, language);
  return (
    <section aria-labelledby="balance">
      <h2 id="balance">{text('pointPage.balance.title')}</h2>
      {!data && !error && <Skeleton width="40%" />}
      {!data && error && <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && <p className={styles.amount}>{money(data.amount)}</p>}
      {data?.entries.length === 0 && <p className={styles.soft}>{text('pointPage.balance.none')}</p>}
      <ul className={styles.entries}>
        {data?.entries.map(({ id, at, amount, kind, orderId }) => (
          <li key={id}>
            <span>{text(`pointPage.balance.${kind}`)}</span>
            <b>+{money(amount)}</b>
            <small>
              <time dateTime={at}>{dateTime(at)}</time> ·{' '}
              <Link to={`/lk/orders/${orderId}`}>{text('pointPage.balance.order', { id: orderId })}</Link>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
