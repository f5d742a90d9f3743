import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** Two blocks that are read together stand side by side where there is room. */
export function Beside({ children }: { readonly children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}
