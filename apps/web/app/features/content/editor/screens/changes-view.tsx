import { type ContentChange, diffOf } from '@punkt/domain/content-changes';
import type { ContentDocument } from '@punkt/domain/content-document';
import { pathOf } from '@punkt/domain/content-document';
import { type ContentLabel, sectionTable } from '@punkt/domain/content-table';
import type { SectionType } from '@punkt/domain/content-terms';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { FailedState } from '../../../../components/failed-state.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { api } from '../../../../lib/client.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { keptOf, versionQuery } from '../state/editor-calls.ts';
import { useEditor, useEditorStore } from '../state/editor-store.ts';
import type { Saving } from '../state/use-saving.ts';
import styles from './views.module.css';

/** What the draft has otherwise than the site, what was not saved yet included. */
export function ChangesView({ saving }: { readonly saving: Saving }) {
  const text = useText();
  const base = useEditor(({ kept }) => kept.base);
  const present = useDeferredValue(useEditor(({ history }) => history.present));
  const { data, error, refetch } = useQuery(versionQuery(base));
  const changes = useMemo(
    () => (data ? diffOf(data.document as ContentDocument, present) : []),
    [data, present],
  );
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="160px" />;
  if (changes.length === 0) return <p className={styles.note}>{text('editor.changes.none')}</p>;
  return (
    <>
      <ChangeList changes={changes} />
      <Discard saving={saving} />
    </>
  );
}

/** Back to what is published; undo brings the draft back even then. */
function Discard({ saving }: { readonly saving: Saving }) {
  const text = useText();
  const store = useEditorStore();
  const [asking, setAsking] = useState(false);
  const discard = async () => {
    const draft = await saving.work('saving', () =>
      api('POST /api/v2/manage/content/draft/discard', { body: { revision: store.get().kept.revision } }),
    );
    setAsking(false);
    if (draft) store.take(keptOf(draft));
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {text('editor.discard')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text('editor.discard.title')}
          yes={text('editor.discard')}
          look="danger"
          busy={saving.busy !== null}
          onYes={() => void discard()}
          onNo={() => setAsking(false)}
        >
          <p>{text('editor.discard.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function ChangeList({ changes }: { readonly changes: readonly ContentChange[] }) {
  const text = useText();
  const sections = Map.groupBy(changes, ({ section }) => section);
  return [...sections].map(([section, own]) => (
    <section key={section} className={styles.changes}>
      <h2>
        {text(`contentFields.section.${section}`)} <small>{own.length}</small>
      </h2>
      <ul>
        {own.map((change) => (
          <li key={`${pathOf(change)} ${change.kind}`} data-kind={change.kind}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const labelOf = (section: SectionType, list: string | null, field: string): ContentLabel => {
  const table = sectionTable(section);
  const fields = list === null ? table.fields : table.lists[list]?.fields;
  return (fields?.[field]?.label ?? 'sectionTitle') as ContentLabel;
};

/** «Ответ (KA)», or the name of the language-less field. */
export function useFieldName() {
  const text = useText();
  return ({
    section,
    list,
    field,
    language,
  }: Pick<ContentChange, 'section' | 'list' | 'field' | 'language'>) => {
    if (field === null) return '';
    const label = text(`contentFields.${labelOf(section, list, field)}`);
    return language === null
      ? label
      : text('editor.field.in', { field: label, language: text(`editor.language.${language}.short`) });
  };
}

/** Words alone: a reader of differences does not read tags. */
export const plain = (html: string): string =>
  html
    .replace(/<\/(p|li|h3|h4)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

function Change({ change }: { readonly change: ContentChange }) {
  const text = useText();
  const store = useEditorStore();
  const fieldName = useFieldName();
  const { kind, name, before, after, list } = change;
  const where = list === null ? '' : name || text('editor.entry.blank');
  return (
    <>
      <p>
        <b>{text(`editor.change.${kind}`)}</b> {where && `«${where}»`} {fieldName(change)}
        {kind !== 'removed' && change.id !== null && (
          <button
            type="button"
            className={styles.link}
            onClick={() =>
              store.goTo(
                pathOf({
                  ...change,
                  field: change.field ?? sectionTable(change.section).lists[list ?? '']?.name ?? null,
                  language: change.field === null ? 'ru' : change.language,
                }),
              )
            }
          >
            {text('editor.goTo')}
          </button>
        )}
      </p>
      {kind === 'changed' && (
        <>
          {before !== '' && <del>{plain(before)}</del>}
          {after !== '' && <ins>{plain(after)}</ins>}
        </>
      )}
    </>
  );
}
