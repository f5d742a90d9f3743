import type { TopicData } from '@punkt/contract/events';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../client.ts';

interface CaseKey {
  readonly kind: string;
  readonly id: string;
}

type Writers = Readonly<Record<string, { readonly name: string; readonly at: number }>>;

/** Said again while somebody writes; without a word for that long they have stopped, or their connection has. */
const SAY_AGAIN_MS = 3_000;
const OLD_AFTER_MS = 7_000;

const keyOf = ({ kind, id }: CaseKey) => ['typing', kind, id] as const;

/** A whisper of the stream: nothing is read again for it. */
export function hearTyping(queries: QueryClient, said: string, ownId: string | undefined): void {
  const { userId, name, on, ...key }: TopicData<'typing'> = JSON.parse(said);
  if (userId === ownId) return;
  const at = Date.now();
  const change = (next: (writers: Writers) => Writers) =>
    queries.setQueryData<Writers>(keyOf(key), (writers = {}) => next(writers));
  const leave = (writers: Writers): Writers => {
    const { [userId]: _, ...rest } = writers;
    return rest;
  };
  change((writers) => (on ? { ...writers, [userId]: { name, at } } : leave(writers)));
  if (on) setTimeout(() => change((now) => (now[userId]?.at === at ? leave(now) : now)), OLD_AFTER_MS);
}

/** First names of colleagues who are writing an answer to the case right now. */
export function useWriters(key: CaseKey): readonly string[] {
  const { data = {} } = useQuery<Writers>({ queryKey: keyOf(key), queryFn: skipToken });
  return Object.values(data).map(({ name }) => name);
}

/** Tells colleagues that one is writing, a few times a minute, and that one has stopped. A word that is lost does no harm. */
export function useSayTyping({ kind, id }: CaseKey) {
  const said = useRef(0);
  const say = (on: boolean) => {
    said.current = on ? Date.now() : 0;
    const call = { params: { kind, id }, body: { on } };
    api('POST /api/v2/manage/reviews/:kind/:id/typing', call).catch(() => undefined);
  };
  const latest = useRef(say);
  latest.current = say;
  useEffect(() => () => void (said.current > 0 && latest.current(false)), []);
  return {
    writing: () => Date.now() - said.current > SAY_AGAIN_MS && say(true),
    stopped: () => said.current > 0 && say(false),
  };
}
