import { CaseAlert, CaseAlerts } from '../../../lib/account/casework/case-alert.tsx';
import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';
import type { CaseParts } from './parts.ts';

interface Props {
  readonly review: Review;
  readonly parts: CaseParts;
  readonly conflict: unknown;
  /** What happened since a refused decision was begun; `null` when none was refused. */
  readonly missed: Review['history'] | null;
}

/** What one must know before looking: that it changed meanwhile, that it is about oneself, that looking is recorded. */
export function CaseAlertList({ review, parts, conflict, missed }: Props) {
  const text = useText();
  const { claim, decisions } = review.abilities;
  const own = review.stage === 'waiting' && !claim && decisions.length === 0 && !review.claimedBy;
  const list = (missed ?? []).map(({ action }) => `«${parts.eventOf(action).name}»`).join(', ');
  return (
    <CaseAlerts audit={parts.audit}>
      {(missed || isConflict(conflict)) && (
        <CaseAlert news focused={missed !== null}>
          <b>{text('reviews.case.changed')}</b> {list && text('reviews.case.changed.events', { list })}{' '}
          {text('reviews.case.changed.text')}
        </CaseAlert>
      )}
      {parts.alerts}
      {own && <CaseAlert>{text('reviews.case.own')}</CaseAlert>}
    </CaseAlerts>
  );
}
