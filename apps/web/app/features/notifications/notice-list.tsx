import IconChecklist from 'icon:checklist';
import IconClipboardText from 'icon:clipboard-text';
import IconFileText from 'icon:file-text';
import IconMessage2 from 'icon:message-2';
import IconWallet from 'icon:wallet';
import { type Day, dayOf, formatDate } from '@punkt/domain/date';
import { Link } from 'react-router';
import { Skeleton } from '../../components/skeleton.tsx';
import { useNow } from '../../lib/account/use-now.ts';
import { clockTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './notice-list.module.css';
import type { Notice } from './notices-query.ts';

export interface DayGroup<T> {
  readonly day: Day;
  readonly notices: readonly T[];
}

/** In the order they come in, one group for each calendar day of the reader. */
export function byDay<T extends { readonly created: string }>(
  notices: readonly T[],
  timeZone: string,
): DayGroup<T>[] {
  const groups = new Map<Day, T[]>();
  for (const notice of notices) {
    const day = dayOf(new Date(notice.created), timeZone);
    groups.set(day, [...(groups.get(day) ?? []), notice]);
  }
  return [...groups].map(([day, list]) => ({ day, notices: list }));
}

/** Today and yesterday have names of their own. */
export function nearDay(day: Day, now: Date, timeZone: string): 'today' | 'yesterday' | undefined {
  if (day === dayOf(now, timeZone)) return 'today';
  const noon = new Date(`${dayOf(now, timeZone)}T12:00:00Z`);
  return day === dayOf(new Date(noon.getTime() - 24 * 3_600_000), 'UTC') ? 'yesterday' : undefined;
}

const ROWS = ['52%', '64%', '44%', '58%', '48%'];

/** As tall as the rows they stand for. */
export function NoticeSkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.day} aria-hidden="true">
        <h2>
          <Skeleton width="72px" />
        </h2>
        <div className={styles.list}>
          {ROWS.map((width) => (
            <div key={width} className={styles.row}>
              <span className={styles.icon} />
              <div>
                <Skeleton width={width} />
                <p>
                  <Skeleton width="86%" />
                </p>
              </div>
              <Skeleton width="40px" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

const ICONS = {
  orders: IconClipboardText,
  money: IconWallet,
  documents: IconFileText,
  messages: IconMessage2,
  tickets: IconMessage2,
  work: IconChecklist,
} as const satisfies Record<Notice['category'], unknown>;

interface NoticeRowProps {
  readonly notice: Notice;
  readonly onOpen: (id: string) => void;
}

function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const text = useText();
  const Icon = ICONS[notice.category];
  return (
    <li
      className={styles.row}
      data-unread={!notice.read || undefined}
      data-old={notice.superseded || undefined}
    >
      <span className={styles.icon}>
        <Icon size={20} stroke={1.75} />
        <span className="visually-hidden">{text(`noticeList.category.${notice.category}`)}</span>
      </span>
      <div>
        <Link to={notice.link} onClick={() => !notice.read && onOpen(notice.id)}>
          {!notice.read && <span className="visually-hidden">{text('noticeList.unread')}: </span>}
          {notice.title}
        </Link>
        <p>{notice.superseded ? text('noticeList.superseded') : notice.text}</p>
      </div>
      <time dateTime={notice.created}>{clockTime(notice.created)}</time>
    </li>
  );
}

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
