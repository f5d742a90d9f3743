import { useEffect, useRef, useState } from 'react';
import { NetworkError } from '../../../lib/api-error.ts';
import { api, session } from '../../../lib/client.ts';
import type { Draft } from './draft.ts';
import { localDraft } from './draft-store.ts';

export type SaveState = 'still' | 'saving' | 'saved' | 'offline' | 'failed';

const PAUSE_MS = 800;
const AGAIN_MS = 10_000;

/**
 * Keeps the form on the server while it is filled in: soon after the last keystroke, at once when the step changes. Until the
 * server has it, the browser does, so a reload, a dead battery or a tunnel costs nothing.
 */
export function useDraft(userId: string, base: string | null, { step, record }: Draft): SaveState {
  const [state, setState] = useState<SaveState>('still');
  const saved = useRef({ step, record, base });
  const newest = useRef<Draft>({ step, record });
  // One saving after another: an older one that arrives late must not have the last word.
  const queue = useRef(Promise.resolve());
  newest.current = { step, record };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person never changes while the form stands
  useEffect(() => {
    if (saved.current.record === record && saved.current.step === step) return;
    const device = session.deviceUuid();
    localDraft.write(userId, { step, record, device, base: saved.current.base });
    const gone = new AbortController();
    let timer = setTimeout(enqueue, saved.current.step === step ? PAUSE_MS : 0);

    function enqueue(): void {
      queue.current = queue.current.then(save);
    }

    async function save(): Promise<void> {
      if (gone.signal.aborted) return;
      setState('saving');
      try {
        const body = { step, data: { record, device } };
        const { updated } = await api('POST /api/v4/owner/draft', { body });
        saved.current = { step, record, base: updated };
        const isNewest = newest.current.record === record && newest.current.step === step;
        if (isNewest) localDraft.forget(userId);
        if (isNewest) setState('saved');
      } catch (error) {
        if (gone.signal.aborted) return;
        setState(error instanceof NetworkError ? 'offline' : 'failed');
        timer = setTimeout(enqueue, AGAIN_MS);
      }
    }

    const online = () => {
      clearTimeout(timer);
      enqueue();
    };
    addEventListener('online', online, { signal: gone.signal });
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [step, record]);

  return state;
}
