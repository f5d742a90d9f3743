import IconAlertTriangle from 'icon:alert-triangle';
import { Link } from 'react-router';
import { useDuration } from '../../../lib/account/use-duration.ts';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './load.module.css';
import type { Load } from './load-query.ts';

const REVIEWS = [
  'application',
  'activation',
  'lockReason',
  'passport',
  'tax',
  'appeal',
  'ticket',
  'pointArea',
  'pointTimetable',
  'pointSignboard',
] as const;
const OTHERS = {
  messages: '/manage/reviews?stage=messages',
  privacy: '/manage/privacy',
} as const;

/** Three figures that answer: is it too much, is it too late. */
export function LoadFigures({ load: { waiting, overdue, oldest } }: { readonly load: Load }) {
  const text = useText();
  const span = useDuration();
  const now = useNow();
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{text('staff.load.waiting')}</dt>
        <dd>{waiting}</dd>
      </div>
      <div data-late={overdue > 0 || undefined}>
        <dt>{text('staff.load.overdue')}</dt>
        <dd>
          {overdue}
          {overdue > 0 && <IconAlertTriangle size={22} />}
        </dd>
      </div>
      <div>
        <dt>{text('staff.load.oldest')}</dt>
        <dd>{oldest ? span(now.getTime() - new Date(oldest).getTime()) : text('staff.load.calm')}</dd>
      </div>
    </dl>
  );
}

export function QueueTable({ queues }: Pick<Load, 'queues'>) {
  const text = useText();
  const span = useDuration();
  const now = useNow();
  const queueOf = (kind: string) => {
    const review = REVIEWS.find((one) => one === kind);
    const other = (['messages', 'privacy'] as const).find((one) => one === kind);
    if (other) return { name: text(`staff.load.kind.${other}`), to: OTHERS[other] };
    return { name: review ? text(`reviews.filter.${review}`) : kind, to: `/manage/reviews/${kind}` };
  };
  return (
    <>
      <table className={styles.stacked}>
        <thead>
          <tr>
            <th scope="col">{text('staff.load.queue')}</th>
            <th scope="col">{text('staff.load.waiting')}</th>
            <th scope="col">{text('staff.load.overdue')}</th>
            <th scope="col">{text('staff.load.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.kind}>
              <th scope="row">
                <Link to={queueOf(queue.kind).to}>{queueOf(queue.kind).name}</Link>
              </th>
              <td data-label={text('staff.load.waiting')} data-none={queue.waiting === 0 || undefined}>
                {queue.waiting}
              </td>
              <td data-label={text('staff.load.overdue')} data-none={queue.overdue === 0 || undefined}>
                {queue.overdue}
              </td>
              <td data-label={text('staff.load.oldest')} data-none={!queue.oldest || undefined}>
                {queue.oldest ? span(now.getTime() - new Date(queue.oldest).getTime()) : '—'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.link}>
        <Link to="/manage/reviews">{text('staff.load.link')}</Link>
      </p>
    </>
  );
}
