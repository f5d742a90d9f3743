import type { StoredFile } from '@punkt/contract/files';
import { runUpload, type UploadWire } from './run-upload.ts';
import type { StoredUpload, storedFiles } from './stored-files.ts';

export interface UploadItem extends StoredUpload {
  readonly status: 'sending' | 'waiting' | 'failed' | 'done';
  /** From 0 to 1. */
  readonly share: number;
  readonly error?: unknown;
  /** What the server made of it: a paper has several pages. */
  readonly stored?: readonly StoredFile[];
}

type Kept = Pick<typeof storedFiles, 'keep' | 'forget' | 'under'>;
type Slots = ReadonlyMap<string, readonly UploadItem[]>;

const none: readonly UploadItem[] = [];

/**
 * Uploads outlive the field that started them: a person goes a step back and forth while a photo travels. So they live
 * here, by slot, and a field reads its own.
 */
export function createUploadStore(wire: UploadWire, kept: Kept) {
  let slots: Slots = new Map();
  const listeners = new Set<() => void>();
  const controllers = new Map<string, AbortController>();

  function setItems(slot: string, change: (items: readonly UploadItem[]) => readonly UploadItem[]): void {
    slots = new Map(slots).set(slot, change(slots.get(slot) ?? none));
    for (const listener of listeners) listener();
  }
  const patch = (slot: string, uuid: string, part: Partial<UploadItem>) =>
    setItems(slot, (items) => items.map((item) => (item.uuid === uuid ? { ...item, ...part } : item)));

  async function run(upload: StoredUpload, fresh = false): Promise<void> {
    const { slot, uuid } = upload;
    const controller = new AbortController();
    controllers.set(uuid, controller);
    try {
      const stored = await runUpload(upload, wire, {
        fresh,
        signal: controller.signal,
        onProgress: (share) => patch(slot, uuid, { share }),
        onWaiting: (waiting) => patch(slot, uuid, { status: waiting ? 'waiting' : 'sending' }),
      });
      await kept.forget(uuid);
      patch(slot, uuid, { status: 'done', share: 1, stored });
    } catch (error) {
      if (!controller.signal.aborted) patch(slot, uuid, { status: 'failed', error });
    } finally {
      controllers.delete(uuid);
    }
  }

  function begin(upload: StoredUpload, fresh = false): void {
    const item: UploadItem = { ...upload, status: 'sending', share: 0 };
    setItems(upload.slot, (items) => [...items.filter(({ uuid }) => uuid !== upload.uuid), item]);
    void run(upload, fresh);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    items: (slot: string): readonly UploadItem[] => slots.get(slot) ?? none,
    /** Whether something is on its way in any slot that begins so. */
    isBusy: (start: string): boolean =>
      [...slots].some(
        ([slot, items]) =>
          slot.startsWith(start) && items.some(({ status }) => status === 'sending' || status === 'waiting'),
      ),
    async start(upload: StoredUpload): Promise<void> {
      await kept.keep(upload);
      begin(upload, true);
    },
    /** After a reload: whatever was under way here goes on from where it was. */
    async resume(slot: string): Promise<void> {
      for (const upload of await kept.under(slot)) {
        const known = (slots.get(slot) ?? none).some(({ uuid }) => uuid === upload.uuid);
        if (!known) begin(upload);
      }
    },
    retry(slot: string, uuid: string): void {
      const item = (slots.get(slot) ?? none).find((each) => each.uuid === uuid);
      if (!item || controllers.has(uuid)) return;
      patch(slot, uuid, { status: 'sending', error: undefined });
      void run(item);
    },
    /** Cancels what is under way, and drops what is done or failed. */
    drop(slot: string, uuid: string): void {
      controllers.get(uuid)?.abort();
      void kept.forget(uuid);
      setItems(slot, (items) => items.filter((item) => item.uuid !== uuid));
    },
    /** Of a form that was cleared: its photos must not turn up in the next one. */
    dropAll(slot: string): void {
      for (const { uuid } of slots.get(slot) ?? none) this.drop(slot, uuid);
    },
  };
}
