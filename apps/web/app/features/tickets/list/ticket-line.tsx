import { dayOf, formatDate } from '@punkt/domain/date';
import { Link } from 'react-router';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { deadlineDate } from '../../../lib/deadline.ts';
import { useText } from '../../../lib/i18n.tsx';
import { type TicketLine, ticketPath } from '../ticket-queries.ts';
import { TicketState } from '../ticket-state.tsx';
import styles from './tickets-screen.module.css';

/** In the reader's own zone. */
const day = (iso: string): string =>
  formatDate(dayOf(new Date(iso), Intl.DateTimeFormat().resolvedOptions().timeZone));

/** What comes next, and until when, as its page and the notice say it; the first that holds. */
function useNext({ isLate, dueDate, closeDate, canRate, finishDate }: TicketLine) {
  const text = useText();
  const moment = useMoment(useUser().country);
  if (isLate) return { tone: 'late', words: text('tickets.row.late') };
  if (dueDate) return { tone: 'calm', words: text('tickets.row.due', { date: deadlineDate(dueDate) }) };
  if (closeDate) return { tone: 'mine', words: text('tickets.row.waits', { date: moment(closeDate) }) };
  if (canRate) return { tone: 'mine', words: text('tickets.row.rate') };
  return finishDate ? { tone: 'calm', words: text('tickets.row.closed', { date: day(finishDate) }) } : null;
}

export function TicketLineCard({ ticket }: { readonly ticket: TicketLine }) {
  const text = useText();
  const next = useNext(ticket);
  return (
    <li className={styles.line} data-new={!ticket.isRead || undefined}>
      <div className={styles.top}>
        <Link className={styles.number} to={ticketPath(ticket.id)}>
          {text('tickets.number', { id: ticket.id })}
        </Link>
        {!ticket.isRead && <span className={styles.new}>{text('tickets.row.unread')}</span>}
        <TicketState state={ticket.status} waits={ticket.hasNotice} />
      </div>
      <p className={styles.preview}>{ticket.preview}</p>
      <p className={styles.facts}>
        <span>{text(`tickets.type.${ticket.ticketTypeId}`)}</span>
        <time dateTime={ticket.createDate}>{day(ticket.createDate)}</time>
        {next && <span data-tone={next.tone}>{next.words}</span>}
      </p>
    </li>
  );
}
