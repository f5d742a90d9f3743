import { Mark } from '../../lib/account/casework/mark.tsx';
import { useText } from '../../lib/i18n.tsx';
import { useAppealStatus } from './appeal/use-appeal-parts.tsx';
import { orderStatusOf, orderTone } from './application/status-tone.ts';
import { OUTCOME_TONES, STATUSES } from './papers/use-papers-parts.tsx';
import type { ReviewRow } from './reviews-query.ts';
import { useTicketStatus } from './ticket/use-ticket-parts.tsx';

/** The state of a case in the kind's own words; one that has none yet is shown as it is. */
export function StatusMark({ row: { kind, status } }: { readonly row: Pick<ReviewRow, 'kind' | 'status'> }) {
  const text = useText();
  const [appeal, ticket] = [useAppealStatus(status), useTicketStatus(status)];
  const order = kind === 'application' || kind === 'activation' ? orderStatusOf(status) : undefined;
  const paper = STATUSES.find((known) => known === status);
  const own = kind === 'appeal' ? appeal : kind === 'ticket' ? ticket : null;
  if (own)
    return (
      <Mark tone={own.tone} wraps>
        {own.words}
      </Mark>
    );
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
