import type { ReactNode } from 'react';
import styles from './mark.module.css';

export type Tone = 'plain' | 'quiet' | 'amber' | 'danger' | 'success';

interface Props {
  readonly tone: Tone;
  /** Long words may take a second line. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** A state in a word, on its colour. */
export const Mark = ({ tone, wraps = false, children }: Props) => (
  <span className={styles.mark} data-tone={tone} data-wraps={wraps || undefined}>
    {children}
  </span>
);
