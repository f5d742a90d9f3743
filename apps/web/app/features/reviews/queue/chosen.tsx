import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { HandOver } from '../hand-over.tsx';
import { QUEUE } from './queue-filter.ts';
import styles from './queue-rows.module.css';
import type { Selection } from './selection.ts';

interface Props {
  readonly choosing: Selection;
}

/** What can be done with all that is chosen. */
export function Chosen({ choosing }: Props) {
  const text = useText();
  const { count, free, assignable, closable, questions, busy, closing } = choosing;
  const [asked, setAsked] = useState(false);
  if (count === 0) return null;
  return (
    <div className={styles.chosen} role="status">
      <span className={styles.pick}>
        <b>{text('reviews.chosen', { count })}</b>
        <button type="button" onClick={choosing.everything}>
          {text('reviews.act.choose.all')}
        </button>
        <button type="button" onClick={choosing.clear}>
          {text('reviews.act.choose.none')}
        </button>
      </span>
      <span className={styles.acts}>
        {free > 0 && (
          <Button busy={busy} onClick={choosing.claim}>
            {text('reviews.act.claim.many', { count: free })}
          </Button>
        )}
        {assignable.length > 0 && (
          <HandOver cases={assignable} words={text('reviews.assign.many')} onDone={choosing.finish} />
        )}
        {closable && (
          <Button look="quiet" busy={closing} data-close-many onClick={() => setAsked(true)}>
            {text('reviews.close.many')}
          </Button>
        )}
      </span>
      {asked && (
        <ConfirmDialog
          title={text('reviews.close.title', { count })}
          yes={text('reviews.close.yes')}
          onYes={() => {
            setAsked(false);
            choosing.close();
          }}
          onNo={() => setAsked(false)}
        >
          {count > questions && <p>{text('reviews.close.text')}</p>}
          {questions > 0 && <p>{text('reviews.close.questions', { count: questions })}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}

const CODES = ['review_taken', 'review_unclaimed', 'review_decided', 'ticket_state', 'forbidden'] as const;

/** How many were done, and by number which were not, with the reason. */
export function ManyOutcome({ choosing: { outcome, forget } }: Props) {
  const text = useText();
  if (!outcome) return null;
  const { done, refused } = outcome;
  return (
    <div className={styles.outcome} role="status" data-refused={refused.length > 0 || undefined}>
      <p>{text('reviews.many.done', { count: done.length })}</p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ kind, id, code }) => (
            <li key={`${kind} ${id}`}>
              <Link to={`${QUEUE}/${kind}/${id}`}>{text('reviews.number', { id })}</Link>:{' '}
              {text(`reviews.many.${CODES.find((known) => known === code) ?? 'other'}`)}
            </li>
          ))}
        </ul>
      )}
      <Button look="quiet" onClick={forget}>
        {text('reviews.many.hide')}
      </Button>
    </div>
  );
}
