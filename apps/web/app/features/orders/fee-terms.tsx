import { useText } from '../../lib/i18n.tsx';
import styles from './fee-terms.module.css';

/** What becomes of the fee, said plainly before it is paid. */
export function FeeTerms() {
  const text = useText();
  return (
    <ul className={styles.terms}>
      <li>{text('orders.fee.terms.credit')}</li>
      <li>{text('orders.fee.terms.refund')}</li>
      <li>{text('orders.fee.terms.keep')}</li>
    </ul>
  );
}
