import IconStar from 'icon:star';
import IconStarFilled from 'icon:star-filled';
import { GRADES, TICKET_TEXTS } from '@punkt/domain/ticket-terms';
import { isGrade } from '@punkt/domain/tickets';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { type Ticket, useGrade } from '../ticket-queries.ts';
import styles from './ticket-screen.module.css';

type Grade = (typeof GRADES)[number];

/** Offered when the server says so; afterwards it shows what was said. */
export function Rating({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  if (ticket.canRate) return <RatingForm id={ticket.id} />;
  if (!isGrade(ticket.ticketGrade)) return null;
  return (
    <p className={styles.given}>
      {text('tickets.rate.given', { grade: text(`tickets.rate.${ticket.ticketGrade}`) })}
    </p>
  );
}

function RatingForm({ id }: { readonly id: string }) {
  const text = useText();
  const group = useId();
  const { isPending, mutate } = useGrade(id);
  const [grade, setGrade] = useState<Grade | null>(null);
  const [message, setMessage] = useState('');
  const max = TICKET_TEXTS.gradeCommentMaximum;
  const count = [...message.trim()].length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (grade !== null && count <= max && !isPending) mutate({ grade, message });
  };
  return (
    <form className={styles.rating} onSubmit={submit}>
      <fieldset className={styles.stars}>
        <legend>{text('tickets.rate.title')}</legend>
        {GRADES.map((each) => {
          const Star = grade !== null && each <= grade ? IconStarFilled : IconStar;
          return (
            <label key={each}>
              <input
                type="radio"
                name={group}
                aria-label={text(`tickets.rate.${each}`)}
                checked={grade === each}
                onChange={() => setGrade(each)}
              />
              <Star size={32} stroke={1.5} />
            </label>
          );
        })}
        <span aria-hidden="true">{grade !== null && text(`tickets.rate.${grade}`)}</span>
      </fieldset>
      {grade !== null && (
        <>
          <TextArea
            id={`${group}-comment`}
            label={text('tickets.rate.comment')}
            optional
            value={message}
            counter={{ text: text('tickets.create.count', { count, max }), wrong: count > max }}
            onChange={setMessage}
          />
          <Button type="submit" busy={isPending}>
            {text('tickets.rate.send')}
          </Button>
        </>
      )}
    </form>
  );
}
