import { type RefObject, useEffect } from 'react';

/** After a refused step the first field that has a problem is where the person is. Runs once for each attempt. */
export function useFocusProblem(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[data-problem]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [form, attempt]);
}
