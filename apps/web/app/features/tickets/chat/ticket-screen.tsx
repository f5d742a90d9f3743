import IconCircleCheck from 'icon:circle-check';
import IconClock from 'icon:clock';
import IconMessage2 from 'icon:message-2';
import { TICKET_STATES } from '@punkt/domain/ticket-terms';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { deadlineDate } from '../../../lib/deadline.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { isMissing, type Ticket, ticketQuery, useMarkRead, useSetState } from '../ticket-queries.ts';
import { TicketState } from '../ticket-state.tsx';
import { Chat } from './chat.tsx';
import { MessageBox } from './message-box.tsx';
import { Rating } from './rating.tsx';
import styles from './ticket-screen.module.css';
import { useOutbox } from './use-outbox.ts';

export function TicketScreen({ id }: { readonly id: string }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useQuery(ticketQuery(id));
  if (isMissing(error))
    return (
      <>
        <BackLink to="/lk/tickets">{text('tickets.back')}</BackLink>
        <ScreenTitle title={text('tickets.missing.title')} />
        <EmptyState
          drawing="tickets"
          title={text('tickets.missing.title')}
          text={text('tickets.missing.text')}
        />
      </>
    );
  return (
    <>
      <BackLink to="/lk/tickets">{text('tickets.back')}</BackLink>
      <div className={styles.head}>
        <ScreenTitle title={text('tickets.number', { id })} />
        {data && <TicketState state={data.status} waits={data.hasNotice} />}
      </div>
      {!data && !error && <Skeleton height="40vh" />}
      {!data && error && (
        <FailedState
          error={error}
          title={text('tickets.failed.ticket')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <TicketBody key={id} ticket={data} />}
    </>
  );
}

function TicketBody({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const outbox = useOutbox(ticket.id);
  const { mutate: markRead } = useMarkRead(ticket.id);
  const { isRead, updateDate, orderId } = ticket;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with this version is on the screen now
  useEffect(() => {
    if (!isRead) markRead();
  }, [isRead, updateDate]);
  const closed = ticket.status === TICKET_STATES.closed;
  return (
    <div className={styles.body}>
      <p className={styles.facts}>
        <span>{text(`tickets.type.${ticket.ticketTypeId}`)}</span>
        {ticket.ticketReasonId && <span>{text(`tickets.reason.${ticket.ticketReasonId}`)}</span>}
        {orderId && <Link to={`/lk/orders/${orderId}`}>{text('tickets.page.order', { id: orderId })}</Link>}
      </p>
      <NextStep ticket={ticket} />
      <Chat ticket={ticket} outbox={outbox} />
      {closed ? <Ending ticket={ticket} /> : <Talking ticket={ticket} onSend={outbox.add} />}
    </div>
  );
}

/** What happens next, and until when. */
function NextStep({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const moment = useMoment(useUser().country);
  const { dueDate, isLate, closeDate, id } = ticket;
  const created = (useLocation().state as { readonly created?: boolean } | null)?.created === true;
  if (created && dueDate && ticket.supportLogs.length === 0)
    return (
      <Note tone="good" icon={<IconCircleCheck size={20} />}>
        <b>{text('tickets.created', { id })}</b>{' '}
        {text('tickets.created.text', { date: deadlineDate(dueDate) })}
      </Note>
    );
  if (dueDate)
    return (
      <Note tone={isLate ? 'late' : 'calm'} icon={<IconClock size={20} />}>
        {text(isLate ? 'tickets.page.late' : 'tickets.page.due', { date: deadlineDate(dueDate) })}
      </Note>
    );
  if (!closeDate) return null;
  return (
    <Note tone="mine" icon={<IconMessage2 size={20} />}>
      {text('tickets.page.waits', { date: moment(closeDate) })}
    </Note>
  );
}

interface NoteProps {
  readonly tone: 'calm' | 'mine' | 'late' | 'good';
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

const Note = ({ tone, icon, children }: NoteProps) => (
  <div className={styles.note} data-tone={tone} role="status">
    {icon}
    <p>{children}</p>
  </div>
);

interface TalkingProps {
  readonly ticket: Ticket;
  readonly onSend: (message: string, files: readonly string[]) => void;
}

function Talking({ ticket, onSend }: TalkingProps) {
  const text = useText();
  const state = useSetState(ticket.id);
  return (
    <>
      <MessageBox ticketId={ticket.id} onSend={onSend} />
      <div className={styles.end}>
        <Button look="quiet" busy={state.isPending} onClick={() => state.mutate(TICKET_STATES.closed)}>
          <IconCircleCheck size={18} />
          {text('tickets.page.solved')}
        </Button>
      </div>
    </>
  );
}

/** A closed ticket: the solved banner, the rating, and the way back while there is one. */
function Ending({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const state = useSetState(ticket.id);
  const date = ticket.finishDate ? dateTime(ticket.finishDate) : '';
  return (
    <>
      <section className={styles.solved} aria-labelledby="solved">
        <IconCircleCheck size={28} stroke={1.75} />
        <div>
          <h2 id="solved">{text('tickets.page.solved')}</h2>
          <p>{text(ticket.autoClose ? 'tickets.page.solved.auto' : 'tickets.page.solved.on', { date })}</p>
          {ticket.canDispute && (
            <div className={styles.dispute}>
              <Button
                look="quiet"
                busy={state.isPending}
                onClick={() => state.mutate(TICKET_STATES.inProgress)}
              >
                {text('tickets.page.dispute')}
              </Button>
              <p>{text('tickets.page.dispute.hint')}</p>
            </div>
          )}
        </div>
      </section>
      <Rating ticket={ticket} />
    </>
  );
}
