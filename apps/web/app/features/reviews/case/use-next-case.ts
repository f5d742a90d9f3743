import { useQuery } from '@tanstack/react-query';
import { useDuration } from '../../../lib/account/use-duration.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import { QUEUE, queueOf, readFilter, unfiltered } from '../queue/queue-filter.ts';
import { type CaseKey, queueQuery, type Review, type ReviewRow } from '../reviews-query.ts';
import { useQueue } from './use-case-keys.ts';

/**
 * The first row that nobody else has. From a case that still waits it goes on below it and begins again at the end: whoever skips
 * several must not be led back and forth between the first two.
 */
export function pickNext<Row extends Pick<ReviewRow, 'kind' | 'id' | 'claimedBy'>>(
  rows: readonly Row[],
  here: CaseKey & { readonly stage: string },
  me: string,
): Row | undefined {
  const at = rows.findIndex(({ kind, id }) => kind === here.kind && id === here.id);
  const others = here.stage === 'waiting' ? [...rows.slice(at + 1), ...rows.slice(0, at + 1)] : rows;
  return others.find(
    (row) => (row.id !== here.id || row.kind !== here.kind) && (!row.claimedBy || row.claimedBy.id === me),
  );
}

/** Where to go on in the queue one came from; `null`: nothing is left, `undefined`: not known yet. */
export function useNextCase(review: Review, now: Date) {
  const text = useText();
  const span = useDuration();
  const { user_id } = useUser();
  const path = useQueue();
  const [queue = '', search = ''] = path.split('?');
  const filter = readFilter(queueOf(queue), new URLSearchParams(search));
  // In the order that was chosen, from what was looked for: the next one is the next row of the list one came from.
  const {
    country,
    flag,
    overdue,
    sort,
    search: words,
  } = filter.stage === 'waiting' ? filter : unfiltered(filter.kind, 'waiting');
  const wanted = { ...unfiltered(filter.kind, 'waiting'), country, flag, overdue, sort, search: words };
  const { data, isFetching } = useQuery(queueQuery(wanted));
  const fresh = !isFetching;
  if (!data) return { next: undefined, fresh };
  const free = pickNext(data.data, review, user_id);
  if (!free) return { next: null, fresh };
  const waits = span(now.getTime() - new Date(free.since).getTime());
  const next = {
    to: `${QUEUE}/${free.kind}/${free.id}`,
    queue: path.slice(QUEUE.length),
    label: text('reviews.next'),
    text: text('reviews.next.text', { subject: free.title || text('reviews.erased'), span: waits }),
  };
  return { next, fresh };
}
