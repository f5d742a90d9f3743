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

interface SideBySideProps {
  readonly children: ReactNode;
  /** The first is a list that needs room, the second a few lines beside it. */
  readonly uneven?: boolean;
}

/** Two blocks that are read together stand side by side where there is room. */
export function SideBySide({ children, uneven = false }: SideBySideProps) {
  return (
    <div className={styles.beside} data-uneven={uneven}>
      {children}
    </div>
  );
}
