import { Mark, type Tone } from '../../lib/account/casework/mark.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { ReviewRow } from './reviews-query.ts';

/** The colours of the specification: green, orange, red, grey. */
export const OUTCOME_TONES = {
  waiting: 'quiet',
  approved: 'success',
  remarked: 'amber',
  canceled: 'danger',
  withdrawn: 'quiet',
} as const satisfies Record<ReviewRow['status'], Tone>;

export function OutcomeMark({ status }: Pick<ReviewRow, 'status'>) {
  const text = useText();
  return (
    <Mark tone={OUTCOME_TONES[status]} wraps>
      {text(`reviews.status.${status}`)}
    </Mark>
  );
}
