import type { EntityType } from '@punkt/domain/files';
import { message } from '@punkt/domain/message';
import {
  MEASURED_SIDE,
  measureLuma,
  type PhotoDoubt,
  type PhotoFacts,
  photoDoubts,
} from '@punkt/domain/photo-quality';
import { displayName, type FilePurpose, purposeOf } from '@punkt/domain/uploads';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { uuid } from '../uuid.ts';
import { prepareFile } from './prepare-file.ts';
import { previews } from './previews.ts';
import type { UploadItem } from './upload-store.ts';
import { uploads } from './uploads.ts';

/** Measures a small copy of a photo. `null` where this browser can't decode it (HEIC outside Safari): then there is no warning. */
async function photoFacts(file: Blob): Promise<PhotoFacts | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  try {
    const { width, height } = picture;
    const scale = Math.min(1, MEASURED_SIDE / Math.max(width, height));
    const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const canvas = document.createElement('canvas');
    canvas.width = across;
    canvas.height = down;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    // What is see-through is paper.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, across, down);
    context.drawImage(picture, 0, 0, across, down);
    const { data } = context.getImageData(0, 0, across, down);
    const luma = new Uint8Array(across * down);
    for (let at = 0; at < luma.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
      luma[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    }
    return { width, height, ...measureLuma(luma, across, down) };
  } finally {
    picture.close();
  }
}

export interface UploadPlace {
  /** Whose form and which field of it. */
  readonly slot: string;
  readonly purpose: FilePurpose;
  readonly entityType: EntityType;
  readonly most: number;
  /** A photo of the night: it may be dark. */
  readonly night?: boolean;
}

/** A file that was not sent at all, and why. */
export interface Rejected {
  readonly name: string;
  readonly problem: string;
}

/** A photo that waits for a word: it can be sent as it is, or left. */
export interface Doubtful {
  readonly uuid: string;
  readonly name: string;
  readonly file: Blob;
  readonly doubts: readonly PhotoDoubt[];
}

const nothing: readonly UploadItem[] = [];

const useItems = (slot: string): readonly UploadItem[] =>
  useSyncExternalStore(
    uploads.subscribe,
    () => uploads.items(slot),
    () => nothing,
  );

/** After a reload too: whoever shows the field only at times learns that it has something to show. */
export function useHasUploads(slot: string): boolean {
  useEffect(() => void uploads.resume(slot), [slot]);
  return useItems(slot).length > 0;
}

/** The uploads of one field. A finished one becomes an id of the form's record, a paper one for each page. */
export function useUploads(
  { slot, purpose, entityType, most, night = false }: UploadPlace,
  ids: readonly string[],
  onIds: (change: (ids: readonly string[]) => readonly string[]) => void,
) {
  const items = useItems(slot);
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const [doubtful, setDoubtful] = useState<readonly Doubtful[]>([]);

  useEffect(() => void uploads.resume(slot), [slot]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for what has been finished, whoever listens
  useEffect(() => {
    const done = items.flatMap(({ uuid: key, stored, file, name }) =>
      stored ? [{ key, stored, file, name }] : [],
    );
    if (done.length === 0) return;
    for (const { stored, file } of done) if (stored[0]) previews.remember(stored[0].id, file);
    const made = done.flatMap(({ stored }) => stored.map(({ id }) => id));
    onIds((now) => [...new Set([...now, ...made])].slice(0, most));
    const lost = new Set([...ids, ...made]).size > most ? done.at(-1) : undefined;
    if (lost) setRejected([{ name: lost.name, problem: message('validation.files.count', { count: most }) }]);
    for (const { key } of done) uploads.drop(slot, key);
  }, [items]);

  const room = (): number => Math.max(0, most - ids.length - uploads.items(slot).length);
  const send = (key: string, name: string, file: Blob): Promise<void> =>
    uploads.start({ uuid: key, slot, name, entityType, file, at: Date.now() });

  /** What the person had better see before it travels. */
  async function doubtsAbout(file: Blob): Promise<readonly PhotoDoubt[]> {
    if (!purposeOf(purpose).limits.image) return [];
    const facts = await photoFacts(file);
    return facts ? photoDoubts(facts, { night }) : [];
  }

  async function add(files: readonly File[]): Promise<void> {
    const free = room();
    const refused: Rejected[] = files
      .slice(free)
      .map(({ name }) => ({ name, problem: message('validation.files.count', { count: most }) }));
    const waiting: Doubtful[] = [];
    for (const file of files.slice(0, free)) {
      const name = displayName(file.name);
      const prepared = await prepareFile(file, purpose);
      if (!prepared.ok) {
        refused.push({ name, problem: prepared.problem });
        continue;
      }
      const doubts = await doubtsAbout(prepared.file);
      if (doubts.length > 0) waiting.push({ uuid: uuid(), name, file: prepared.file, doubts });
      else await send(uuid(), name, prepared.file);
    }
    setRejected(refused);
    setDoubtful(waiting);
  }

  const forget = (key: string) => setDoubtful((all) => all.filter((each) => each.uuid !== key));
  return {
    items: items.filter(({ stored }) => !stored),
    rejected,
    doubtful,
    add,
    /** Whoever took the photo may know better. */
    sendAnyway(key: string): void {
      const found = doubtful.find((each) => each.uuid === key);
      forget(key);
      if (found && room() > 0) void send(key, found.name, found.file);
    },
    leave: forget,
    retry: (key: string) => uploads.retry(slot, key),
    cancel: (key: string) => uploads.drop(slot, key),
    remove: (id: string) => onIds((now) => now.filter((each) => each !== id)),
  };
}
