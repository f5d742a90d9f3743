import type { ReactNode } from 'react';
import styles from './case-columns.module.css';

interface Props {
  /** A talk goes down the page, with its box at the foot of the window; what is beside it stays in sight. */
  readonly talk?: boolean;
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Pictures or a talk beside words; on a narrow screen one under the other. */
export const CaseColumns = ({ talk, left, right }: Props) => (
  <div className={styles.columns} data-talk={talk || undefined}>
    <div className={styles.left}>{left}</div>
    <div className={styles.right}>{right}</div>
  </div>
);
