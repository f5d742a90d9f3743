import { CaseAlert, CaseAlerts } from '../../../lib/account/casework/case-alert.tsx';
import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';

interface Props {
  readonly review: Review;
  readonly conflict: unknown;
}

/** What one must know before looking: that looking is recorded, that nobody has verified it, that it changed meanwhile. */
export function ReviewAlerts({ review, conflict }: Props) {
  const text = useText();
  const { user_id } = useUser();
  const { claim, decide } = review.abilities;
  const own = review.status === 'waiting' && !claim && !decide && !review.claimedBy && user_id !== '';
  return (
    <CaseAlerts>
      {isConflict(conflict) && (
        <CaseAlert news>
          <b>{text('reviews.case.changed')}</b> {text('reviews.case.changed.text')}
        </CaseAlert>
      )}
      {review.unverified && (
        <CaseAlert>
          <b>{text('reviews.case.unverified')}.</b> {text('reviews.case.unverified.text')}
        </CaseAlert>
      )}
      {own && <CaseAlert>{text('reviews.case.own')}</CaseAlert>}
    </CaseAlerts>
  );
}
