import { ORDER_EVENTS } from '@punkt/domain/order-machine';
import { HistoryList } from '../../../lib/account/casework/history-list.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';

const EVENTS = ['create', ...ORDER_EVENTS] as const;
const TONES: Readonly<Record<string, 'success' | 'amber' | 'danger'>> = {
  accept: 'success',
  activate: 'success',
  remark: 'amber',
  remarkPayment: 'amber',
  remarkActivation: 'amber',
  decline: 'danger',
};

export function ApplicationHistory({ history }: Pick<Application, 'history'>) {
  const text = useText();
  const name = (event: string): string => {
    const known = EVENTS.find((one) => one === event);
    return known ? text(`orderFacts.history.${known}`) : event;
  };
  return (
    <HistoryList
      entries={history.map(({ at, event, actor, by, comment }) => ({
        at,
        name: name(event),
        who: by || text(`applications.actor.${actor}`),
        comment,
        tone: TONES[event],
      }))}
    />
  );
}
