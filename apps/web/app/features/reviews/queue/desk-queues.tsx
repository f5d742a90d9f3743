import { useNavigate } from 'react-router';
import { TabLinks } from '../../../lib/account/casework/queue/tab-links.tsx';
import type { Shortcut } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Kind } from '../kinds.ts';
import { placeOf, QUEUE, type QueueFilter, unfiltered } from './queue-filter.ts';

const waiting = unfiltered('ticket', 'waiting');

/** What a day at the desk of support goes through, in this order; each has the digit of its place as a key. */
const DESK = {
  mine: { ...waiting, mine: true },
  new: { ...waiting, flag: 'newTicket' },
  waiting,
  overdue: { ...waiting, overdue: true },
  answered: unfiltered('ticket', 'answered'),
  closed: unfiltered('ticket', 'closed'),
  appeals: unfiltered('appeal', 'waiting'),
} as const satisfies Record<string, QueueFilter>;

type Desk = keyof typeof DESK;
const NAMES = Object.keys(DESK) as readonly Desk[];
const pathOf = (name: Desk): string => `${QUEUE}${placeOf(DESK[name])}`;

/** Tickets, and the appeals that come with them. */
export const isDesk = (kind: Kind | undefined): boolean => kind === 'ticket' || kind === 'appeal';

/** The words that the lists have elsewhere. */
function useDeskName(): (name: Desk) => string {
  const text = useText();
  return (name) => {
    if (name === 'appeals') return text('reviews.filter.appeal');
    if (name === 'answered' || name === 'closed') return text(`reviews.stage.${name}`);
    return text(`reviewTicket.desk.${name}`);
  };
}

/** `appeals`: only leads decide them. */
export function DeskQueues({ filter, appeals }: { readonly filter: QueueFilter; readonly appeals: boolean }) {
  const text = useText();
  const nameOf = useDeskName();
  const here = `${QUEUE}${placeOf({ ...filter, sort: undefined, search: '', page: 1 })}`;
  return (
    <TabLinks
      label={text('reviewTicket.desk')}
      tabs={NAMES.filter((name) => appeals || name !== 'appeals').map((name) => ({
        key: name,
        to: pathOf(name),
        on: here === pathOf(name),
        words: nameOf(name),
      }))}
    />
  );
}

export function useDeskKeys(kind: Kind | undefined): readonly Shortcut[] {
  const text = useText();
  const nameOf = useDeskName();
  const navigate = useNavigate();
  if (!isDesk(kind)) return [];
  return NAMES.map((name, index) => ({
    keys: [String(index + 1)],
    label: text('reviewTicket.desk.key', { name: nameOf(name) }),
    run: () => void navigate(pathOf(name), { replace: true }),
  }));
}
