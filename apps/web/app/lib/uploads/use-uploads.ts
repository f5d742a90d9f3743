import type { EntityType } from '@punkt/domain/files';
import { message } from '@punkt/domain/message';
import { displayName, type FilePurpose } from '@punkt/domain/uploads';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { uuid } from '../uuid.ts';
import { prepareFile } from './prepare-file.ts';
import { previews } from './previews.ts';
import type { UploadItem } from './upload-store.ts';
import { uploads } from './uploads.ts';

export interface UploadPlace {
  /** Whose form and which field of it. */
  readonly slot: string;
  readonly purpose: FilePurpose;
  readonly entityType: EntityType;
  readonly most: number;
}

/** A file that was not sent at all, and why. */
export interface Rejected {
  readonly name: string;
  readonly problem: string;
}

const nothing: readonly UploadItem[] = [];

/** The uploads of one field. A finished one becomes an id of the form's record. */
export function useUploads(
  { slot, purpose, entityType, most }: UploadPlace,
  ids: readonly string[],
  onIds: (change: (ids: readonly string[]) => readonly string[]) => void,
) {
  const items = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.items(slot),
    () => nothing,
  );
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);

  useEffect(() => void uploads.resume(slot), [slot]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for what has been finished, whoever listens
  useEffect(() => {
    const done = items.flatMap(({ uuid: key, stored, file }) => (stored ? [{ key, stored, file }] : []));
    if (done.length === 0) return;
    for (const { stored, file } of done) previews.remember(stored.id, file);
    onIds((now) => [...new Set([...now, ...done.map(({ stored }) => stored.id)])].slice(0, most));
    for (const { key } of done) uploads.drop(slot, key);
  }, [items]);

  async function add(files: readonly File[]): Promise<void> {
    const room = Math.max(0, most - ids.length - uploads.items(slot).length);
    const refused: Rejected[] = files
      .slice(room)
      .map(({ name }) => ({ name, problem: message('validation.files.count', { count: most }) }));
    for (const file of files.slice(0, room)) {
      const name = displayName(file.name);
      const prepared = await prepareFile(file, purpose);
      if (!prepared.ok) refused.push({ name, problem: prepared.problem });
      else
        await uploads.start({
          uuid: uuid(),
          slot,
          name,
          entityType,
          file: prepared.file,
          at: Date.now(),
        });
    }
    setRejected(refused);
  }

  return {
    items: items.filter(({ stored }) => !stored),
    rejected,
    add,
    retry: (key: string) => uploads.retry(slot, key),
    cancel: (key: string) => uploads.drop(slot, key),
    remove: (id: string) => onIds((now) => now.filter((each) => each !== id)),
  };
}
