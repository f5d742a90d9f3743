import { isGrade } from '@punkt/domain/tickets';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import type { Tone } from '../../../lib/account/casework/mark.tsx';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { fromWidth } from '../../../lib/widths.ts';
import { orderStatusOf } from '../application/status-tone.ts';
import heads from '../case/case-head.module.css';
import type { CaseParts, DecisionWords } from '../case/parts.ts';
import { OwnerCard, OwnerFact, PhoneFact } from '../owner-card.tsx';
import type { Review } from '../reviews-query.ts';
import styles from './ticket.module.css';
import { TicketTalk } from './ticket-talk.tsx';
import type { TicketCase } from './use-talk.ts';

const STATUSES = ['asked', 'answered', 'closed'] as const;
const TONES = { asked: 'amber', answered: 'quiet', closed: 'success' } as const satisfies Record<
  (typeof STATUSES)[number],
  Tone
>;
const EVENTS = [
  'create',
  'answer',
  'solve',
  'dispute',
  'autoClose',
  'close',
  'reopen',
  'undelivered',
] as const;
const CLAIMS = ['claimed', 'released'] as const;

/** In whose hands a ticket is, in words and colour. */
export function useTicketStatus(status: string): { readonly tone: Tone; readonly words: string } {
  const text = useText();
  const known = STATUSES.find((each) => each === status) ?? 'asked';
  return { tone: TONES[known], words: text(`reviewTicket.status.${known}`) };
}

/** A ticket: what is asked, everything of the partner that an answer needs, and the talk. */
export function useTicketParts(review: Review): CaseParts {
  const text = useText();
  const status = useTicketStatus(review.status);
  const { ticket } = review.content;
  if (!ticket) throw new Error('a ticket without its content');
  const { id } = review;
  const rows = rowsOf(ticket, text);
  const decisions: Readonly<Record<string, DecisionWords>> = {
    closeTicket: {
      title: text('reviewTicket.close.title', { id }),
      text: text(ticket.visitor ? 'reviewTicket.close.question' : 'reviewTicket.close.text'),
      comment: 'none',
    },
    reopenTicket: {
      title: text('reviewTicket.reopen.title', { id }),
      text: text('reviewTicket.reopen.text'),
      comment: 'none',
    },
  };
  return {
    title: text('tickets.number', { id }),
    subtitle: [
      ticket.type === null ? text('reviewTicket.flag.question') : text(`tickets.type.${ticket.type}`),
      ticket.reason && text(`tickets.reason.${ticket.reason}`),
    ]
      .filter(Boolean)
      .join(', '),
    aside: <Asker ticket={ticket} />,
    audit: ticket.visitor ? text('reviewTicket.visitor.audit') : undefined,
    ownerName: text(ticket.visitor ? 'reviewTicket.visitor' : 'reviewTicket.partner'),
    facts: [
      text('reviews.case.created', { date: dateTime(review.created) }),
      ...(ticket.closes ? [text('reviewTicket.closes', { date: dateTime(ticket.closes) })] : []),
    ],
    files: review.files,
    flagless: true,
    label: (path) => (path === 'files' ? text('tickets.create.files') : path),
    reasonsOf: () => [],
    fields: (remarking) =>
      (rows.length > 0 || ticket.ordersTotal + ticket.earlierTotal > 0) && (
        <FieldRows
          title={text(rows.length > 0 ? 'reviewTicket.about' : 'reviewTicket.partner')}
          rows={rows}
          remarking={remarking}
        >
          <Beside ticket={ticket} />
        </FieldRows>
      ),
    talk: <TicketTalk key={id} id={id} ticket={ticket} created={review.created} />,
    talkFirst: true,
    status,
    eventOf: (action) => {
      const [event, claim] = [EVENTS.find((each) => each === action), CLAIMS.find((each) => each === action)];
      if (claim) return { name: text(`reviews.history.${claim}`) };
      if (event === 'answer' && ticket.visitor) return { name: text('reviewTicket.event.letter') };
      return { name: event ? text(`reviewTicket.event.${event}`) : action };
    },
    decision: (name) => decisions[name] ?? { title: name, text: '', comment: 'none' },
  };
}

function rowsOf(ticket: TicketCase, text: ReturnType<typeof useText>) {
  const { link, orderId, grade, gradeComment } = ticket;
  const row = (path: string, label: string, value: ReactNode) => ({ path, label, value });
  return [
    ...(link
      ? [
          row(
            'link',
            text('tickets.create.link'),
            <a href={link} target="_blank" rel="noreferrer noopener nofollow">
              {link}
            </a>,
          ),
        ]
      : []),
    ...(orderId
      ? [
          row(
            'order',
            text('tickets.create.order'),
            <Link to={`/manage/reviews/application/${orderId}`}>№&nbsp;{orderId}</Link>,
          ),
        ]
      : []),
    ...(isGrade(grade)
      ? [
          row(
            'grade',
            text('reviewTicket.grade'),
            [text(`tickets.rate.${grade}`), gradeComment].filter(Boolean).join('. '),
          ),
        ]
      : []),
  ];
}

/** Whom one talks to. Of a visitor there is what the form asked for. */
function Asker({ ticket: { partner, visitor } }: { readonly ticket: TicketCase }) {
  const text = useText();
  if (!visitor) return <OwnerCard title={text('reviewTicket.partner')} owner={partner} />;
  const { email, telegram, language } = visitor;
  return (
    <dl className={heads.owner}>
      <OwnerFact title={text('reviewTicket.visitor.email')}>
        <a href={`mailto:${email}`}>{email}</a>
        <small>{text(`reviewTicket.visitor.language.${language}`)}</small>
      </OwnerFact>
      {partner.phone && <PhoneFact phone={partner.phone} />}
      {telegram && <OwnerFact title={text('reviewTicket.visitor.telegram')}>{telegram}</OwnerFact>}
    </dl>
  );
}

/** Where it stands beside the talk, with room below it; on a phone it would push the talk's end away. */
const BESIDE = fromWidth('big-tablet');

/** What else the partner has: an answer that does not know it sends them in a circle. */
function Beside({ ticket: { orders, earlier, ordersTotal, earlierTotal } }: { readonly ticket: TicketCase }) {
  const text = useText();
  const [open] = useState(() => matchMedia(BESIDE).matches);
  if (orders.length + earlier.length === 0) return null;
  return (
    <details className={styles.beside} open={open}>
      <summary>{text('reviewTicket.beside', { orders: ordersTotal, tickets: earlierTotal })}</summary>
      <ul>
        {orders.map(({ id, status, address }) => {
          const known = orderStatusOf(status);
          return (
            <li key={`order ${id}`}>
              <Link to={`/manage/reviews/application/${id}`}>{text('tickets.page.order', { id })}</Link>{' '}
              <span>{address}</span> <small>{known ? text(`orders.status.${known}`) : status}</small>
            </li>
          );
        })}
        {earlier.map(({ id, preview, state }) => (
          <li key={`ticket ${id}`}>
            <Link to={`/manage/reviews/ticket/${id}`}>{text('tickets.number', { id })}</Link>{' '}
            <span>{preview}</span> <small>{text(`tickets.state.${state}`)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
