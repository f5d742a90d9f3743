import type { ReactNode } from 'react';
import styles from './form-problems.module.css';

/** Above the buttons: how much is wrong, read out as soon as it stands there. Always in the page, or nobody would hear it. */
export const FormProblems = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.problems} role="alert">
    {children}
  </p>
);
