import { type ReactNode, type RefObject, useEffect } from 'react';
import styles from './form-problems.module.css';

/** Above the buttons: how much is wrong, read out as soon as it stands there. Always in the page, or nobody would hear it. */
export const FormProblems = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.problems} role="alert">
    {children}
  </p>
);

/** After a refused step the first field that has a problem is where the person is. Runs once for each attempt. */
export function useFocusProblem(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[data-problem]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [form, attempt]);
}
