import { IconAlertTriangle, IconEye, IconRefresh } from '@tabler/icons-react';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';
import { isConflict } from '../use-acts.ts';
import styles from './case-alerts.module.css';

interface Props {
  readonly review: Review;
  readonly conflict: unknown;
}

/** What one must know before looking: that looking is recorded, that nobody has verified it, that it changed meanwhile. */
export function CaseAlerts({ review, conflict }: Props) {
  const text = useText();
  const { user_id } = useUser();
  const { claim, decide } = review.abilities;
  const own = review.status === 'waiting' && !claim && !decide && !review.claimedBy && user_id !== '';
  return (
    <div className={styles.alerts}>
      {isConflict(conflict) && (
        <p className={styles.alert} data-kind="amber" role="alert">
          <IconRefresh size={20} aria-hidden="true" />
          <span>
            <b>{text('reviews.case.changed')}</b> {text('reviews.case.changed.text')}
          </span>
        </p>
      )}
      {review.unverified && (
        <p className={styles.alert} data-kind="amber">
          <IconAlertTriangle size={20} aria-hidden="true" />
          <span>
            <b>{text('reviews.case.unverified')}.</b> {text('reviews.case.unverified.text')}
          </span>
        </p>
      )}
      {own && (
        <p className={styles.alert} data-kind="amber">
          <IconAlertTriangle size={20} aria-hidden="true" />
          <span>{text('reviews.case.own')}</span>
        </p>
      )}
      <p className={styles.note}>
        <IconEye size={18} stroke={1.75} aria-hidden="true" />
        <span>{text('reviews.case.audit')}</span>
      </p>
    </div>
  );
}
