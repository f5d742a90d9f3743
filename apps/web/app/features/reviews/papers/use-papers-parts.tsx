import { CaseAlert } from '../../../lib/account/casework/case-alert.tsx';
import { FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import type { Tone } from '../../../lib/account/casework/mark.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { CaseParts, DecisionWords } from '../case/parts.ts';
import type { Review } from '../reviews-query.ts';
import { type FieldWords, useFieldWords } from './field-words.ts';
import { reasonsFor } from './reasons.ts';

export const STATUSES = ['waiting', 'approved', 'remarked', 'canceled', 'withdrawn'] as const;
/** The colours of the specification: green, orange, red, grey. */
export const OUTCOME_TONES = {
  waiting: 'quiet',
  approved: 'success',
  remarked: 'amber',
  canceled: 'danger',
  withdrawn: 'quiet',
} as const satisfies Record<(typeof STATUSES)[number], Tone>;
const EVENTS = ['opened', 'claimed', 'released', 'approved', 'remarked', 'canceled', 'withdrawn'] as const;

/** Passports and taxes: a list of what was filled in beside the photos of the papers. */
export function usePapersParts(review: Review): CaseParts {
  const text = useText();
  const words = useFieldWords(review.created.slice(0, 10));
  const kind = review.kind === 'tax' ? 'tax' : 'passport';
  const status = STATUSES.find((known) => known === review.status) ?? 'waiting';
  const decisions: Readonly<Record<string, DecisionWords>> = {
    approve: {
      title: text('reviews.approve.title'),
      text: text(`reviews.approve.${kind}`),
      comment: 'none',
    },
    remark: {
      title: text('reviews.remark.send.title'),
      text: text('casework.remark.send.text'),
      comment: 'required',
    },
    cancel: {
      title: text('reviews.cancel.title'),
      text: text(`reviews.cancel.${kind}`),
      comment: 'required',
      danger: true,
    },
  };
  return {
    title: review.title || text('reviews.erased'),
    facts: [text(`reviews.kind.${kind}`), text('reviews.case.created', { date: dateTime(review.created) })],
    alerts: <FlagAlerts flags={review.flags} />,
    files: review.files,
    label: words.label,
    reasonsOf: (path) => reasonsFor(path).map((reason) => text(`reviews.reason.${reason}`)),
    fields: (remarking) => <Fields fields={review.fields} words={words} remarking={remarking} />,
    status: { tone: OUTCOME_TONES[status], words: text(`reviews.status.${status}`) },
    eventOf: (action) => {
      const known = EVENTS.find((event) => event === action);
      return {
        name: known ? text(`reviews.history.${known}`) : action,
        tone: TONES[action],
      };
    },
    decision: (name) => decisions[name] ?? { title: name, text: '', comment: 'required' },
  };
}

const FLAGS = ['nameDiffers', 'issuedYoung', 'renewalDue'] as const;

/** What to look at twice, and why. */
function FlagAlerts({ flags }: Pick<Review, 'flags'>) {
  const text = useText();
  return (
    <>
      {flags.includes('unverifiedCompany') && (
        <CaseAlert>
          <b>{text('reviews.case.unverified')}.</b> {text('reviews.case.unverified.text')}
        </CaseAlert>
      )}
      {FLAGS.filter((flag) => flags.includes(flag)).map((flag) => (
        <CaseAlert key={flag}>
          <b>{text(`reviewApplication.flag.${flag}`)}.</b> {text(`reviewApplication.flag.${flag}.text`)}
        </CaseAlert>
      ))}
    </>
  );
}

const TONES: Readonly<Record<string, 'success' | 'amber' | 'danger'>> = {
  approved: 'success',
  remarked: 'amber',
  canceled: 'danger',
};

interface FieldsProps {
  readonly fields: Review['fields'];
  readonly words: FieldWords;
  readonly remarking: Remarking;
}

const CURRENT_TAX = 'current_tax_type';
const ASKED_TAX = 'activity_form.tax_type';

function Fields({ fields, words, remarking }: FieldsProps) {
  const text = useText();
  const current = fields.find(({ path }) => path === CURRENT_TAX)?.value;
  const noteOf = (path: string, value: string) =>
    path === ASKED_TAX && current !== undefined && current !== value
      ? text('reviews.fields.current', { value: words.value(CURRENT_TAX, current) })
      : undefined;
  const rows = fields
    .filter(({ path }) => path !== CURRENT_TAX)
    .map(({ path, value }) => ({
      path,
      label: words.label(path),
      value: words.value(path, value),
      empty: value === '',
      note: noteOf(path, value),
    }));
  return (
    <FieldRows title={text('reviews.fields.title')} rows={rows} remarking={remarking}>
      {fields.length === 0 && <p>{text('reviews.case.gone')}</p>}
    </FieldRows>
  );
}
