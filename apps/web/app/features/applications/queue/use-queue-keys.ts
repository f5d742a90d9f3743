import { useNavigate } from 'react-router';
import type { Shortcut } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../lib/i18n.tsx';
import { QUEUE, type QueueFilter, searchOf } from './queue-filter.ts';

interface Acts {
  readonly move: (step: 1 | -1) => void;
  readonly claim: () => void;
}

const toSearch = () => document.querySelector<HTMLInputElement>('[data-search]')?.select();

export function useQueueKeys(filter: QueueFilter, { move, claim }: Acts): readonly Shortcut[] {
  const text = useText();
  const navigate = useNavigate();
  const mine = { ...filter, mine: !filter.mine, page: 1 };
  return [
    { keys: ['j'], also: ['ArrowDown'], label: text('casework.key.down'), run: () => move(1) },
    { keys: ['k'], also: ['ArrowUp'], label: text('casework.key.up'), run: () => move(-1) },
    { keys: [], also: ['Enter'], label: text('casework.key.open') },
    { keys: ['c'], label: text('casework.key.claim'), run: claim },
    {
      keys: ['m'],
      label: text('casework.key.mine'),
      run: () => void navigate(`${QUEUE}${searchOf(mine)}`, { replace: true }),
    },
    { keys: ['s'], label: text('applications.key.search'), run: toSearch },
  ];
}
