import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** What every section of a front page begins with. */
export function SectionHead({ title, lead, children }: Props) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </header>
  );
}
