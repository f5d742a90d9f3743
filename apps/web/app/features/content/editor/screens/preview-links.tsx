import type { CallOutput } from '@punkt/contract/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { api } from '../../../../lib/client.ts';
import { copyText } from '../../../../lib/copy-text.ts';
import { clockTime } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { notify } from '../../../../lib/notifications/store.ts';
import { useEditorStore } from '../state/editor-store.ts';
import type { Saving } from '../state/use-saving.ts';
import styles from './views.module.css';

type Preview = CallOutput<'POST /api/v2/manage/content/preview'>;
const SITES = ['main', 'georgian'] as const;
const PHONE = 'popup,width=390,height=844';

async function copy(value: string): Promise<void> {
  if (await copyText(value))
    notify({ kind: 'success', title: { key: 'editor.preview.copied', params: { value } } });
  else notify({ kind: 'error', title: { key: 'editor.failed' }, text: { key: 'editor.preview.uncopied' } });
}

/** The draft on the real pages of both sites, wide and as on a phone; the link works for a colleague too, for an hour. */
export function PreviewLinks({ saving }: { readonly saving: Saving }) {
  const text = useText();
  const store = useEditorStore();
  const [preview, setPreview] = useState<Preview | null>(null);
  const make = async () => {
    if (!(await saving.keep())) return;
    const made = await saving.work('saving', () =>
      api('POST /api/v2/manage/content/preview', { body: { revision: store.get().kept.revision } }),
    );
    if (made) setPreview(made);
  };
  return (
    <section>
      <h2>{text('editor.preview')}</h2>
      <p className={styles.note}>{text('editor.preview.text')}</p>
      {preview && (
        <>
          <ul className={styles.sites}>
            {SITES.map((site) => (
              <li key={site}>
                <a href={preview.links[site]} target="_blank" rel="noreferrer">
                  {text(`editor.preview.${site}`)}
                </a>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => void window.open(preview.links[site], `preview-${site}`, PHONE)}
                >
                  {text('editor.preview.phone')}
                </button>
                <button type="button" className={styles.link} onClick={() => void copy(preview.links[site])}>
                  {text('editor.preview.copy')}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{text('editor.preview.until', { time: clockTime(preview.expires) })}</p>
        </>
      )}
      <Button look="quiet" busy={saving.busy === 'saving'} onClick={() => void make()}>
        {text(preview ? 'editor.preview.again' : 'editor.preview.make')}
      </Button>
    </section>
  );
}
