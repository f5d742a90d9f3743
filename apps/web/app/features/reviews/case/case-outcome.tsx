import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Outcome, SentRemarks } from '../../../lib/account/casework/outcome.tsx';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import type { Review } from '../reviews-query.ts';
import type { CaseParts } from './parts.ts';
import { useNextCase } from './use-next-case.ts';

interface Props {
  readonly review: Review;
  readonly parts: CaseParts;
  readonly now: Date;
  /** Go on as soon as it is known where to. */
  readonly going: boolean;
}

/** Remarks that the owner has still to answer; later ones are history. */
const OPEN = ['rework', 'decided'];
/** Who took it led to nothing. */
const CLAIMS = ['claimed', 'released'];

/** It waits for nobody here: what it came to, and the way on. */
export function CaseOutcome({ review, parts, now, going }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { next, fresh } = useNextCase(review, now);
  const gone = useRef(false);
  const { title, status } = parts;
  useEffect(() => {
    // What was read before the decision may be a colleague's by now.
    if (!going || !next || !fresh || gone.current) return;
    gone.current = true;
    notify({
      kind: 'success',
      title: { key: 'reviews.auto.opened' },
      text: { key: 'reviews.auto.opened.text', params: { subject: title, status: status.words } },
    });
    void navigate(next.to, { state: { queue: next.queue } });
  }, [going, next, fresh, navigate, title, status.words]);
  const { stage, since, remarks, history } = review;
  const last = history.findLast(({ action }) => !CLAIMS.includes(action));
  return (
    <Outcome tone={parts.status.tone} title={parts.status.words} next={next} none={text('reviews.next.none')}>
      <p>
        {text('reviews.outcome.since', { date: dateTime(since) })}
        {last?.by === 'staff' && last.actor && `, ${last.actor}`}
      </p>
      {last?.comment && <blockquote>{last.comment}</blockquote>}
      <SentRemarks
        label={text('casework.remarks.sent')}
        remarks={OPEN.includes(stage) ? remarks : []}
        nameOf={parts.label}
      />
    </Outcome>
  );
}

interface SkippedProps extends Pick<Props, 'review' | 'now'> {
  readonly onStay: () => void;
}

/** On to the next one, leaving this as it is: a colleague has it, or it has to wait for something. */
export function SkippedCase({ review, now, onStay }: SkippedProps) {
  const navigate = useNavigate();
  const { next, fresh } = useNextCase(review, now);
  const done = useRef(false);
  useEffect(() => {
    if (next === undefined || !fresh || done.current) return;
    done.current = true;
    if (next) void navigate(next.to, { state: { queue: next.queue } });
    else {
      notify({ kind: 'info', title: { key: 'reviews.next.none' } });
      onStay();
    }
  }, [next, fresh, navigate, onStay]);
  return null;
}
