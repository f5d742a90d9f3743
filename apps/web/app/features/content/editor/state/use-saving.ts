import type { ContentDocument } from '@punkt/domain/content-document';
import type { ContentConflict } from '@punkt/domain/content-merge';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../lib/client.ts';
import { notify } from '../../../../lib/notifications/store.ts';
import { usePhrase } from '../../../../lib/notifications/use-phrase.ts';
import { nextTry } from '../../../../lib/retry.ts';
import { complaintOf } from './complaint.ts';
import { keptOf, readDraft, saveDraft } from './editor-calls.ts';
import { type EditorStore, isUnsaved } from './editor-store.ts';
import { publishDraft } from './publish-draft.ts';
import { type Collision, sendDraft } from './send-draft.ts';

const PAUSE_MS = 3_000;

type Busy = 'saving' | 'waiting' | 'publishing' | null;

/** Saving and publishing, one after the other. Without a network a saving waits and goes on by itself; nothing typed is lost meanwhile. */
export function useSaving(store: EditorStore, first: Collision | null, onPublished: () => void) {
  const say = usePhrase();
  const [busy, setBusy] = useState<Busy>(null);
  const [collision, collide] = useState(first);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = (): Promise<boolean> =>
    sendDraft(store, {
      save: saveDraft,
      read: readDraft,
      wait: () => {
        setBusy('waiting');
        return nextTry(PAUSE_MS, leaving.current.signal);
      },
      onCollision: collide,
    });

  const complain = (error: unknown) => {
    const complaint = complaintOf(error, say);
    if (complaint) notify(complaint);
  };

  async function work<T>(what: Busy, act: () => Promise<T>): Promise<T | undefined> {
    if (busy) return undefined;
    setBusy(what);
    try {
      return await act();
    } catch (error) {
      if (!leaving.current.signal.aborted) complain(error);
      return undefined;
    } finally {
      if (!leaving.current.signal.aborted) setBusy(null);
    }
  }

  const done = (key: 'editor.saved' | 'editor.published') =>
    notify({ kind: 'success', title: { key: 'editor.done' }, text: { key } });

  /** Somebody published meanwhile: both readings of what both changed, the rest is merged by itself. */
  async function merge(): Promise<void> {
    const merged = await api('POST /api/v2/manage/content/merge', {
      body: { revision: store.get().kept.revision },
    });
    const document = merged.document as ContentDocument;
    const conflicts = merged.conflicts as readonly ContentConflict[];
    collide({ document, conflicts, base: merged.base_version, by: merged.published_by?.name ?? null });
  }

  /** The server's draft, when it is no longer what this window has of it; whether there is one at all. */
  async function readAgain(): Promise<boolean> {
    const draft = await readDraft();
    // Typed while it was on its way: saving will merge it.
    if (isUnsaved(store.get())) return draft.saved !== null;
    if (draft.saved === null) store.renew(keptOf(draft));
    else if (draft.revision !== store.get().kept.revision) store.take(keptOf(draft));
    return draft.saved !== null;
  }

  async function push(): Promise<void> {
    if (isUnsaved(store.get()) && !(await send())) return;
    const { kept } = store.get();
    const draft = await publishDraft(kept, {
      publish: ({ revision, base }) =>
        api('POST /api/v2/manage/content/publish', { body: { revision, base_version: base } }),
      read: readDraft,
      wait: () => nextTry(PAUSE_MS, leaving.current.signal),
    });
    if (!draft) return merge();
    store.published(keptOf(draft));
    done('editor.published');
    onPublished();
  }

  return {
    busy,
    collision,
    save: () => work('saving', async () => (await send()) && done('editor.saved')),
    /** Saves quietly, for whatever needs the draft as it is now. */
    keep: async (): Promise<boolean> =>
      !isUnsaved(store.get()) || Boolean(await work('saving', async () => send())),
    publish: () => work('publishing', push),
    /** Somebody published: whoever has changed nothing has it at once. A failure changes nothing, and they can still ask for it. */
    follow: async (): Promise<void> => {
      if (!isUnsaved(store.get())) await readAgain().catch(() => undefined);
    },
    /** What was published meanwhile into the draft, before anything meets it. */
    catchUp: () =>
      work('saving', async () => {
        const hasDraft = isUnsaved(store.get()) ? await send() : await readAgain();
        if (hasDraft) await merge();
      }),
    work,
    complain,
    /** Everything that both had changed is decided: the result is the draft from now on. */
    decide(document: ContentDocument) {
      const { kept } = store.get();
      if (collision?.base) store.saved({ ...kept, base: collision.base });
      store.replace(document);
      collide(null);
      return work('saving', async () => (await send()) && done('editor.saved'));
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;
