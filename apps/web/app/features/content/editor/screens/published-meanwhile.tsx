import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { publishedQuery } from '../state/editor-calls.ts';
import { useEditor } from '../state/editor-store.ts';
import type { Saving } from '../state/use-saving.ts';
import styles from './editor-screen.module.css';

/** Somebody else published: whoever has changed nothing sees it at once, everybody else is asked before they lose anything. */
export function PublishedMeanwhile({ saving }: { readonly saving: Saving }) {
  const text = useText();
  const { data } = useQuery(publishedQuery);
  const base = useEditor(({ kept }) => kept.base);
  // One's own publication is on its way here too.
  const newer = data && data.version > base && saving.busy !== 'publishing' ? data : null;
  const follow = useEffectEvent(() => void saving.follow());
  const version = newer?.version;
  useEffect(() => {
    if (version !== undefined) follow();
  }, [version]);
  return (
    <div className={styles.meanwhile} data-shown={newer ? true : undefined}>
      <p role="status">
        {newer &&
          (newer.published_by
            ? text('editor.meanwhile.by', { version: newer.version, name: newer.published_by.name })
            : text('editor.meanwhile', { version: newer.version }))}
      </p>
      {newer && (
        <Button look="quiet" busy={saving.busy !== null} onClick={() => void saving.catchUp()}>
          {text('editor.meanwhile.merge')}
        </Button>
      )}
    </div>
  );
}
