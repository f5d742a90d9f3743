import { formatDate } from '@punkt/domain/date';
import { SIGNBOARD_FORMATS, SIGNBOARD_SIZE_NAMES } from '@punkt/domain/premises';
import { staffCan } from '@punkt/domain/staff';
import { WEEK_DAYS } from '@punkt/domain/timetable';
import { Link } from 'react-router';
import { CaseAlert } from '../../../lib/account/casework/case-alert.tsx';
import { FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { placeKey, useSignboardSize, useSquareMetres } from '../../../lib/account/order-fields.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { dateTime } from '../../../lib/format.ts';
import { type TextKey, useText } from '../../../lib/i18n.tsx';
import type { CaseParts, DecisionWords } from '../case/parts.ts';
import { OUTCOME_TONES, STATUSES } from '../papers/use-papers-parts.tsx';
import type { Review } from '../reviews-query.ts';

const EVENTS = ['opened', 'claimed', 'released', 'approved', 'canceled', 'withdrawn'] as const;
const TONES: Readonly<Record<string, 'success' | 'danger'>> = { approved: 'success', canceled: 'danger' };
const REASONS = {
  pointArea: ['papers', 'unreadable', 'differs'],
  pointTimetable: ['reason', 'short', 'often'],
  pointSignboard: ['brandbook', 'photo', 'size'],
} as const;

const kindOf = ({ kind }: Review) =>
  (['pointArea', 'pointTimetable', 'pointSignboard'] as const).find((known) => known === kind) ?? 'pointArea';

/** What an owner of a point asks for: area, hours, or a look at the signboard. */
export function usePointParts(review: Review): CaseParts {
  const text = useText();
  const words = usePointWords();
  const kind = kindOf(review);
  const status = STATUSES.find((known) => known === review.status) ?? 'waiting';
  const decisions: Readonly<Record<string, DecisionWords>> = {
    approve: { title: text('reviews.approve.title'), text: text(`reviews.approve.${kind}`), comment: 'none' },
    cancel: {
      title: text('reviews.cancel.title'),
      text: text(`reviews.cancel.${kind}`),
      comment: 'required',
      danger: true,
      reasons: REASONS[kind].map((reason) => text(`reviews.reason.${kind}.${reason}` as TextKey)),
    },
  };
  return {
    title: review.title || text('reviews.erased'),
    facts: [
      text(`reviews.kind.${kind}`),
      review.note,
      text('reviews.case.created', { date: dateTime(review.created) }),
    ],
    alerts: review.content.objection && <Objection objection={review.content.objection} />,
    files: review.files,
    pictureless: kind === 'pointTimetable',
    flagless: true,
    label: words.label,
    reasonsOf: () => [],
    fields: (remarking) => <Fields review={review} remarking={remarking} />,
    status: { tone: OUTCOME_TONES[status], words: text(`reviews.status.${status}`) },
    eventOf: (action) => {
      const known = EVENTS.find((event) => event === action);
      return { name: known ? text(`reviews.history.${known}`) : action, tone: TONES[action] };
    },
    decision: (name) => decisions[name] ?? { title: name, text: '', comment: 'required' },
  };
}

/** Names of what is asked for, and what its codes mean. */
function usePointWords() {
  const text = useText();
  const size = useSignboardSize();
  const metres = useSquareMetres();
  return {
    label(path: string): string {
      const [head = '', name = ''] = path.split('.');
      if (head === 'day') return formatDate(name);
      if (path === 'signboardUrls') return text('reviews.point.signboard');
      const day = WEEK_DAYS.find((known) => known === name);
      if (day) return text(`orderPage.day.${day}`);
      const key = placeKey(head === 'point' || head === 'current' ? name : path);
      if (name === 'reason' || name === 'from') return text(`reviews.point.${name}`);
      return key ? text(key) : path;
    },
    value(path: string, value: string): string {
      const name = path.split('.')[1] ?? '';
      if (value === 'off') return text('orderPage.timetable.off');
      if (name === 'from') return value ? formatDate(value) : text('reviews.point.from.now');
      const format = name === 'signboard_format' && SIGNBOARD_FORMATS.find((known) => known === value);
      if (format) return text(`orderPage.signboardFormat.${format}`);
      const measure = name === 'signboard_size' && SIGNBOARD_SIZE_NAMES.find((known) => known === value);
      if (measure) return size(measure);
      return name.endsWith('area') ? metres(Number(value)) : value;
    },
  };
}

/** A rejection that was objected to may not stand: whoever reads it here would not know. */
function Objection({ objection }: { readonly objection: NonNullable<Review['content']['objection']> }) {
  const text = useText();
  const mayOpen = staffCan(useUser().staff_roles, 'reviewAppeals');
  const { id, sent, outcome } = objection;
  const state = outcome === 'refundFee' ? 'uphold' : (outcome ?? 'waiting');
  return (
    <CaseAlert>
      {text(`reviews.objection.${state}`, { date: dateTime(sent) })}{' '}
      {mayOpen && <Link to={`/manage/reviews/appeal/${id}`}>{text('reviews.objection.open')}</Link>}
    </CaseAlert>
  );
}

interface FieldsProps {
  readonly review: Pick<Review, 'fields' | 'stage'>;
  readonly remarking: Remarking;
}

/** Beside what is asked for stands what was in force when it was, where the two differ; while it waits, that still is. */
function Fields({ review: { fields, stage }, remarking }: FieldsProps) {
  const text = useText();
  const before = stage === 'waiting' ? 'reviews.fields.current' : 'reviews.fields.before';
  const words = usePointWords();
  const currentOf = (path: string) =>
    fields.find((field) => field.path === path.replace('point.', 'current.') && field.path !== path)?.value;
  const rows = fields
    .filter(({ path }) => !path.startsWith('current.'))
    .map(({ path, value }) => {
      const current = currentOf(path);
      return {
        path,
        label: words.label(path),
        value: words.value(path, value),
        empty: false,
        note:
          current !== undefined && current !== value
            ? text(before, { value: words.value(path, current) })
            : undefined,
      };
    });
  return (
    <FieldRows title={text('reviews.fields.title')} rows={rows} remarking={remarking}>
      {fields.length === 0 && <p>{text('reviews.case.gone')}</p>}
    </FieldRows>
  );
}
