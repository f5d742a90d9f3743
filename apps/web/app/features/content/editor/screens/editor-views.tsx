import IconArrowBackUp from 'icon:arrow-back-up';
import IconArrowForwardUp from 'icon:arrow-forward-up';
import { LANGUAGES } from '@punkt/domain/language';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SegmentButtons } from '../../../../components/segments.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { FindingsContext, FindingsKeeper, useFindingsStore } from '../fields/use-problems.ts';
import { PLANS_KEY, VERSIONS_KEY } from '../state/editor-calls.ts';
import { isUnsaved, useEditor, useEditorStore } from '../state/editor-store.ts';
import type { Collision } from '../state/send-draft.ts';
import { useSaving } from '../state/use-saving.ts';
import { ChangesView } from './changes-view.tsx';
import styles from './editor-screen.module.css';
import { MergeView } from './merge-view.tsx';
import { PublishView } from './publish-view.tsx';
import { PublishedMeanwhile } from './published-meanwhile.tsx';
import { SectionsView } from './sections-view.tsx';
import { VersionsView } from './versions-view.tsx';

/** Whatever must be drawn on the way to a field is there after so many frames, or the field is gone. */
const MOST_FRAMES = 60;

/** Brings whoever follows a problem to its field: the store unfolds the way, the field gets the focus once it is drawn. */
function useGoing(show: (view: 'sections') => void): void {
  const store = useEditorStore();
  const target = useEditor((state) => state.target);
  useEffect(() => {
    if (!target) return;
    show('sections');
    let frame = 0;
    const look = (left: number) => {
      const field = document.getElementById(target);
      if (!field && left > 0) {
        frame = requestAnimationFrame(() => look(left - 1));
        return;
      }
      field?.scrollIntoView({ block: 'center' });
      field?.focus();
      store.arrived();
    };
    frame = requestAnimationFrame(() => look(MOST_FRAMES));
    return () => cancelAnimationFrame(frame);
  }, [target, store, show]);
}

/** The public page beside which the panel stands (site/editor-door.ts listens); on its own the panel talks to nobody. */
const isPanel = (): boolean => window.parent !== window;

function tellPage(what: 'published' | 'close'): void {
  if (isPanel()) window.parent.postMessage(`punkt.editor.${what}`, location.origin);
}

const VIEWS = ['sections', 'changes', 'publish', 'versions'] as const;
type View = (typeof VIEWS)[number];

/** Which part a link leads to, anew for each press: a notice is followed also when the editor is open already. */
export interface Asked {
  readonly view: string | null;
}

interface Props {
  readonly collision: Collision | null;
  readonly asked: Asked;
}

/** The editor once its draft is there. */
export function EditorViews({ collision: first, asked }: Props) {
  const text = useText();
  const store = useEditorStore();
  const queries = useQueryClient();
  const [view, setView] = useState<View>('sections');
  useAskedView(asked, setView);
  const language = useEditor((state) => state.language);
  const findings = useFindingsStore();
  const saving = useSaving(store, first, () => {
    void queries.invalidateQueries({ queryKey: VERSIONS_KEY });
    void queries.invalidateQueries({ queryKey: PLANS_KEY });
    setView('sections');
    tellPage('published');
  });
  useGoing(setView);
  useUndoKeys();
  if (saving.collision)
    return <MergeView collision={saving.collision} busy={saving.busy !== null} onDecide={saving.decide} />;
  return (
    <FindingsContext value={findings}>
      <FindingsKeeper store={findings} />
      <div className={styles.bar}>
        <UndoButtons />
        <State busy={saving.busy} />
        <SaveButton busy={saving.busy !== null} onSave={() => void saving.save()} />
        <Button
          onClick={() => {
            // From now on every problem is said at its field.
            store.insist();
            setView('publish');
          }}
        >
          {text('editor.publish')}
        </Button>
      </div>
      <div className="cluster gap-8">
        <SegmentButtons label={text('editor.views')}>
          {VIEWS.map((each) => (
            <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
              {text(`editor.view.${each}`)}
            </button>
          ))}
        </SegmentButtons>
        {view === 'sections' && (
          <div className={styles.languages}>
            <SegmentButtons label={text('editor.language')}>
              {LANGUAGES.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === language}
                  onClick={() => store.speak(each)}
                >
                  {text(`editor.language.${each}`)}
                </button>
              ))}
            </SegmentButtons>
          </div>
        )}
      </div>
      <PublishedMeanwhile saving={saving} />
      {view === 'sections' && <SectionsView />}
      {view === 'changes' && <ChangesView saving={saving} />}
      {view === 'publish' && <PublishView saving={saving} onTaken={() => setView('changes')} />}
      {view === 'versions' && <VersionsView saving={saving} onRestored={() => setView('changes')} />}
    </FindingsContext>
  );
}

function useAskedView(asked: Asked, show: (view: View) => void): void {
  useEffect(() => {
    const known = VIEWS.find((view) => view === asked.view);
    if (known) show(known);
  }, [asked, show]);
}

function UndoButtons() {
  const text = useText();
  const store = useEditorStore();
  const back = useEditor(({ history }) => history.past.length > 0);
  const forth = useEditor(({ history }) => history.future.length > 0);
  return (
    <div className={styles.undo}>
      <button
        type="button"
        aria-label={text('editor.undo')}
        title={text('editor.undo')}
        disabled={!back}
        onClick={store.undo}
      >
        <IconArrowBackUp size={20} />
      </button>
      <button
        type="button"
        aria-label={text('editor.redo')}
        title={text('editor.redo')}
        disabled={!forth}
        onClick={store.redo}
      >
        <IconArrowForwardUp size={20} />
      </button>
    </div>
  );
}

function State({ busy }: { readonly busy: string | null }) {
  const text = useText();
  const unsaved = useEditor(isUnsaved);
  const key = busy === 'waiting' ? 'waiting' : unsaved ? 'unsaved' : 'saved';
  return (
    <p className={styles.state} role="status" data-state={key}>
      {text(`editor.state.${key}`)}
    </p>
  );
}

function SaveButton({ busy, onSave }: { readonly busy: boolean; readonly onSave: () => void }) {
  const text = useText();
  const unsaved = useEditor(isUnsaved);
  return (
    <Button look="quiet" busy={busy} disabled={!unsaved && !busy} onClick={onSave}>
      {text('editor.save')}
    </Button>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z (or Y) over all fields, in any keyboard layout: the browser's own would know one field alone. */
function useUndoKeys(): void {
  const store = useEditorStore();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const back = event.code === 'KeyZ' && !event.shiftKey;
      const forth = (event.code === 'KeyZ' && event.shiftKey) || event.code === 'KeyY';
      if (!back && !forth) return;
      event.preventDefault();
      if (back) store.undo();
      else store.redo();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [store]);
}
