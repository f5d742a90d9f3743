import { NetworkError } from '../../../../lib/api-error.ts';
import type { Draft } from './editor-calls.ts';
import type { Kept } from './editor-store.ts';
import { isConflict } from './send-draft.ts';

interface Wire {
  readonly publish: (kept: Kept) => Promise<unknown>;
  readonly read: () => Promise<Draft>;
  /** Until another try is worth it. */
  readonly wait: () => Promise<void>;
}

async function readOnceOnline({ read, wait }: Wire): Promise<Draft> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      await wait();
    }
  }
}

/** Nothing is left of it, and a newer version is out than the one it was begun over. */
const isOut = ({ saved, base_version }: Draft, { base }: Kept): boolean =>
  saved === null && base_version > base;

/**
 * Publishes what is saved, and answers the draft that follows; nothing where somebody else published in between. Without an answer the draft says
 * whether it is out: nobody is told to publish again what visitors see.
 */
export async function publishDraft(kept: Kept, wire: Wire): Promise<Draft | undefined> {
  try {
    await wire.publish(kept);
  } catch (error) {
    if (isConflict(error)) return undefined;
    if (!(error instanceof NetworkError)) throw error;
    const draft = await readOnceOnline(wire);
    if (isOut(draft, kept)) return draft;
    throw error;
  }
  return readOnceOnline(wire);
}
