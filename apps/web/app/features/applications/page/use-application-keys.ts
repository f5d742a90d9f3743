import { useNavigate } from 'react-router';
import { pressNext } from '../../../lib/account/casework/outcome.tsx';
import type { PhotoView } from '../../../lib/account/casework/photos/use-photo-view.ts';
import { useQueuePath } from '../../../lib/account/casework/use-queue-path.ts';
import type { Shortcut } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../lib/i18n.tsx';
import { QUEUE } from '../queue/queue-filter.ts';
import type { Acts } from './use-application-acts.ts';

export const useApplicationsQueue = (): string => useQueuePath(QUEUE);

const toMessage = () => document.querySelector<HTMLElement>('[data-message]')?.focus();

/** The letters are those of the review desk: a hand that knows one knows both. */
export function useApplicationKeys(acts: Acts, view: PhotoView): readonly Shortcut[] {
  const text = useText();
  const navigate = useNavigate();
  const queue = useApplicationsQueue();
  return [
    { keys: ['c'], label: text('casework.key.claim'), run: acts.claim },
    { keys: ['b'], label: text('casework.key.release'), run: acts.release },
    { keys: ['a'], label: text('applications.key.accept'), run: () => acts.ask('accept') },
    { keys: ['r'], label: text('applications.key.remark'), run: () => acts.ask('remark') },
    { keys: ['x'], label: text('applications.key.decline'), run: () => acts.ask('decline') },
    { keys: ['w'], label: text('applications.key.message'), run: toMessage },
    { keys: ['p'], label: text('casework.key.photo'), run: view.next },
    { keys: ['+', '='], label: text('casework.photos.larger'), run: view.larger },
    { keys: ['-'], label: text('casework.photos.smaller'), run: view.smaller },
    { keys: ['t'], label: text('casework.key.turn'), run: view.turn },
    { keys: ['n'], label: text('applications.key.next'), run: pressNext },
    { keys: ['q'], label: text('casework.key.back'), run: () => void navigate(queue) },
  ];
}
