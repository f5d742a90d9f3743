import { useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';

/** What an application shows besides the frame, with what the frame knows of it. */
export type Application = NonNullable<Review['content']['application']> &
  Pick<Review, 'kind' | 'flags' | 'remarks' | 'stage' | 'asked'>;

/** What was asked of a place before: the operator looks there first. */
export function useNotes({ remarks, stage }: Application): (path: string) => string | undefined {
  const text = useText();
  // While the owner corrects it, what was asked stands in the outcome above; here it would be said twice.
  const earlier = stage === 'waiting' ? remarks : [];
  return (path) => {
    const asked = earlier.find((remark) => remark.path === path);
    return asked && text('reviewApplication.asked', { message: asked.message });
  };
}
