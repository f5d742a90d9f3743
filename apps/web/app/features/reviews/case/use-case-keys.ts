import { useNavigate } from 'react-router';
import { pressNext } from '../../../lib/account/casework/outcome.tsx';
import type { PhotoView } from '../../../lib/account/casework/photos/use-photo-view.ts';
import { useQueuePath } from '../../../lib/account/casework/use-queue-path.ts';
import type { Shortcut } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Asked } from '../decision/decision-bar.tsx';

interface Acts {
  readonly claim: () => void;
  readonly release: () => void;
  readonly ask: (decision: Asked) => void;
}

export const QUEUE = '/manage/reviews';

export const useReviewsQueue = (): string => useQueuePath(QUEUE);

export function useCaseKeys(acts: Acts, view: PhotoView): readonly Shortcut[] {
  const text = useText();
  const navigate = useNavigate();
  const queue = useReviewsQueue();
  return [
    { keys: ['c'], label: text('casework.key.claim'), run: acts.claim },
    { keys: ['b'], label: text('casework.key.release'), run: acts.release },
    { keys: ['a'], label: text('reviews.key.approve'), run: () => acts.ask('approve') },
    { keys: ['r'], label: text('reviews.key.remark'), run: () => acts.ask('remark') },
    { keys: ['x'], label: text('reviews.key.cancel'), run: () => acts.ask('cancel') },
    { keys: ['p'], label: text('casework.key.photo'), run: view.next },
    { keys: ['+', '='], label: text('casework.photos.larger'), run: view.larger },
    { keys: ['-'], label: text('casework.photos.smaller'), run: view.smaller },
    { keys: ['t'], label: text('casework.key.turn'), run: view.turn },
    { keys: ['n'], label: text('reviews.key.next'), run: pressNext },
    { keys: ['q'], label: text('casework.key.back'), run: () => void navigate(queue) },
  ];
}
