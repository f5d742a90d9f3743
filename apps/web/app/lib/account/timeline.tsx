import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineEntry {
  readonly at: string;
  readonly name: string;
  /** Who and when, in the words of the screen. */
  readonly about: ReactNode;
  readonly comment: string;
  readonly tone?: 'success' | 'amber' | 'danger' | undefined;
}

/** What happened; the newest on top. Entries come oldest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const dated = entries.map((entry, index) => ({ ...entry, key: `${entry.at} ${index}` })).reverse();
  return (
    <ol className={styles.list}>
      {dated.map(({ key, name, about, comment, tone }) => (
        <li key={key} data-tone={tone}>
          <b>{name}</b>
          <span>{about}</span>
          {comment && <q>{comment}</q>}
        </li>
      ))}
    </ol>
  );
}
