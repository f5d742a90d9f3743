import { useQuery } from '@tanstack/react-query';
import { Outcome, SentRemarks } from '../../../lib/account/casework/outcome.tsx';
import { usePlaceName } from '../../../lib/account/order-fields.ts';
import { useSpan } from '../../../lib/account/use-span.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { type Application, queueQuery } from '../applications-query.ts';
import { QUEUE, readFilter } from '../queue/queue-filter.ts';
import { toneOf } from '../status-mark.tsx';
import { useApplicationsQueue } from './use-application-keys.ts';

interface Props {
  readonly application: Application;
  readonly now: Date;
}

/** It waits for nobody here: what it came to, and the way on. */
export function Settled({ application, now }: Props) {
  const text = useText();
  const placeName = usePlaceName();
  const { status, history, remarks, waitingSince } = application;
  const last = history.findLast(({ to, from }) => to === status && from !== to);
  const rework = status === 'ORDER_REMARK_FROM_CREATED' || status === 'ORDER_REMARK_FROM_PAYMENT';
  return (
    <Outcome
      tone={toneOf(status)}
      title={text(`orders.status.${status}`)}
      next={useNext(application, now)}
      none={text('applications.next.none')}
    >
      <p>
        {text('applications.outcome.since', { date: dateTime(last?.at ?? waitingSince) })}
        {last?.by && `, ${last.by}`}
      </p>
      {last?.comment && <blockquote>{last.comment}</blockquote>}
      <SentRemarks label={text('casework.remarks.sent')} remarks={rework ? remarks : []} nameOf={placeName} />
    </Outcome>
  );
}

function useNext(application: Application, now: Date) {
  const text = useText();
  const span = useSpan();
  const { user_id } = useUser();
  const queue = useApplicationsQueue().slice(QUEUE.length);
  const filter = readFilter(new URLSearchParams(queue));
  const { data } = useQuery(queueQuery({ ...filter, status: 'waiting', mine: false, search: '', page: 1 }));
  if (!data) return undefined;
  const free = data.data.find(
    ({ id, claimedBy }) => id !== application.id && (!claimedBy || claimedBy.id === user_id),
  );
  if (!free) return null;
  const waits = span(now.getTime() - new Date(free.waitingSince).getTime());
  return {
    to: `${QUEUE}/${free.id}`,
    queue,
    label: text('applications.next'),
    text: text('applications.next.text', { id: free.id, city: free.cityName, span: waits }),
  };
}
