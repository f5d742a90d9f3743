import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { Clocks } from './clocks.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import styles from './requests.module.css';
import type { Decision, StaffRequest } from './requests-query.ts';

const DUTIES = ['staff_role', 'point_owner', 'orders_open'] as const;

interface Props {
  readonly request: StaffRequest;
  readonly now: Date;
}

export function RequestCard({ request, now }: Props) {
  const text = useText();
  const [asked, setAsked] = useState<Decision | null>(null);
  const open = request.status === 'open';
  const mayExtend = !request.extended && new Date(request.stopProcessingBy) > now;
  return (
    <li className={styles.card} data-overdue={request.overdue || undefined}>
      <div className={styles.head}>
        <h2>{request.subject || text('erasure.erased')}</h2>
        <span className={styles.status} data-status={request.status}>
          {text(`erasure.status.${request.status}`)}
        </span>
      </div>
      <p className={styles.when}>
        {text('erasure.asked', { date: dateTime(request.created) })}
        {request.decided && ` · ${text('erasure.decided', { date: dateTime(request.decided) })}`}
      </p>
      {open && <Clocks request={request} now={now} />}
      <Quote label={text('erasure.words')} words={request.comment} />
      <Quote label={text('erasure.answer')} words={request.answer} />
      {request.duties.length > 0 && (
        <div className={styles.duties}>
          <b>{text('erasure.duties.title')}</b>
          <ul>
            {request.duties.map((duty) => {
              const known = DUTIES.find((one) => one === duty);
              return <li key={duty}>{known ? text(`erasure.duty.${known}`) : duty}</li>;
            })}
          </ul>
        </div>
      )}
      {open && (
        <div className={styles.acts}>
          <Button disabled={request.duties.length > 0} onClick={() => setAsked('erase')}>
            {text('erasure.act.erase')}
          </Button>
          <Button look="quiet" onClick={() => setAsked('refuse')}>
            {text('erasure.act.refuse')}
          </Button>
          {mayExtend && (
            <Button look="quiet" onClick={() => setAsked('extend')}>
              {text('erasure.act.extend')}
            </Button>
          )}
        </div>
      )}
      {asked && <DecideDialog request={request} decision={asked} onClose={() => setAsked(null)} />}
    </li>
  );
}

function Quote({ label, words }: { readonly label: string; readonly words: string }) {
  if (!words) return null;
  return (
    <figure className={styles.quote}>
      <figcaption>{label}</figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  );
}
