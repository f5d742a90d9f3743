import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** One question of a page and its answer. */
export function Block({ title, lead, children }: Props) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {lead && <p className={styles.words}>{lead}</p>}
      {children}
    </section>
  );
}
