import { dateTime } from '../../format.ts';
import { useText } from '../../i18n.tsx';
import { Timeline, type TimelineEntry } from '../timeline.tsx';
import styles from './case-columns.module.css';

export interface HistoryEntry extends Omit<TimelineEntry, 'about'> {
  /** Empty where nobody did it: then it was the system. */
  readonly who: string;
}

/** Who did what. */
export function HistoryList({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const text = useText();
  if (entries.length === 0) return null;
  const told = entries.map((entry) => ({
    ...entry,
    about: (
      <>
        {entry.who || text('casework.history.system')}, <time dateTime={entry.at}>{dateTime(entry.at)}</time>
      </>
    ),
  }));
  return (
    <section aria-labelledby="history" className={styles.section}>
      <h2 id="history">{text('casework.history.title')}</h2>
      <Timeline entries={told} />
    </section>
  );
}
