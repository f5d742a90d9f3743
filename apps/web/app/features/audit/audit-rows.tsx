import IconFilter from 'icon:filter';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../../components/skeleton.tsx';
import looks from '../../lib/account/casework/queue/queue-list.module.css';
import { QueueList } from '../../lib/account/casework/queue/queue-list.tsx';
import type { ListLink } from '../../lib/account/casework/queue/use-list-filter.ts';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { type AuditFilter, type AuditRow, isNumbered, pageOf } from './audit-query.ts';
import styles from './audit-rows.module.css';

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly rows: readonly AuditRow[];
  /** The same list, narrowed down further. */
  readonly link: (change: AuditFilter) => ListLink;
  readonly onArrow: (step: 1 | -1) => void;
}

export function AuditRows({ ref, rows, link, onArrow }: Props) {
  return (
    <div>
      <Columns />
      <QueueList ref={ref} onArrow={onArrow}>
        {rows.map((row) => (
          <Row key={row.id} row={row} link={link} />
        ))}
      </QueueList>
    </div>
  );
}

function Row({ row, link }: { readonly row: AuditRow } & Pick<Props, 'link'>) {
  const text = useText();
  const { kind, id, words } = row.record;
  const page = pageOf(row.record);
  const numbered = isNumbered(kind);
  const trail = [
    ...row.changes.map(({ name, value }) => `${name}: ${value}`),
    ...(row.address ? [text('audit.row.address', { address: row.address })] : []),
  ];
  return (
    <li className={`${looks.row} ${styles.row}`}>
      <time className={styles.time} dateTime={row.at}>
        {dateTime(row.at, { seconds: true })}
      </time>
      <span className={styles.actor}>
        {row.actor ? (
          <Person person={row.actor} label="audit.row.by" link={link({ actor: row.actor.id })} />
        ) : (
          text('audit.system')
        )}
      </span>
      <span className={styles.act}>
        <b>{row.words}</b>
        {trail.length > 0 && <small>{trail.join(' · ')}</small>}
      </span>
      <span className={styles.record}>
        {page ? <Link to={page}>{words}</Link> : <span>{words}</span>}
        <Link
          data-row={row.id}
          className={styles.narrow}
          {...link(numbered ? { record: `${kind}:${id}` } : { act: row.act })}
          aria-label={numbered ? `${text('audit.row.record')}: ${words}` : text('audit.row.acts')}
          title={text(numbered ? 'audit.row.record' : 'audit.row.acts')}
        >
          <IconFilter size={16} stroke={1.75} />
        </Link>
      </span>
      <span className={styles.owner}>
        {row.owner && row.owner.id !== row.actor?.id && (
          <>
            <small>{text('audit.column.owner')}: </small>
            <Person person={row.owner} label="audit.row.about" link={link({ owner: row.owner.id })} />
          </>
        )}
      </span>
    </li>
  );
}

interface PersonProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly label: 'audit.row.by' | 'audit.row.about';
  readonly link: ListLink;
}

/** A press on a name shows all that this person did, or all that was done with their data. */
function Person({ person, label, link }: PersonProps) {
  const text = useText();
  const name = person.name || text('audit.noname');
  return (
    <Link {...link} aria-label={text(label, { name })} title={text(label, { name })}>
      {name}
    </Link>
  );
}

/** For the eye; each row names its parts to a screen reader by itself. */
function Columns() {
  const text = useText();
  return (
    <div className={`${looks.columns} ${styles.columns}`} aria-hidden="true">
      {(['at', 'actor', 'act', 'record', 'owner'] as const).map((column) => (
        <span key={column}>{text(`audit.column.${column}`)}</span>
      ))}
    </div>
  );
}

const WIDTHS = ['72%', '58%', '80%', '64%', '76%', '61%', '68%', '55%'];

export function AuditSkeleton() {
  const text = useText();
  return (
    <div>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <Columns />
      <div className={looks.list} aria-hidden="true">
        {WIDTHS.map((width) => (
          <div key={width} className={`${looks.row} ${styles.row}`}>
            <Skeleton width="120px" />
            <Skeleton width="70%" />
            <Skeleton width={width} height="32px" />
            <Skeleton width="70%" />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
    </div>
  );
}
