import { useState } from 'react';
import styles from '../../../lib/account/files/entry-files.module.css';
import {
  type EntryFile,
  EntryTiles,
  EntryView,
  VideoEntry,
} from '../../../lib/account/files/entry-files.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useFocusBack } from './use-focus-back.ts';

export function OrderFiles({ order }: { readonly order: Order }) {
  const text = useText();
  const [opened, setOpened] = useState<EntryFile | null>(null);
  useFocusBack(opened !== null, 'files', order.status);
  const { photos, videos, documents } = order;
  const nothing = photos.length + videos.length + documents.length === 0;
  return (
    <section aria-labelledby="files">
      <h2 id="files" tabIndex={-1}>
        {text('orderPage.files.title')}
      </h2>
      {nothing && <p className={styles.soft}>{text('orderPage.files.none')}</p>}
      <EntryTiles title={text('orderPage.files.photos')} files={photos} onOpen={setOpened} />
      {videos.length > 0 && <h3>{text('orderPage.files.videos')}</h3>}
      {videos.map((video) => (
        <VideoEntry key={video.url} video={video} />
      ))}
      <EntryTiles title={text('orderPage.files.documents')} files={documents} onOpen={setOpened} />
      {opened && <EntryView file={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
