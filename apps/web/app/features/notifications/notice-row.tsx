import {
  IconChecklist,
  IconClipboardText,
  IconFileText,
  IconMessage2,
  IconWallet,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { clockTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './notice-list.module.css';
import type { Notice } from './notices-query.ts';

const ICONS = {
  orders: IconClipboardText,
  money: IconWallet,
  documents: IconFileText,
  messages: IconMessage2,
  tickets: IconMessage2,
  work: IconChecklist,
} as const satisfies Record<Notice['category'], unknown>;

interface Props {
  readonly notice: Notice;
  readonly onOpen: (id: string) => void;
}

export function NoticeRow({ notice, onOpen }: Props) {
  const text = useText();
  const Icon = ICONS[notice.category];
  return (
    <li
      className={styles.row}
      data-unread={!notice.read || undefined}
      data-old={notice.superseded || undefined}
    >
      <span className={styles.icon}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
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
