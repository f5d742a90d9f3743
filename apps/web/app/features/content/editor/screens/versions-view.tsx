import { diffOf } from '@punkt/domain/content-changes';
import type { ContentDocument } from '@punkt/domain/content-document';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { FailedState } from '../../../../components/failed-state.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { api } from '../../../../lib/client.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { keptOf, type VersionHead, versionQuery, versionsQuery } from '../state/editor-calls.ts';
import { useEditorStore } from '../state/editor-store.ts';
import type { Saving } from '../state/use-saving.ts';
import { ChangeList } from './changes-view.tsx';
import styles from './views.module.css';

interface Props {
  readonly saving: Saving;
  readonly onRestored: () => void;
}

/** Who published what and when; any of it can be put back into the draft. */
export function VersionsView({ saving, onRestored }: Props) {
  const text = useText();
  const store = useEditorStore();
  const [asked, ask] = useState<VersionHead | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(versionsQuery);
  const restore = async ({ version }: VersionHead) => {
    const draft = await saving.work('saving', () =>
      api('POST /api/v2/manage/content/versions/:version/restore', {
        params: { version: String(version) },
        body: { revision: store.get().kept.revision },
      }),
    );
    ask(null);
    if (!draft) return;
    store.take(keptOf(draft));
    onRestored();
  };
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" />;
  const versions = data.pages.flatMap((page) => page.data);
  return (
    <>
      <ol className={styles.versions}>
        {versions.map((version, at) => (
          <li key={version.version}>
            <Version version={version} current={at === 0} before={versions[at + 1]?.version} />
            {at > 0 && (
              <Button look="quiet" onClick={() => ask(version)}>
                {text('editor.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('editor.versions.more')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title={text('editor.restore.title', { version: asked.version })}
          yes={text('editor.restore')}
          busy={saving.busy !== null}
          onYes={() => void restore(asked)}
          onNo={() => ask(null)}
        >
          <p>{text('editor.restore.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface VersionProps {
  readonly version: VersionHead;
  readonly current: boolean;
  readonly before: number | undefined;
}

function Version({ version: row, current, before }: VersionProps) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const counts = row.summary.map(({ section, added, removed, moved, changed }) => {
    const parts = (['added', 'changed', 'removed', 'moved'] as const)
      .map((kind) => ({ kind, count: { added, changed, removed, moved }[kind] }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => text(`editor.summary.${kind}`, { count }));
    return `${text(`contentFields.section.${section}`)}: ${parts.join(', ')}`;
  });
  return (
    <div>
      <p>
        <b>{text('editor.version', { version: row.version })}</b>{' '}
        {current && <small>{text('editor.version.current')}</small>}
      </p>
      <p className={styles.note}>
        {dateTime(row.published)} · {row.published_by ? row.published_by.name : text('editor.version.first')}
      </p>
      {counts.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {before !== undefined && counts.length > 0 && (
        <details open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
          <summary>{text('editor.version.changes')}</summary>
          {opened && <VersionChanges from={before} to={row.version} />}
        </details>
      )}
    </div>
  );
}

function VersionChanges({ from, to }: { readonly from: number; readonly to: number }) {
  const [older, newer] = [useQuery(versionQuery(from)), useQuery(versionQuery(to))];
  const changes = useMemo(
    () =>
      older.data && newer.data
        ? diffOf(older.data.document as ContentDocument, newer.data.document as ContentDocument)
        : null,
    [older.data, newer.data],
  );
  const error = older.error ?? newer.error;
  if (error)
    return <FailedState error={error} onRetry={() => void Promise.all([older.refetch(), newer.refetch()])} />;
  return changes ? <ChangeList changes={changes} /> : <Skeleton height="80px" />;
}
