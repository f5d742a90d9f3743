import { ABANDONED_UPLOAD_HOURS } from '@punkt/domain/files';
import { useEffect, useState } from 'react';
import { localDrafts } from '../../../lib/forms/local-drafts.ts';
import { isSameValue } from '../../../lib/forms/record-values.ts';
import { type RecordStore, useRecord } from '../../../lib/forms/use-record-form.ts';

/** A request that is being filled in. */
export interface KeptRequest<R> {
  readonly record: R;
  /** What it was begun over: once the point stands otherwise it is of yesterday. */
  readonly over: R;
  /** When the first of its files was there. */
  readonly since: number | null;
}

/** Of the tab: it belongs to whoever typed it. */
const kept = localDrafts<KeptRequest<never>>('request', 'all');
const HOUR_MS = 3_600_000;

export const forgetRequest = (name: string): void => kept.forget(name);

/** The server deletes what no record holds: files that are older would have the whole request refused. */
const isGone = (since: number | null, now: number): boolean =>
  since !== null && now - since >= ABANDONED_UPLOAD_HOURS * HOUR_MS;

/** What the form opens with: what was typed into it before a reload, unless that is about a point that has changed since. */
export function openedWith<R extends object>(
  found: KeptRequest<R> | null,
  initial: R,
  files: (keyof R & string) | undefined,
  now: number,
): R {
  if (!found || !isSameValue(found.over, initial)) return initial;
  return files && isGone(found.since, now) ? { ...found.record, [files]: initial[files] } : found.record;
}

/** How it is kept; nothing where nothing was typed. */
export function keptAs<R extends object>(
  found: KeptRequest<R> | null,
  { record, over }: Pick<KeptRequest<R>, 'record' | 'over'>,
  files: (keyof R & string) | undefined,
  now: number,
): KeptRequest<R> | null {
  if (isSameValue(record, over)) return null;
  if (!files || isSameValue(record[files], over[files])) return { record, over, since: null };
  const since = found?.since ?? null;
  return { record, over, since: since === null || isGone(since, now) ? now : since };
}

/** The record of such a form. A reload costs neither the words nor the papers. `files` names the field that holds them. */
export function useKeptRequest<R extends object>(
  name: string,
  initial: R,
  files?: keyof R & string,
): RecordStore<R> {
  const [over] = useState(initial);
  const [start] = useState(() => openedWith<R>(kept.read(name), initial, files, Date.now()));
  const store = useRecord(start, over);
  const { record } = store;
  useEffect(() => {
    const next = keptAs<R>(kept.read(name), { record, over }, files, Date.now());
    if (next) kept.write(name, next as KeptRequest<never>);
    else kept.forget(name);
  }, [name, record, over, files]);
  return store;
}
