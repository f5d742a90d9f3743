import { HistoryList } from '../../../lib/account/casework/history-list.tsx';
import { toneOfOrderEvent, useOrderEvent } from '../../../lib/account/use-order-event.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';

export function ApplicationHistory({ history }: Pick<Application, 'history'>) {
  const text = useText();
  const nameOf = useOrderEvent();
  return (
    <HistoryList
      entries={history.map(({ at, event, actor, by, comment }) => ({
        at,
        name: nameOf(event),
        who: by || text(`applications.actor.${actor}`),
        comment,
        tone: toneOfOrderEvent(event),
      }))}
    />
  );
}
