import IconBell from 'icon:bell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useText } from '../../lib/i18n.tsx';
import styles from './bell.module.css';
import type { NoticeArea } from './notice-filter.ts';
import { unreadQuery } from './notices-query.ts';

/** Whether the last change of a figure was upwards; what it was at first is no news. */
function useHasIncreased(figure: number): boolean {
  const [seen, setSeen] = useState({ figure, risen: false });
  // While drawing, as React has it for state that follows a property: no second picture in between.
  if (seen.figure !== figure) setSeen({ figure, risen: figure > seen.figure });
  return seen.risen;
}

/** More than that is «many»: the figure must fit. */
const MOST = 99;

/** The way to the notices, with how many wait; a new one is read out wherever the reader is. */
export function Bell({ area }: { readonly area: NoticeArea }) {
  const text = useText();
  const { data: unread = 0 } = useQuery(unreadQuery);
  const words = unread > 0 ? text('noticeList.bell.unread', { count: unread }) : text('noticeList.bell');
  const risen = useHasIncreased(unread);
  return (
    <>
      <NavLink to={`${area}/notifications`} className={styles.bell ?? ''} aria-label={words}>
        <IconBell size={24} stroke={1.75} />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </NavLink>
      <span role="status" className="visually-hidden">
        {risen && words}
      </span>
    </>
  );
}
