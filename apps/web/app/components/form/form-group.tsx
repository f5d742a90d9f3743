import type { ReactNode } from 'react';
import styles from './form.module.css';

interface Props {
  readonly title?: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, in one column on a phone and two elsewhere. */
export function FormGroup({ title, text, children }: Props) {
  return (
    <section className={styles.group}>
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      <div className={styles.grid}>{children}</div>
    </section>
  );
}
