import type { Topic } from '@punkt/contract/events';
import { wireRequest } from '@punkt/contract/request';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { EventSourceMessage } from 'eventsource-parser';
import { useEffect } from 'react';
import { oldestReading, openStream, session } from '../client.ts';
import { type LiveStart, openLive } from './live.ts';
import { liveKey, liveRecordKey } from './live-keys.ts';

/** A live event names what changed: whatever is read under that topic (`liveKey`, `liveRecordKey`) is read again. */
export function useLive(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const userId = session.user()?.user_id;
    const follow = readAgain(queries);
    return openLive({
      open: openEvents,
      lastEventId: left?.userId === userId ? left?.lastEventId : undefined,
      onEvent: (event) => {
        left = event.id ? { userId, lastEventId: event.id } : left;
        if (event.event === 'typing') hear(queries, event.data, userId);
        else follow(event);
      },
    });
  }, [queries]);
}

/** Only staff are whispered to: nobody else loads what listens. A word that is lost with it is said again. */
const hear = (queries: QueryClient, said: string, userId: string | undefined) =>
  void import('./typing.ts')
    .then(({ hearTyping }) => hearTyping(queries, said, userId))
    .catch(() => undefined);

/** The cursor of somebody who visits the public pages and comes back: the data read before is still cached. */
let left: { readonly userId: string | undefined; readonly lastEventId: string } | undefined;

/** Events that arrive together (after a pause there may be many) are followed by one reading of each thing they name. */
function readAgain(queries: QueryClient): (event: EventSourceMessage) => void {
  const changed = new Map<string, QueryKey>();
  const records = new Map<string, QueryKey>();
  const flush = () => {
    for (const queryKey of changed.values()) invalidate(queries, queryKey);
    // Each reading of a record leaves a trace for its owner, and the stream brings what is older than the page: it is not read twice for that.
    for (const queryKey of records.values()) void queries.invalidateQueries({ queryKey });
    changed.clear();
    records.clear();
  };
  return (event) => {
    const topic = topicOf(event);
    if (!topic) return;
    if (changed.size === 0) queueMicrotask(flush);
    // An application decides whether a point can move.
    const also = topic === 'order' ? [liveKey('point')] : [];
    for (const key of [liveKey(topic), ...also]) changed.set(key.join(' '), key);
    const record = liveRecordKey(topic, idOf(event));
    records.set(record.join(' '), record);
  };
}

/**
 * Reads again what is shown under a key. A first reading that is still under way may have begun before the change, and the library would
 * take its answer for the newest: such a one is read again once it has come.
 */
export function invalidate(queries: QueryClient, queryKey: QueryKey): void {
  const first = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  for (const query of first) {
    if (query.state.data !== undefined) continue;
    const again = () => void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(again, again);
  }
  void queries.invalidateQueries({ queryKey });
}

/** The most that the contract takes: events are kept no longer. */
const DAY_MS = 86_400_000;

function openEvents(start: LiveStart, signal: AbortSignal): Promise<Response> {
  if ('lastEventId' in start)
    return openStream(wireRequest('GET /api/v4/events', { query: {} }), {
      signal,
      headers: { 'Last-Event-ID': start.lastEventId },
    });
  const since_ms = Math.min(oldestReading() + start.withinMs, DAY_MS);
  return openStream(wireRequest('GET /api/v4/events', { query: { since_ms } }), { signal });
}

/**
 * On the wire the topic is the event's name; the greeting, `message` and none at all name nothing. A newer server may tell of
 * something that this page does not know: nothing is read under that word.
 */
export function topicOf({ event }: Pick<EventSourceMessage, 'event'>): Topic | undefined {
  return event && event !== 'message' && event !== 'ready' ? (event as Topic) : undefined;
}

/** Which record it is about; an event without one is about none that anybody has open. */
export function idOf({ data }: Pick<EventSourceMessage, 'data'>): string {
  try {
    return String((JSON.parse(data) as { id?: unknown }).id ?? '');
  } catch {
    return '';
  }
}
