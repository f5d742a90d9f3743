import type { ReactNode } from 'react';
import styles from './case-columns.module.css';

interface Props {
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Pictures beside words; on a narrow screen one under the other. */
export const CaseColumns = ({ left, right }: Props) => (
  <div className={styles.columns}>
    <div className={styles.left}>{left}</div>
    <div className={styles.right}>{right}</div>
  </div>
);
