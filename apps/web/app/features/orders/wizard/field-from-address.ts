import { type RefObject, useEffect } from 'react';
import { fieldId } from '../../../lib/forms/record-values.ts';

/** A remark on the order's page leads to the field it is about: `?field=area`. Read once, when the wizard opens. */
export const fieldFromAddress = (): string | null => new URLSearchParams(window.location.search).get('field');

/** A field that is not there leaves the page where it is. */
export function useFocusField(form: RefObject<HTMLElement | null>, path: string | null): void {
  useEffect(() => {
    if (!path) return;
    // A dialog that led here closes first: until then nothing beside it takes the focus.
    const frame = requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>(`#${CSS.escape(fieldId(path))}`);
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [form, path]);
}
