import { useLocation, useNavigate } from 'react-router';
import type { Shortcut } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Asked } from '../decision/decision-bar.tsx';
import type { PhotoView } from '../photos/use-photo-view.ts';

interface Acts {
  readonly claim: () => void;
  readonly release: () => void;
  readonly ask: (decision: Asked) => void;
}

/** Where the queue was left, filter and page. */
export function useQueuePath(): string {
  const state: unknown = useLocation().state;
  const known = typeof state === 'object' && state !== null && 'queue' in state ? state.queue : '';
  return `/manage/reviews${typeof known === 'string' ? known : ''}`;
}

const pressNext = () => document.querySelector<HTMLElement>('[data-next]')?.click();

export function useCaseKeys(acts: Acts, view: PhotoView): readonly Shortcut[] {
  const text = useText();
  const navigate = useNavigate();
  const queue = useQueuePath();
  return [
    { keys: ['c'], label: text('reviews.key.claim'), run: acts.claim },
    { keys: ['b'], label: text('reviews.key.release'), run: acts.release },
    { keys: ['a'], label: text('reviews.key.approve'), run: () => acts.ask('approve') },
    { keys: ['r'], label: text('reviews.key.remark'), run: () => acts.ask('remark') },
    { keys: ['x'], label: text('reviews.key.cancel'), run: () => acts.ask('cancel') },
    { keys: ['p'], label: text('reviews.key.photo'), run: view.next },
    { keys: ['+', '='], label: text('reviews.photos.larger'), run: view.larger },
    { keys: ['-'], label: text('reviews.photos.smaller'), run: view.smaller },
    { keys: ['t'], label: text('reviews.key.turn'), run: view.turn },
    { keys: ['n'], label: text('reviews.key.next'), run: pressNext },
    { keys: ['q'], label: text('reviews.key.back'), run: () => void navigate(queue) },
  ];
}
