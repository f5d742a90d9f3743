import { wireRequest } from '@punkt/contract/request';
import { useQueryClient } from '@tanstack/react-query';
import type { EventSourceMessage } from 'eventsource-parser';
import { useEffect } from 'react';
import { openStream } from '../client.ts';

/**
 * A live event names what changed (`orders`, `orders.status`); whatever is read under that word is read again. A single
 * record whose reading leaves a trace lives under `orders.one`, and is read again only when the event names it.
 */
export function useLive(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let close: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const { openLive } = await import('./live.ts');
      if (gone) return;
      close = openLive({
        open: openEvents,
        onEvent: (event) => {
          const topic = topicOf(event);
          if (!topic) return;
          void queries.invalidateQueries({ queryKey: [topic] });
          void queries.invalidateQueries({ queryKey: [`${topic}.one`, idOf(event)] });
        },
      });
    };
    // Without it the screens still read afresh on focus and on navigation.
    start().catch(() => undefined);
    return () => {
      gone = true;
      close?.();
    };
  }, [queries]);
}

const openEvents = (lastEventId: string | undefined, signal: AbortSignal): Promise<Response> =>
  openStream(wireRequest('GET /api/v4/events', {}), {
    signal,
    headers: lastEventId ? { 'Last-Event-ID': lastEventId } : {},
  });

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
