import type { ReactNode } from 'react';
import styles from './segments.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Filters whose state is in the address: links, and the one with `aria-current` is on. */
export const SegmentLinks = ({ label, children }: Props) => (
  <nav aria-label={label} className={styles.segments} data-line>
    {children}
  </nav>
);

/** A choice that lives on the screen only: buttons, and the one with `aria-pressed` is on. */
export const SegmentButtons = ({ label, children }: Props) => (
  <fieldset className={styles.segments}>
    <legend className="visually-hidden">{label}</legend>
    {children}
  </fieldset>
);
