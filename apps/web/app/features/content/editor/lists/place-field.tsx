import type { SectionType } from '@punkt/domain/content-terms';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { notify } from '../../../../lib/notifications/store.ts';
import { sectionOf } from '../state/edit-document.ts';
import { type EditorState, placeFieldId, useEditor, useEditorStore } from '../state/editor-store.ts';
import styles from './lists.module.css';

interface Props {
  readonly section: SectionType;
  readonly list: string;
  readonly id: string;
  readonly name: string;
}

/** Dragging ends at the edge of a page; by its number an entry gets to any place of the list. */
export function PlaceField({ section, list, id, name }: Props) {
  const text = useText();
  const store = useEditorStore();
  const entriesIn = ({ history }: EditorState) => sectionOf(history.present, section).lists[list] ?? [];
  const count = useEditor((state) => entriesIn(state).length);
  const place = useEditor((state) => entriesIn(state).findIndex((entry) => entry.id === id)) + 1;
  const [typed, setTyped] = useState(String(place));
  // Dragged, undone, or something before it was removed.
  useEffect(() => setTyped(String(place)), [place]);
  const wanted = Number(typed);
  const wrong = !(wanted >= 1 && wanted <= count);
  const move = (event: FormEvent) => {
    event.preventDefault();
    if (wrong || wanted === place) return;
    store.moveTo(section, list, id, wanted - 1);
    notify({
      kind: 'success',
      title: { key: 'editor.done' },
      text: { key: 'editor.sort.dropped', params: { name, place: wanted, count } },
    });
  };
  if (count < 2) return null;
  return (
    <form className={styles.place} onSubmit={move} noValidate>
      <TextField
        id={placeFieldId(id)}
        label={text('editor.sort.place', { count })}
        value={typed}
        inputMode="numeric"
        figures
        error={wrong && typed !== '' ? text('editor.sort.place.wrong', { count }) : undefined}
        parse={(shown) => shown.replace(/\D/g, '').slice(0, 4)}
        onChange={setTyped}
      />
      <Button type="submit" look="quiet" disabled={wrong || wanted === place}>
        {text('editor.sort.move')}
      </Button>
    </form>
  );
}
