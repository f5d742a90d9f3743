import { useNavigate } from 'react-router';
import { pressNext } from '../../../lib/account/casework/outcome.tsx';
import type { PhotoView } from '../../../lib/account/casework/photos/use-photo-view.ts';
import { useQueuePath } from '../../../lib/account/casework/use-queue-path.ts';
import type { Shortcut } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../lib/i18n.tsx';
import { QUEUE } from '../queue/queue-filter.ts';

interface Acts {
  readonly claim: () => void;
  readonly release: () => void;
  readonly ask: (decision: string) => void;
}

/** The queue one came from, with its filter and page. */
export const useQueue = (): string => useQueuePath(QUEUE);

const toMessage = () => document.querySelector<HTMLElement>('[data-message]')?.focus();

/** The same letters for every kind: a hand that knows one queue knows all. What is not offered does nothing. */
export function useCaseKeys(acts: Acts, view: PhotoView, talks: boolean): readonly Shortcut[] {
  const text = useText();
  const navigate = useNavigate();
  const queue = useQueue();
  const askOne = (...names: string[]) => {
    for (const name of names) acts.ask(name);
  };
  return [
    { keys: ['c'], label: text('casework.key.claim'), run: acts.claim },
    { keys: ['b'], label: text('casework.key.release'), run: acts.release },
    { keys: ['a'], label: text('reviews.key.approve'), run: () => askOne('approve', 'accept') },
    { keys: ['r'], label: text('reviews.key.remark'), run: () => askOne('remark', 'remarkPayment') },
    { keys: ['x'], label: text('reviews.key.cancel'), run: () => askOne('cancel', 'decline') },
    ...(talks ? [{ keys: ['w'], label: text('reviews.key.message'), run: toMessage }] : []),
    { keys: ['p'], label: text('casework.key.photo'), run: view.next },
    { keys: ['+', '='], label: text('casework.photos.larger'), run: view.larger },
    { keys: ['-'], label: text('casework.photos.smaller'), run: view.smaller },
    { keys: ['t'], label: text('casework.key.turn'), run: view.turn },
    { keys: ['n'], label: text('reviews.key.next'), run: pressNext },
    { keys: ['q'], label: text('casework.key.back'), run: () => void navigate(queue) },
  ];
}
