import { wireRequest } from '@punkt/contract/request';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { EventSourceMessage } from 'eventsource-parser';
import { useEffect } from 'react';
import { oldestReading, openStream, session } from '../client.ts';
import { type LiveStart, openLive } from './live.ts';

/**
 * A live event names what changed (`orders`, `orders.status`); whatever is read under that word is read again. A single
 * record whose reading leaves a trace lives under `orders.one`, and is read again only when the event names it.
 */
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
        follow(event);
      },
    });
  }, [queries]);
}

/** How far somebody has heard who goes to the public pages and comes back: what was read before is still kept. */
let left: { readonly userId: string | undefined; readonly lastEventId: string } | undefined;

/** Events that arrive together (after a pause there may be many) are followed by one reading of each thing they name. */
function readAgain(queries: QueryClient): (event: EventSourceMessage) => void {
  const changed = new Map<string, QueryKey>();
  const flush = () => {
    for (const queryKey of changed.values()) void queries.invalidateQueries({ queryKey });
    changed.clear();
  };
  return (event) => {
    const topic = topicOf(event);
    if (!topic) return;
    if (changed.size === 0) queueMicrotask(flush);
    for (const key of [[topic], [`${topic}.one`, idOf(event)]]) changed.set(key.join(' '), key);
  };
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

/** On the wire the topic is the event's name; `message` and none at all name nothing. */
export function topicOf({ event }: Pick<EventSourceMessage, 'event'>): string | undefined {
  return event && event !== 'message' ? event.split('.')[0] : undefined;
}

/** Which record it is about; an event without one is about none that anybody has open. */
export function idOf({ data }: Pick<EventSourceMessage, 'data'>): string {
  try {
    return String((JSON.parse(data) as { id?: unknown }).id ?? '');
  } catch {
    return '';
  }
}
