import { useText } from '../../lib/i18n.tsx';
import styles from './marks.module.css';
import type { ReviewRow } from './reviews-query.ts';

/** The colours of the specification: green, orange, red, grey. */
export function OutcomeMark({ status }: Pick<ReviewRow, 'status'>) {
  const text = useText();
  return (
    <span className={styles.mark} data-outcome={status}>
      {text(`reviews.status.${status}`)}
    </span>
  );
}
