import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface Props {
  readonly children: ReactNode;
  /** The first is a list that needs room, the second a few lines beside it. */
  readonly uneven?: boolean;
}

/** Two blocks that are read together stand side by side where there is room. */
export function SideBySide({ children, uneven = false }: Props) {
  return (
    <div className={styles.beside} data-uneven={uneven}>
      {children}
    </div>
  );
}
