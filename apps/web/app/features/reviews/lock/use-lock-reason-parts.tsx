import { LOCK_REASON_PHOTO, LOCK_REASONS } from '@punkt/domain/lock-terms';
import { Link } from 'react-router';
import { CaseAlert } from '../../../lib/account/casework/case-alert.tsx';
import { FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { CaseParts, DecisionWords } from '../case/parts.ts';
import { OUTCOME_TONES, STATUSES } from '../papers/use-papers-parts.tsx';
import type { Review } from '../reviews-query.ts';

const PHOTOS = `photos.${LOCK_REASON_PHOTO}`;
const EVENTS = ['opened', 'claimed', 'released', 'approved', 'remarked', 'withdrawn'] as const;
const TONES = { approved: 'success', remarked: 'amber' } as const;

const CANNED: Readonly<Record<string, ReadonlyArray<'door' | 'photo' | 'cold' | 'more'>>> = {
  reason: ['cold', 'more'],
  description: ['door', 'more'],
  [PHOTOS]: ['photo'],
};

/** Why a point has no electronic lock: the reason, the photos of the door, and whether a lock was tried at all. */
export function useLockReasonParts(review: Review): CaseParts {
  const text = useText();
  const status = STATUSES.find((known) => known === review.status) ?? 'waiting';
  const { lockReason } = review.content;
  const given = review.fields.find(({ path }) => path === 'reason')?.value;
  const reason = LOCK_REASONS.find((known) => known === given);
  const label = (path: string): string => {
    if (path === 'reason') return text('reviews.lock.reason');
    return text(path === PHOTOS ? 'reviews.lock.photos' : 'reviews.lock.description');
  };
  const decisions: Readonly<Record<string, DecisionWords>> = {
    approve: {
      title: text('reviews.lock.approve.title', { id: review.id }),
      text: text('reviews.lock.approve.text'),
      comment: 'none',
    },
    remark: {
      title: text('reviews.remark.send.title'),
      text: text('casework.remark.send.text'),
      comment: 'remarks',
    },
  };
  const tried = (lockReason?.tried ?? []).map(({ name, clicked, at }) =>
    text(clicked ? 'reviews.lock.tried.clicked' : 'reviews.lock.tried.silent', { name, date: dateTime(at) }),
  );
  return {
    title: text('reviews.lock.title', { id: review.id }),
    subtitle: lockReason && (
      <span>
        {lockReason.address},{' '}
        <Link to={`/manage/reviews/application/${lockReason.orderId}`}>
          {text('reviews.lock.application')}
        </Link>
      </span>
    ),
    facts: [text('reviews.case.created', { date: dateTime(review.created) })],
    alerts: lockReason && review.files.length === 0 && <CaseAlert>{text('reviews.lock.noPhotos')}</CaseAlert>,
    files: review.files,
    label,
    reasonsOf: (path) => (CANNED[path] ?? []).map((name) => text(`reviews.lock.canned.${name}`)),
    fields: (remarking) => (
      <FieldRows
        title={text('reviews.fields.title')}
        rows={review.fields.map(({ path, value }) => ({
          path,
          label: label(path),
          value: path === 'reason' && reason ? text(`reviews.lock.reason.${reason}`) : value,
          note: path === 'reason' ? tried.join(' ') || text('reviews.lock.tried.none') : undefined,
        }))}
        remarking={remarking}
      >
        {!lockReason && <p>{text('reviews.lock.gone')}</p>}
      </FieldRows>
    ),
    status: {
      tone: OUTCOME_TONES[status],
      words: text(status === 'withdrawn' ? 'reviews.lock.withdrawn' : `reviews.status.${status}`),
    },
    eventOf: (action) => {
      const known = EVENTS.find((event) => event === action);
      if (known === 'withdrawn') return { name: text('reviews.lock.withdrawn') };
      return {
        name: known ? text(`reviews.history.${known}`) : action,
        ...(action in TONES && { tone: TONES[action as keyof typeof TONES] }),
      };
    },
    decision: (name) => decisions[name] ?? { title: name, text: '', comment: 'required' },
  };
}
