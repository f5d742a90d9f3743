import { type TicketState as State, TICKET_STATES } from '@punkt/domain/ticket-terms';
import { useText } from '../../lib/i18n.tsx';
import styles from './ticket-state.module.css';

interface Props {
  readonly state: State;
  /** It is the partner's turn. */
  readonly waits: boolean;
}

/** Amber where the partner has to act, teal where we do. */
export function TicketState({ state, waits }: Props) {
  const text = useText();
  const tone = state === TICKET_STATES.closed ? 'good' : waits ? 'attention' : 'busy';
  return (
    <span className={styles.state} data-tone={tone}>
      {text(`tickets.state.${state}`)}
    </span>
  );
}
