import {
  type AnyEntry,
  blankEntry,
  entryName,
  type FieldValue,
  isWords,
  withText,
} from '@punkt/domain/content-document';
import { type ContentLabel, sectionTable } from '@punkt/domain/content-table';
import type { SectionType } from '@punkt/domain/content-terms';
import { isCountryCode } from '@punkt/domain/country-code';
import type { Language } from '@punkt/domain/language';
import { useMemo, useState } from 'react';
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { uuid } from '../../../../lib/uuid.ts';
import { useEditor, useEditorStore } from '../state/editor-store.ts';
import styles from './lists.module.css';
import { planRows, type RowPlan, readRows } from './spreadsheet.ts';

interface Props {
  readonly section: SectionType;
  readonly list: string;
  readonly entries: readonly AnyEntry[];
  readonly onClose: () => void;
}

/** What a field says, in one language where it has several. */
const textOf = (value: FieldValue | undefined, language: Language): string =>
  isWords(value) ? value[language] : String(value ?? '');

/** A picture is not in a spreadsheet. */
const columnsOf = (section: SectionType, list: string) =>
  Object.entries(sectionTable(section).lists[list]?.fields ?? {}).filter(([, { kind }]) => kind !== 'image');

function withCell(entry: AnyEntry, field: string, cell: string, language: Language): AnyEntry {
  const known = entry[field];
  if (isWords(known)) {
    const written = withText(known, language, cell);
    return written === known ? entry : ({ ...entry, [field]: written } as AnyEntry);
  }
  // A country by its two letters; anything else keeps what was there.
  if (field === 'country' && !isCountryCode(cell.toUpperCase())) return entry;
  const value = field === 'country' ? cell.toUpperCase() : cell;
  return known === value ? entry : ({ ...entry, [field]: value } as AnyEntry);
}

function planOf(
  section: SectionType,
  list: string,
  entries: readonly AnyEntry[],
  rows: readonly string[][],
  language: Language,
): RowPlan<AnyEntry>[] {
  const columns = columnsOf(section, list);
  const name = sectionTable(section).lists[list]?.name ?? '';
  const nameColumn = columns.findIndex(([field]) => field === name);
  return planRows({
    entries,
    rows,
    nameOf: (entry) => textOf(entry[name], language) || entryName(section, list, entry),
    nameIn: (row) => row[nameColumn] ?? '',
    create: () => blankEntry(section, list as never, uuid()) as unknown as AnyEntry,
    write: (entry, row) =>
      row.reduce((written, cell, at) => {
        const [field] = columns[at] ?? [];
        return field ? withCell(written, field, cell, language) : written;
      }, entry),
  });
}

/** Shows what pasted rows would change before they do. One step of the history, so it can be taken back. */
export function PasteDialog({ section, list, entries, onClose }: Props) {
  const text = useText();
  const store = useEditorStore();
  const language = useEditor((state) => state.language);
  const [pasted, setPasted] = useState('');
  const columns = columnsOf(section, list);
  const table = sectionTable(section).lists[list];
  const plan = useMemo(
    () => planOf(section, list, entries, readRows(pasted), language),
    [section, list, entries, pasted, language],
  );
  const count = (kind: RowPlan<AnyEntry>['kind']) => plan.filter((row) => row.kind === kind).length;
  const tooMany = entries.length + count('added') > (table?.max ?? 0);
  const apply = () => {
    const changed = new Map(plan.map(({ entry }) => [entry.id, entry]));
    const added = plan.filter(({ kind }) => kind === 'added').map(({ entry }) => entry);
    store.setEntries(section, list, (known) => [
      ...known.map((entry) => changed.get(entry.id) ?? entry),
      ...added,
    ]);
    onClose();
  };
  return (
    <Dialog open firm place="wide" title={text('editor.paste')} onClose={onClose}>
      <p className={styles.note}>
        {text('editor.paste.columns', {
          columns: columns.map(([, { label }]) => text(`contentFields.${label as ContentLabel}`)).join(' · '),
          language: text(`editor.language.${language}`),
        })}
      </p>
      <TextArea id="pasted-rows" label={text('editor.paste.label')} value={pasted} onChange={setPasted} />
      {pasted.trim() !== '' && (
        <>
          <p role="status">
            {text('editor.paste.plan', {
              added: count('added'),
              changed: count('changed'),
              same: count('same'),
            })}
          </p>
          {tooMany && <p className={styles.note}>{text('editor.full', { count: table?.max ?? 0 })}</p>}
          <ul className={styles.plan}>
            {plan.map(({ kind, entry }) => (
              <li key={entry.id} data-kind={kind}>
                <b>{text(`editor.paste.${kind}`)}</b>{' '}
                {columns
                  .map(([field]) => textOf(entry[field], language))
                  .filter((cell) => cell !== '')
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogButtons
        yes={text('editor.paste.apply')}
        disabled={tooMany || count('added') + count('changed') === 0}
        onYes={apply}
        onNo={onClose}
      />
    </Dialog>
  );
}
