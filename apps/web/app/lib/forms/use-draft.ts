import type { Problems } from '@punkt/domain/record-table';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api-error.ts';
import { createDraftSaver, type DraftWire, type Saved, type SaveState } from './draft-saver.ts';
import type { LocalDraft } from './local-drafts.ts';

/** Where a draft lives in this browser. */
export interface DraftPlace<R> {
  readonly write: (draft: LocalDraft<R>) => void;
  readonly forget: () => void;
  /** The server has it, perhaps for the first time. `here`: the page is still the form's. */
  readonly onSaved?: (saved: Saved<R>, here: boolean) => void;
}

interface Options<R> {
  readonly wire: DraftWire<R>;
  readonly place: DraftPlace<R>;
  /** The server's record, once there is one. */
  readonly saved: Saved<R> | null;
  /** Words of an earlier visit that the server may not have. */
  readonly restored: boolean;
}

/** The form as it now stands. */
interface FormState<R> {
  readonly record: R;
  readonly latest: () => R;
  readonly begun?: R;
  /** Fields that are well. */
  readonly fields: ReadonlyArray<keyof R & string>;
  readonly refusals: Problems;
  /** The server can take a first draft. */
  readonly complete: boolean;
  /** What else is kept in this browser: when it changes, the draft is written again. */
  readonly besides?: string;
  /** A change that is not waited with. */
  readonly atOnce?: (record: R, saved: R | null) => boolean;
  readonly onRefused: (problems: Problems, error: ApiError) => void;
}

const PAUSE_MS = 800;

/**
 * Keeps a record in this browser at every keystroke, and on the server as soon as it can take it: soon after the last
 * keystroke, when the tab is left and when the connection is back. A reload, a dead battery or a tunnel costs nothing.
 * Of the options the first ones count, for as long as the form stands.
 */
export function useDraft<R extends object>(options: Options<R>, standing: FormState<R>) {
  const [{ wire, place, saved, restored }] = useState(options);
  const [state, setState] = useState<SaveState>(saved && !restored ? 'saved' : 'still');
  const now = useRef({ standing, state });
  now.current = { standing, state };
  const [{ saver, keep, forget, arrive, leave }] = useState(() => {
    /** Sent, or thrown away: nothing is kept any more. */
    let over = false;
    /** The page is ours no longer, and neither is its address. */
    let left = false;
    const made = createDraftSaver(saved, wire, {
      onState: (next) => {
        now.current = { ...now.current, state: next };
        setState(next);
        write();
      },
      onSaved: (newer) => {
        if (over) return;
        place.onSaved?.(newer, !left);
        write();
      },
      onRefused: (problems, error) => now.current.standing.onRefused(problems, error),
    });

    function write(): void {
      if (over) return;
      const { latest, begun } = now.current.standing;
      const record = latest();
      place.write({
        record,
        ...(begun && { begun }),
        version: made.saved()?.version ?? null,
        sending: now.current.state === 'saving',
        unsent: !made.holds(record),
      });
    }

    return {
      saver: made,
      keep: write,
      forget(): void {
        over = true;
        made.close();
        place.forget();
      },
      arrive(): void {
        left = false;
      },
      /** Whoever leaves within the pause leaves nothing behind. */
      leave(): void {
        left = true;
        if (!over && made.waits()) void made.flush().finally(made.close);
        else made.close();
      },
    };
  });

  const { record, refusals, complete, besides = '' } = standing;
  const wanted = standing.fields.filter((name) => !(name in refusals)).join(' ');
  // Opening changes nothing before the first word, unless words of an earlier visit have not reached the server yet.
  const opened = useRef({ record, besides });
  useEffect(() => {
    const untouched = opened.current.record === record && opened.current.besides === besides;
    if (untouched && !restored) return;
    keep();
    const fields = wanted.split(' ') as Array<keyof R & string>;
    const hurry = untouched || now.current.standing.atOnce?.(record, saver.saved()?.record ?? null);
    saver.want({ record, fields, complete }, hurry ? 0 : PAUSE_MS);
  }, [record, wanted, complete, saver, keep, besides, restored]);

  useEffect(() => {
    arrive();
    const online = () => saver.waits() && void saver.flush();
    const hidden = () => document.visibilityState === 'hidden' && saver.waits() && void saver.flush();
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      leave();
    };
  }, [saver, arrive, leave]);

  return {
    state,
    /** Sends what is waiting. Returns whether the server has the very words that are shown. */
    flush: async (): Promise<boolean> => (await saver.flush()) && saver.holds(now.current.standing.latest()),
    between: saver.between,
    saved: saver.saved,
    forget,
    /** What the server has by now: the caller decides whose words stand. */
    adopt(newer: Saved<R>): void {
      saver.adopt(newer);
      setState('still');
    },
  };
}

export type Draft<R extends object> = ReturnType<typeof useDraft<R>>;
