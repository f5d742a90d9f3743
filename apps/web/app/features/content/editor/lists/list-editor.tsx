import { type AnyEntry, blankEntry, entryName } from '@punkt/domain/content-document';
import { sectionTable } from '@punkt/domain/content-table';
import type { SectionType } from '@punkt/domain/content-terms';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { type TextKey, useText } from '../../../../lib/i18n.tsx';
import { uuid } from '../../../../lib/uuid.ts';
import { useEditor, useEditorStore } from '../state/editor-store.ts';
import { EntryRow } from './entry-row.tsx';
import styles from './lists.module.css';
import { PasteDialog } from './paste-dialog.tsx';
import { SortableList } from './sortable-list.tsx';

interface Props {
  readonly section: SectionType;
  readonly list: string;
  readonly entries: readonly AnyEntry[];
}

/** So many rows are drawn at once: each one can be dragged, and five hundred of those take a phone seconds to set up. */
const PAGE = 50;
/** Nobody searches a list that fits the screen. */
const SEARCHED = 12;
/** Rows of these come from somebody's spreadsheet. */
const PASTED: ReadonlySet<string> = new Set([
  'centers',
  'videoConnectionData',
  'signboardData',
  'outsourcingData',
  'incomeTowns',
]);

const wordsOf = (entry: AnyEntry): string => JSON.stringify(Object.values(entry)).toLowerCase();

/** One list of a section: add, remove, copy, put in order, search, paste from a spreadsheet. */
export const ListEditor = memo(({ section, list, entries }: Props) => {
  const text = useText();
  const store = useEditorStore();
  const [query, setQuery] = useState('');
  const [pasting, setPasting] = useState(false);
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const shown = useMemo(
    () => (wanted === '' ? entries : entries.filter((entry) => wordsOf(entry).includes(wanted))),
    [entries, wanted],
  );
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(shown.length / PAGE) - 1);
  const start = Math.min(page, last) * PAGE;
  const drawn = useMemo(() => shown.slice(start, start + PAGE), [shown, start]);
  const ids = useIds(drawn);
  const target = useEditor((state) => state.target);
  useEffect(() => {
    // A problem leads to its entry, on whichever page that is.
    const place = target ? entries.findIndex(({ id }) => target.includes(id)) : -1;
    if (place < 0) return;
    setQuery('');
    setPage(Math.floor(place / PAGE));
  }, [target, entries]);
  const most = sectionTable(section).lists[list]?.max ?? 0;
  const label = text(`contentFields.list.${section}.${list}` as TextKey);
  const add = () => {
    const entry = blankEntry(section, list as never, uuid()) as unknown as AnyEntry;
    setQuery('');
    setPage(Math.floor(entries.length / PAGE));
    store.setEntries(section, list, (known) => [...known, entry]);
    store.fold(entry.id, true);
    focusLater(entry.id);
  };
  const nameOf = (id: string) => {
    const entry = entries.find((each) => each.id === id);
    return (entry && entryName(section, list, entry)) || text('editor.entry.blank');
  };
  return (
    <section className={styles.list} aria-label={label}>
      <header>
        <h3>
          {label} <small>{entries.length}</small>
        </h3>
        {PASTED.has(list) && (
          <Button look="quiet" onClick={() => setPasting(true)}>
            {text('editor.paste')}
          </Button>
        )}
        <Button look="quiet" disabled={entries.length >= most} onClick={add}>
          {text('editor.add')}
        </Button>
      </header>
      {entries.length >= SEARCHED && (
        <TextField
          id={`${section}-${list}-search`}
          label={text('editor.search')}
          value={query}
          onChange={setQuery}
          type="search"
        />
      )}
      {entries.length >= most && <p className={styles.note}>{text('editor.full', { count: most })}</p>}
      {entries.length === 0 && <p className={styles.note}>{text('editor.empty')}</p>}
      {entries.length > 0 && shown.length === 0 && (
        <p className={styles.note}>{text('editor.search.none')}</p>
      )}
      <SortableList
        ids={ids}
        nameOf={nameOf}
        onMove={(from, to) => store.move(section, list, start + from, start + to)}
      >
        {drawn.map((entry) => (
          <EntryRow key={entry.id} section={section} list={list} entry={entry} fixed={wanted !== ''} />
        ))}
      </SortableList>
      {last > 0 && (
        <nav className={styles.pages} aria-label={label}>
          <Button look="quiet" disabled={start === 0} onClick={() => setPage(start / PAGE - 1)}>
            {text('shell.pager.before')}
          </Button>
          <p>
            {text('shell.pager.range', {
              from: start + 1,
              to: start + drawn.length,
              total: shown.length,
            })}
          </p>
          <Button look="quiet" disabled={start / PAGE >= last} onClick={() => setPage(start / PAGE + 1)}>
            {text('shell.pager.after')}
          </Button>
        </nav>
      )}
      {pasting && (
        <PasteDialog section={section} list={list} entries={entries} onClose={() => setPasting(false)} />
      )}
    </section>
  );
});

/** The same list of ids while the order is the same: a typed letter must not reach all rows. */
export function useIds(entries: readonly AnyEntry[]): readonly string[] {
  const ids = entries.map(({ id }) => id).join(' ');
  return useMemo(() => (ids === '' ? [] : ids.split(' ')), [ids]);
}

/** To the first field of an entry, once it is drawn. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => {
    const body = document.getElementById(`${id}-fields`);
    const first = body?.querySelector<HTMLElement>('input, textarea, [contenteditable]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  });
}
