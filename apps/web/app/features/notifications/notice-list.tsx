import { type Day, formatDate } from '@punkt/domain/date';
import { useNow } from '../../lib/account/use-now.ts';
import { useText } from '../../lib/i18n.tsx';
import { byDay, nearDay } from './days.ts';
import styles from './notice-list.module.css';
import { NoticeRow } from './notice-row.tsx';
import type { Notice } from './notices-query.ts';

interface Props {
  readonly notices: readonly Notice[];
  readonly onOpen: (id: string) => void;
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export function NoticeList({ notices, onOpen }: Props) {
  const text = useText();
  const now = useNow();
  const timeZone = zone();
  const nameOf = (day: Day): string => {
    const near = nearDay(day, now, timeZone);
    return near ? text(`noticeList.${near}`) : formatDate(day);
  };
  return (
    <>
      {byDay(notices, timeZone).map((group) => (
        <section key={group.day} aria-labelledby={`day-${group.day}`} className={styles.day}>
          <h2 id={`day-${group.day}`}>{nameOf(group.day)}</h2>
          <ul className={styles.list}>
            {group.notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
