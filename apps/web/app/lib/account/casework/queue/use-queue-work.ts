import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n.tsx';
import type { Shortcut } from '../../shortcuts/use-shortcuts.ts';
import { useRowFocus } from '../use-row-focus.ts';
import type { QueueClaim } from './queue-list.tsx';

interface Work<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly claim: QueueClaim;
  /** Whether a key may take it. */
  readonly mayClaim: (row: Row) => boolean;
  /** The same queue with «only mine» the other way round. */
  readonly mine: string;
  /** To the page before or after, where there is one. */
  readonly turn: (step: 1 | -1) => boolean;
}

/** From row to row, and open: what hands do at every list of work. */
export function useQueueSteps(rows: unknown, turn?: (step: 1 | -1) => boolean) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const { move, current } = useRowFocus(list, rows, turn);
  const shortcuts: readonly Shortcut[] = [
    { keys: ['j'], also: ['ArrowDown'], label: text('casework.key.down'), run: () => move(1) },
    { keys: ['k'], also: ['ArrowUp'], label: text('casework.key.up'), run: () => move(-1) },
    { keys: [], also: ['Enter'], label: text('casework.key.open') },
  ];
  return { list, move, current, shortcuts };
}

/** Where work is taken by one person each, there is also: take, only mine. */
export function useQueueWork<Row extends { readonly id: string }>({
  rows,
  claim,
  mayClaim,
  mine,
  turn,
}: Work<Row>) {
  const text = useText();
  const navigate = useNavigate();
  const { list, move, current, shortcuts: steps } = useQueueSteps(rows, turn);
  const claimCurrent = () => {
    const row = rows?.find(({ id }) => id === current());
    if (row && mayClaim(row) && !claim.isPending) claim.mutate(row.id);
  };
  const shortcuts: readonly Shortcut[] = [
    ...steps,
    { keys: ['c'], label: text('casework.key.claim'), run: claimCurrent },
    { keys: ['m'], label: text('casework.key.mine'), run: () => void navigate(mine, { replace: true }) },
  ];
  return { list, move, current, shortcuts };
}
