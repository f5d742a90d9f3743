import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useNow } from '../../../lib/account/use-now.ts';
import { useSpan } from '../../../lib/account/use-span.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './load.module.css';
import type { Load } from './load-query.ts';

const QUEUES = ['application', 'passport', 'tax'] as const;

/** Three figures that answer: is it too much, is it too late. */
export function LoadFigures({ load: { waiting, overdue, oldest, queues } }: { readonly load: Load }) {
  const text = useText();
  const span = useSpan();
  const now = useNow();
  const nameOf = (kind: string): string => {
    const known = QUEUES.find((one) => one === kind);
    return known ? text(`reviews.filter.${known}`) : kind;
  };
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{text('staff.load.waiting')}</dt>
          <dd>{waiting}</dd>
        </div>
        <div data-late={overdue > 0 || undefined}>
          <dt>{text('staff.load.overdue')}</dt>
          <dd>
            {overdue}
            {overdue > 0 && <IconAlertTriangle size={22} aria-hidden="true" />}
          </dd>
        </div>
        <div>
          <dt>{text('staff.load.oldest')}</dt>
          <dd>{oldest ? span(now.getTime() - new Date(oldest).getTime()) : text('staff.load.calm')}</dd>
        </div>
      </dl>
      <table className={styles.people}>
        <thead>
          <tr>
            <th scope="col">{text('staff.load.queue')}</th>
            <th scope="col">{text('staff.load.waiting')}</th>
            <th scope="col">{text('staff.load.overdue')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.kind}>
              <th scope="row">
                <Link to={`/manage/reviews/${queue.kind}`}>{nameOf(queue.kind)}</Link>
              </th>
              <td data-none={queue.waiting === 0 || undefined}>{queue.waiting}</td>
              <td data-none={queue.overdue === 0 || undefined}>{queue.overdue}</td>
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
