import type { Topic } from '@punkt/contract/events';

/** The key of whatever is read again at each live event of a topic (see useLive). */
export const liveKey = <T extends Topic, const Rest extends readonly unknown[]>(topic: T, ...rest: Rest) =>
  [topic, ...rest] as const;

/** The key of a single record whose reading leaves a trace: it is read again only when an event names it. */
export const liveRecordKey = <T extends Topic, const Rest extends readonly unknown[]>(
  topic: T,
  id: string,
  ...rest: Rest
) => [`${topic}.one`, id, ...rest] as const;
