import { createContext, type ReactNode, use } from 'react';
import styles from './form.module.css';

/** Where the form stands in the outline of its page: under a step's title, or right under the page's. */
export const FormLevel = createContext<2 | 3>(3);

interface Props {
  readonly title?: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, in one column on a phone and two elsewhere. */
export function FormGroup({ title, text, children }: Props) {
  const Heading = `h${use(FormLevel)}` as const;
  return (
    <section className={styles.group}>
      {title && <Heading>{title}</Heading>}
      {text && <p>{text}</p>}
      <div className={styles.grid}>{children}</div>
    </section>
  );
}
