import { useNavigate } from 'react-router';
import type { PhotoView } from '../../../lib/account/casework/photos/use-photo-view.ts';
import { useQueuePath } from '../../../lib/account/casework/use-queue-path.ts';
import type { Shortcut } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../lib/i18n.tsx';
import { QUEUE } from '../queue/queue-filter.ts';

interface Acts {
  readonly claim: () => void;
  readonly release: () => void;
  /** The first of them that is offered. */
  readonly askOne: (...decisions: readonly string[]) => void;
  readonly next: () => void;
}

/** The queue one came from, with its filter and page. */
export const useQueue = (): string => useQueuePath(QUEUE);

const toFlag = () => document.querySelector<HTMLElement>('[data-photo-flag]')?.click();
const toHandOver = () => document.querySelector<HTMLElement>('[data-hand-over]')?.click();
const toNote = () => {
  document.querySelector<HTMLElement>('[data-note]')?.click();
  toMessage();
};
const toMessage = () => document.querySelector<HTMLElement>('[data-message]')?.focus();

interface Shown {
  readonly talks: boolean;
  /** A ticket: what one does there is answer, and its end has words of its own. */
  readonly desk: boolean;
  readonly photos: boolean;
}

/**
 * The same letters for every kind: a hand that knows one queue knows all. What is not offered does nothing; what this kind of case
 * never has is not in the help either.
 */
export function useCaseKeys(
  acts: Acts,
  view: PhotoView,
  { talks, desk, photos }: Shown,
): readonly Shortcut[] {
  const text = useText();
  const navigate = useNavigate();
  const queue = useQueue();
  return [
    { keys: ['c'], label: text('casework.key.claim'), run: acts.claim },
    { keys: ['b'], label: text('casework.key.release'), run: acts.release },
    ...(desk
      ? [
          {
            keys: ['x'],
            label: text('reviews.decide.closeTicket'),
            run: () => acts.askOne('closeTicket'),
          },
          {
            keys: ['a'],
            label: text('reviews.decide.reopenTicket'),
            run: () => acts.askOne('reopenTicket'),
          },
        ]
      : [
          {
            keys: ['a'],
            label: text('reviews.key.approve'),
            run: () => acts.askOne('approve', 'accept', 'activate', 'uphold'),
          },
          {
            keys: ['r'],
            label: text('reviews.key.remark'),
            run: () => acts.askOne('remark', 'remarkActivation', 'remarkPayment'),
          },
          {
            keys: ['x'],
            label: text('reviews.key.cancel'),
            run: () => acts.askOne('cancel', 'decline', 'rejectAppeal'),
          },
        ]),
    { keys: ['h'], label: text('reviews.key.assign'), run: toHandOver },
    ...(talks
      ? [
          {
            keys: ['w'],
            label: text(desk ? 'reviewTicket.kind.answer' : 'reviews.key.message'),
            run: toMessage,
          },
        ]
      : []),
    ...(desk
      ? [
          { keys: ['i'], label: text('reviewTicket.kind.note'), run: toNote },
          { keys: [], also: ['Alt', '1…9'], label: text('reviewTicket.key.canned') },
          { keys: [], also: ['Ctrl', 'Enter'], label: text('reviewTicket.answer.send') },
        ]
      : [
          { keys: ['f'], label: text('reviews.key.flag'), run: toFlag },
          { keys: [], also: ['Alt', '1…9'], label: text('reviews.key.reason') },
          { keys: [], also: ['Ctrl', 'Enter'], label: text('reviews.key.save') },
        ]),
    ...(photos
      ? [
          { keys: ['p'], label: text('casework.key.photo'), run: view.next },
          { keys: ['+', '='], label: text('casework.photos.larger'), run: view.larger },
          { keys: ['-'], label: text('casework.photos.smaller'), run: view.smaller },
          { keys: ['t'], label: text('casework.key.turn'), run: view.turn },
        ]
      : []),
    { keys: ['n'], label: text('reviews.key.next'), run: acts.next },
    { keys: ['q'], label: text('casework.key.back'), run: () => void navigate(queue) },
  ];
}
