import { type ReactNode, useId } from 'react';
import styles from './row-section.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** A part of the profile that explains itself and then lists records, a row each. */
export function RowSection({ title, text, busy, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={busy}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
