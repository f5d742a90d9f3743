import { IconFileText, IconReceiptTax } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Flag } from '../../../components/flag.tsx';
import { DueMark } from '../../../lib/account/casework/due-mark.tsx';
import looks from '../../../lib/account/casework/queue/queue-list.module.css';
import {
  type QueueClaim,
  QueueHolder,
  QueueRowItem,
} from '../../../lib/account/casework/queue/queue-list.tsx';
import { useSpan } from '../../../lib/account/use-span.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { OutcomeMark } from '../outcome-mark.tsx';
import type { ReviewRow as Row } from '../reviews-query.ts';
import { type QueueFilter, searchOf } from './queue-filter.ts';
import styles from './review-rows.module.css';

const ICONS = { tax: IconReceiptTax, passport: IconFileText } as const;

interface Props {
  readonly row: Row;
  readonly now: Date;
  readonly filter: QueueFilter;
  readonly claim: QueueClaim;
}

export function ReviewRow({ row, now, filter, claim }: Props) {
  const text = useText();
  const span = useSpan();
  const Icon = ICONS[row.kind];
  const subject = row.subject || text('reviews.erased');
  const waits = now.getTime() - new Date(row.created).getTime();
  return (
    <QueueRowItem claimedBy={row.claimedBy} look={styles.row}>
      <span className={`${looks.opener} ${styles.subject}`}>
        <Flag country={row.country} />
        <span className="visually-hidden">{text(`countries.${row.country}`)}</span>
        <Link data-row={row.id} to={`/manage/reviews/${row.id}`} state={{ queue: searchOf(filter) }}>
          {subject}
        </Link>
      </span>
      <span className={styles.kind}>
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        {text(`reviews.kind.${row.kind}`)}
      </span>
      {row.decided ? (
        <>
          <span className={styles.time}>{dateTime(row.decided)}</span>
          <span className={styles.due}>
            <OutcomeMark status={row.status} />
          </span>
        </>
      ) : (
        <>
          <span className={styles.time}>
            <span className={styles.label}>{text('casework.column.waits')} </span>
            {span(waits)}
          </span>
          <span className={styles.due}>
            <DueMark due={row.due} now={now} />
          </span>
          <QueueHolder
            id={row.id}
            claimedBy={row.claimedBy}
            claim={claim}
            label={text('reviews.act.claim.one', { subject })}
            look={styles.holder}
          />
        </>
      )}
    </QueueRowItem>
  );
}
