import { type AnyEntry, entryName, isWords, type Words } from '@punkt/domain/content-document';
import { type ContentList, sectionTable } from '@punkt/domain/content-table';
import type { SectionType } from '@punkt/domain/content-terms';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { ChevronIcon } from '../../../../components/icons.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { uuid } from '../../../../lib/uuid.ts';
import { AnyField } from '../fields/single-field.tsx';
import { useProblemCount } from '../fields/use-problems.ts';
import { useEditor, useEditorStore } from '../state/editor-store.ts';
import styles from './lists.module.css';
import { PlaceField } from './place-field.tsx';
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
              <IconCopy size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={styles.act}
              aria-label={text('editor.entry.remove', { name })}
              title={text('editor.entry.remove', { name })}
              onClick={remove}
            >
              <IconTrash size={18} aria-hidden="true" />
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
