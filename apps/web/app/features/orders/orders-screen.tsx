import { EmptyState } from '../../components/empty-state.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { useText } from '../../lib/i18n.tsx';
import styles from './orders-screen.module.css';

const PREPARE = ['1', '2', '3', '4'] as const;

export function OrdersScreen() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('orders.title')} />
      <EmptyState drawing="orders" title={text('orders.empty.title')} text={text('orders.empty.text')}>
        <h3 className={styles.prepareTitle}>{text('orders.empty.prepare')}</h3>
        <ul className={styles.prepare}>
          {PREPARE.map((line) => (
            <li key={line}>{text(`orders.prepare.${line}`)}</li>
          ))}
        </ul>
      </EmptyState>
    </>
  );
}
