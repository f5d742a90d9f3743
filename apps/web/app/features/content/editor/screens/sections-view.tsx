import type { AnySection } from '@punkt/domain/content-document';
import { anyDocument } from '@punkt/domain/content-document';
import { sectionTable } from '@punkt/domain/content-table';
import { memo } from 'react';
import { ChevronIcon } from '../../../../components/icons.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { ConferencesEditor } from '../calendar/conferences-editor.tsx';
import { AnyField } from '../fields/single-field.tsx';
import { useProblemCount } from '../fields/use-problems.ts';
import { ListEditor } from '../lists/list-editor.tsx';
import { useEditor, useEditorStore } from '../state/editor-store.ts';
import styles from './editor-screen.module.css';

/** Every section of the site, folded until somebody works on it. */
export function SectionsView() {
  const sections = useEditor(({ history }) => anyDocument(history.present).sections);
  const language = useEditor((state) => state.language);
  return (
    <div className="column gap-8" data-speaks={language}>
      {sections.map((section) => (
        <SectionEditor key={section.type} section={section} />
      ))}
    </div>
  );
}

const SectionEditor = memo(({ section }: { readonly section: AnySection }) => {
  const text = useText();
  const store = useEditorStore();
  const { type, fields, lists } = section;
  const opened = useEditor((state) => state.opened.has(type));
  const problems = useProblemCount(type);
  const count = Object.values(lists).reduce((sum, entries) => sum + entries.length, 0);
  const table = sectionTable(type);
  const bodyId = `section-${type}`;
  return (
    <section className={styles.section}>
      <h2>
        <button
          type="button"
          aria-expanded={opened}
          aria-controls={bodyId}
          onClick={() => store.fold(type, !opened)}
        >
          <span>{text(`contentFields.section.${type}`)}</span>
          {problems > 0 && (
            <small data-kind="problem">{text('editor.entry.problems', { count: problems })}</small>
          )}
          <small>{text('editor.entries', { count })}</small>
          <ChevronIcon />
        </button>
      </h2>
      <div id={bodyId} className={styles.sectionBody} hidden={!opened}>
        {opened && (
          <>
            {Object.entries(table.fields).map(([field, rules]) => (
              <AnyField
                key={field}
                place={{ section: type, list: null, id: null, field, language: null }}
                field={rules}
                value={fields[field] ?? ''}
              />
            ))}
            {type === 'conferences' ? (
              <ConferencesEditor entries={lists.conferences ?? []} />
            ) : (
              Object.keys(table.lists).map((list) => (
                <ListEditor key={list} section={type} list={list} entries={lists[list] ?? []} />
              ))
            )}
          </>
        )}
      </div>
    </section>
  );
});
