import { dateTime } from '../../format.ts';
import { useText } from '../../i18n.tsx';
import styles from './history-list.module.css';

export interface HistoryEntry {
  readonly at: string;
  readonly name: string;
  /** Empty where nobody did it: then it was the system. */
  readonly who: string;
  readonly comment: string;
  readonly tone?: 'success' | 'amber' | 'danger' | undefined;
}

/** Who did what; the newest on top. Entries come oldest first. */
export function HistoryList({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const text = useText();
  const dated = entries.map((entry, index) => ({ ...entry, key: `${entry.at} ${index}` })).reverse();
  return (
    <section aria-labelledby="history" className={styles.section}>
      <h2 id="history">{text('casework.history.title')}</h2>
      <ol className={styles.list}>
        {dated.map(({ key, at, name, who, comment, tone }) => (
          <li key={key} data-tone={tone}>
            <b>{name}</b>
            <span>
              {who || text('casework.history.system')}, <time dateTime={at}>{dateTime(at)}</time>
            </span>
            {comment && <q>{comment}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
