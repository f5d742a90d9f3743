import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';

/** What was asked of a place before: the operator looks there first. */
export function useNotes({ remarks, status }: Application): (path: string) => string | undefined {
  const text = useText();
  // While the owner corrects it, what was asked stands in the outcome above; here it would be said twice.
  const earlier = status === 'ORDER_CREATED' ? remarks : [];
  return (path) => {
    const asked = earlier.find((remark) => remark.path === path);
    return asked && text('applications.asked', { message: asked.message });
  };
}
