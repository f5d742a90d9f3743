import IconCopy from 'icon:copy';
import IconTrash from 'icon:trash';
import { type AnyEntry, entryName, isWords, type Words } from '@punkt/domain/content-document';
import { type ContentList, sectionTable } from '@punkt/domain/content-table';
import type { SectionType } from '@punkt/domain/content-terms';
import { type FormEvent, memo, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { ChevronIcon } from '../../../../components/icons.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { notify } from '../../../../lib/notifications/store.ts';
import { uuid } from '../../../../lib/uuid.ts';
import { AnyField } from '../fields/single-field.tsx';
import { useProblemCount } from '../fields/use-problems.ts';
import { sectionOf } from '../state/edit-document.ts';
import { type EditorState, placeFieldId, useEditor, useEditorStore } from '../state/editor-store.ts';
import styles from './lists.module.css';
import { SortableItem } from './sortable-list.tsx';

interface Props {
  readonly section: SectionType;
  readonly list: string;
  readonly entry: AnyEntry;
  /** Its own order is shown by nothing else: a filtered list, or a list by time. */
  readonly fixed: boolean;
  /** Its place follows from its fields, and can't be chosen. */
  readonly byTime?: boolean;
  /** Stands before the name: the time of a conference. */
  readonly sign?: string | undefined;
  /** Beside the fields, once unfolded. */
  readonly more?: ReactNode;
}

const nothing: Readonly<Record<string, ContentList['fields'][string]>> = {};
const fieldsOf = (section: SectionType, list: string) => sectionTable(section).lists[list]?.fields ?? nothing;

/** A folded entry is its name and its marks: no input and no text editor exists until it is opened. */
export const EntryRow = memo(({ section, list, entry, fixed, byTime = false, sign, more }: Props) => {
  const text = useText();
  const store = useEditorStore();
  const opened = useEditor((state) => state.opened.has(entry.id));
  const problems = useProblemCount(`${section}.${list}.${entry.id}`);
  const name = entryName(section, list, entry) || text('editor.entry.blank');
  const bodyId = `${entry.id}-fields`;
  const copy = () =>
    store.setEntries(section, list, (entries) => {
      const at = entries.findIndex(({ id }) => id === entry.id);
      return entries.toSpliced(at + 1, 0, { ...entry, id: uuid() } as AnyEntry);
    });
  const remove = () =>
    store.setEntries(section, list, (entries) => entries.filter(({ id }) => id !== entry.id));
  return (
    <SortableItem id={entry.id} name={name} fixed={fixed}>
      {(handle) => (
        <>
          <div className={styles.head}>
            {handle}
            <button
              type="button"
              className={styles.name}
              aria-expanded={opened}
              aria-controls={bodyId}
              onClick={() => store.fold(entry.id, !opened)}
            >
              {sign && <b>{sign}</b>}
              <span>
                {name} <Marks entry={entry} problems={problems} />
              </span>
              <ChevronIcon />
            </button>
            <button
              type="button"
              className={styles.act}
              aria-label={text('editor.entry.copy', { name })}
              title={text('editor.entry.copy', { name })}
              onClick={copy}
            >
              <IconCopy size={18} />
            </button>
            <button
              type="button"
              className={styles.act}
              aria-label={text('editor.entry.remove', { name })}
              title={text('editor.entry.remove', { name })}
              onClick={remove}
            >
              <IconTrash size={18} />
            </button>
          </div>
          <div id={bodyId} className={styles.body} hidden={!opened}>
            {opened &&
              Object.entries(fieldsOf(section, list)).map(([field, rules]) => (
                <AnyField
                  key={field}
                  place={{ section, list, id: entry.id, field, language: null }}
                  field={rules}
                  value={entry[field] ?? ''}
                />
              ))}
            {opened && more}
            {opened && !byTime && <PlaceField section={section} list={list} id={entry.id} name={name} />}
          </div>
        </>
      )}
    </SortableItem>
  );
});

const isMissing = (words: Words): boolean => words.ru !== '' && (words.ka === '' || words.en === '');

function Marks({ entry, problems }: { readonly entry: AnyEntry; readonly problems: number }) {
  const text = useText();
  const texts = Object.values(entry).filter((value) => isWords(value));
  return (
    <>
      {problems > 0 && (
        <small data-kind="problem">{text('editor.entry.problems', { count: problems })}</small>
      )}
      {texts.some(isMissing) && <small>{text('editor.mark.missing')}</small>}
      {texts.some(({ stale }) => stale.length > 0) && <small>{text('editor.mark.stale')}</small>}
    </>
  );
}

interface PlaceFieldProps {
  readonly section: SectionType;
  readonly list: string;
  readonly id: string;
  readonly name: string;
}

/** Dragging ends at the edge of a page; by its number an entry gets to any place of the list. */
function PlaceField({ section, list, id, name }: PlaceFieldProps) {
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
