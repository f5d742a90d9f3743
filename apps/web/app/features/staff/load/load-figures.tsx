import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useNow } from '../../../lib/account/use-now.ts';
import { useSpan } from '../../../lib/account/use-span.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './load.module.css';
import type { Load } from './load-query.ts';

/** Three figures that answer: is it too much, is it too late. */
export function LoadFigures({ load: { waiting, overdue, oldest } }: { readonly load: Load }) {
  const text = useText();
  const span = useSpan();
  const now = useNow();
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
      <p className={styles.link}>
        <Link to="/manage/applications">{text('staff.load.link')}</Link>
      </p>
    </>
  );
}
