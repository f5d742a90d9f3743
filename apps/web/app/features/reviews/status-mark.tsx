import { Mark } from '../../lib/account/casework/mark.tsx';
import { useText } from '../../lib/i18n.tsx';
import { orderStatusOf, orderTone } from './application/status-tone.ts';
import { OUTCOME_TONES, STATUSES } from './papers/use-papers-parts.tsx';
import type { ReviewRow } from './reviews-query.ts';

/** The state of a case in the kind's own words; one that has none yet is shown as it is. */
export function StatusMark({ row: { kind, status } }: { readonly row: Pick<ReviewRow, 'kind' | 'status'> }) {
  const text = useText();
  const order = kind === 'application' ? orderStatusOf(status) : undefined;
  const paper = STATUSES.find((known) => known === status);
  if (order)
    return (
      <Mark tone={orderTone(order)} wraps>
        {text(`orders.status.${order}`)}
      </Mark>
    );
  if (!paper) return status;
  return (
    <Mark tone={OUTCOME_TONES[paper]} wraps>
      {text(`reviews.status.${paper}`)}
    </Mark>
  );
}
