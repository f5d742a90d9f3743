import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../i18n.tsx';
import styles from './case-columns.module.css';

interface Props {
  /** A talk goes down the page, with its box at the foot of the window; what is beside it stays in sight. */
  readonly talk?: boolean;
  /** There are no pictures, and nothing has to stay in sight beside the words. */
  readonly words?: boolean;
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Pictures or a talk beside words; on a narrow screen one under the other. */
export const CaseColumns = ({ talk, words, left, right }: Props) => (
  <div className={styles.columns} data-talk={talk || undefined} data-words={words || undefined}>
    <div className={styles.left}>{left}</div>
    <div className={styles.right}>{right}</div>
  </div>
);

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function CaseSkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <CaseColumns
        left={<Skeleton height="min(60vh, 520px)" />}
        right={ROWS.map((row) => <Skeleton key={row} height="44px" />)}
      />
    </>
  );
}
