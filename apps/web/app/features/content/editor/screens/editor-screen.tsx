import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FailedState } from '../../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../../components/screen-title.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useUser } from '../../../../lib/account/user-query.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { notify } from '../../../../lib/notifications/store.ts';
import { keptOf, readDraft } from '../state/editor-calls.ts';
import { createEditorStore, EditorProvider, type EditorStore } from '../state/editor-store.ts';
import { keepLocally, localCopies, openingOf } from '../state/local-copy.ts';
import type { Collision } from '../state/send-draft.ts';
import styles from './editor-screen.module.css';
import { type Asked, EditorViews } from './editor-views.tsx';

/** Whoever has a slow line begins without them. */
const LETTERS_MS = 5_000;

/**
 * Georgian words stand in every section, whatever language the editor speaks. Letters that come when one is unfolded are of another width than
 * those shown meanwhile, and all below would move from under a finger.
 */
const georgianLetters = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load('1rem "Noto Sans Georgian"', 'ა').catch(() => undefined),
    new Promise((late) => setTimeout(late, LETTERS_MS)),
  ]);

interface Opened {
  readonly store: EditorStore;
  readonly collision: Collision | null;
}

/** Reads the draft, and what this browser has on top of it, once: later readings must not disturb what is typed. */
export function EditorScreen({ asked }: { readonly asked: Asked }) {
  const text = useText();
  const person = String(useUser().user_id);
  const { data, error, refetch } = useQuery({
    queryKey: ['content.draft'],
    queryFn: async () => {
      const [draft, copy] = await Promise.all([readDraft(), localCopies.get(person), georgianLetters()]);
      return { draft, copy };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { shown: true },
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (!data || opened) return;
    const { kept, history, merged } = openingOf(keptOf(data.draft), data.copy);
    const collision = merged && { ...merged, base: null, by: null };
    setOpened({ store: createEditorStore(kept, history), collision });
  }, [data, opened]);
  useEffect(() => (opened ? keepLocally(person, opened.store) : undefined), [opened, person]);
  return (
    <div className={styles.editor}>
      <ScreenTitle title={text('editor.title')} />
      {opened ? (
        <EditorProvider value={opened.store}>
          <EditorViews collision={opened.collision} asked={asked} />
        </EditorProvider>
      ) : (
        <>
          <BlockedBar />
          {error ? <FailedState error={error} onRetry={() => void refetch()} /> : <Skeletons />}
        </>
      )}
    </div>
  );
}

/** Nothing was read, so there is nothing that could be published: said in the words of the specification. */
function BlockedBar() {
  const text = useText();
  const refuse = () =>
    notify({ kind: 'error', title: { key: 'editor.failed' }, text: { key: 'editor.publish.blocked' } });
  return (
    <div className={styles.bar}>
      <Button disabled look="quiet">
        {text('editor.save')}
      </Button>
      <Button onClick={refuse}>{text('editor.publish')}</Button>
    </div>
  );
}

function Skeletons() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height="64px" />
      ))}
    </>
  );
}
