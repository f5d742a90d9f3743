import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { Link } from 'react-router';
import { CaseAlert } from '../../../lib/account/casework/case-alert.tsx';
import { FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import type { Tone } from '../../../lib/account/casework/mark.tsx';
import { useOrderEvent } from '../../../lib/account/use-order-event.ts';
import { dateTime } from '../../../lib/format.ts';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import type { CaseParts, DecisionWords } from '../case/parts.ts';
import { usePointParts } from '../point/use-point-parts.tsx';
import type { Review } from '../reviews-query.ts';

const STATUSES = ['waiting', 'upheld', 'refunded', 'rejected'] as const;
const TONES = {
  waiting: 'quiet',
  upheld: 'success',
  refunded: 'success',
  rejected: 'danger',
} as const satisfies Record<(typeof STATUSES)[number], Tone>;
const EVENTS = ['opened', 'claimed', 'released', 'upheld', 'refunded', 'rejected'] as const;

const pointEvent = (event: string) => (event === 'areaRejected' ? 'areaRejected' : 'timetableRejected');

/** The state of an appeal, in words and colour. */
export function useAppealStatus(status: string): { readonly tone: Tone; readonly words: string } {
  const text = useText();
  const known = STATUSES.find((each) => each === status) ?? 'waiting';
  return { tone: TONES[known], words: text(`reviews.appeal.status.${known}`) };
}

/** An objection: what was decided and why, what the owner says, and whose money is at stake. */
export function useAppealParts(review: Review): CaseParts {
  const text = useText();
  const language = useLanguage();
  const eventName = useOrderEvent();
  const status = useAppealStatus(review.status);
  const { appeal } = review.content;
  if (!appeal) throw new Error('an appeal without its content');
  const { fee, pointId } = appeal;
  const id = pointId ?? appeal.subjectId;
  const point = usePointParts(review);
  const amount =
    fee === null || fee.amount === null
      ? ''
      : formatMoney(fee.amount, country(review.country).currency, language);
  const upheld = text(pointId ? 'reviews.appeal.status.upheld' : 'reviews.history.upheld');
  const atStake = fee?.state === 'atStake';
  const decisions: Readonly<Record<string, DecisionWords>> = {
    uphold: {
      ...(pointId && { button: text('reviews.appeal.point.uphold') }),
      title: text(pointId ? 'reviews.appeal.point.uphold.title' : 'reviews.appeal.uphold.title', { id }),
      text: text(pointId ? 'reviews.appeal.point.uphold.text' : 'reviews.appeal.uphold.text'),
      comment: 'none',
    },
    refundFee: {
      title: text('reviews.appeal.refundFee.title', { id }),
      text: text('reviews.appeal.refundFee.text', { amount }),
      comment: 'none',
    },
    rejectAppeal: {
      title: text(pointId ? 'reviews.appeal.point.reject.title' : 'reviews.appeal.rejectAppeal.title', {
        id,
      }),
      text: (
        <>
          <p>{text('reviews.appeal.rejectAppeal.text')}</p>
          {atStake && <p>{text('reviews.appeal.rejectAppeal.kept', { amount })}</p>}
        </>
      ),
      comment: 'required',
      danger: true,
    },
  };
  const rows = [
    {
      path: 'decision',
      label: text('reviews.appeal.decision'),
      value: `${pointId ? text(`pointPage.act.${pointEvent(appeal.event)}`) : eventName(appeal.event)}, ${dateTime(appeal.eventAt)}`,
    },
    ...(appeal.eventComment
      ? [{ path: 'comment', label: text('reviews.appeal.decision.comment'), value: appeal.eventComment }]
      : []),
    { path: 'reason', label: text('reviews.appeal.reason'), value: appeal.reason },
    ...(fee
      ? [
          {
            path: 'fee',
            label: text('reviews.appeal.fee'),
            value: amount
              ? `${amount}, ${text(`reviewApplication.fee.state.${fee.state}`)}`
              : text('reviewApplication.fee.none'),
          },
        ]
      : []),
  ];
  return {
    title: text(pointId ? 'reviews.appeal.point.title' : 'reviews.appeal.title', { id }),
    subtitle: appeal.address,
    facts: [text('reviews.case.created', { date: dateTime(appeal.sent) })],
    alerts: review.flags.includes('zoneLost') && <CaseAlert>{text('reviews.appeal.zoneLost')}</CaseAlert>,
    files: review.files,
    pictureless: true,
    flagless: true,
    label: point.label,
    reasonsOf: () => [],
    fields: (remarking) => (
      <>
        <FieldRows title={text('reviews.kind.appeal')} rows={rows} remarking={remarking}>
          <p>
            <Link to={pointId ? `/manage/points/${id}` : `/manage/reviews/application/${id}`}>
              {text(pointId ? 'reviews.appeal.point.open' : 'reviews.appeal.open')}
            </Link>
          </p>
        </FieldRows>
        {pointId && point.fields(remarking)}
      </>
    ),
    status: review.status === 'upheld' ? { ...status, words: upheld } : status,
    eventOf: (action) => {
      const known = EVENTS.find((event) => event === action);
      if (known === 'upheld') return { name: upheld };
      return { name: known ? text(`reviews.history.${known}`) : action };
    },
    decision: (name) => decisions[name] ?? { title: name, text: '', comment: 'required' },
  };
}
