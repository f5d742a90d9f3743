import { HistoryList } from '../../../lib/account/casework/history-list.tsx';
import { type TextKey, useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';

const ACTIONS = ['opened', 'claimed', 'released', 'approved', 'remarked', 'canceled', 'withdrawn'] as const;
const TONES: Readonly<Record<string, 'success' | 'amber' | 'danger'>> = {
  approved: 'success',
  remarked: 'amber',
  canceled: 'danger',
};

export function CaseHistory({ entries }: { readonly entries: Review['history'] }) {
  const text = useText();
  const name = (action: string): string => {
    const known = ACTIONS.find((one) => one === action);
    return known ? text(`reviews.history.${known}` satisfies TextKey) : action;
  };
  return (
    <HistoryList
      entries={entries.map(({ at, actor, action, comment }) => ({
        at,
        name: name(action),
        who: actor,
        comment,
        tone: TONES[action],
      }))}
    />
  );
}
