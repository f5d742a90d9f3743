import { useState } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import type { Order, OrderEntry } from '../order-queries.ts';
import { FileTile } from './file-tile.tsx';
import { FileView } from './file-view.tsx';
import styles from './order-files.module.css';
import { useFocusBack } from './use-focus-back.ts';
import { VideoEntry } from './video-entry.tsx';

export function OrderFiles({ order }: { readonly order: Order }) {
  const text = useText();
  const [opened, setOpened] = useState<OrderEntry | null>(null);
  useFocusBack(opened !== null, 'files', order.status);
  const { photos, videos, documents } = order;
  const nothing = photos.length + videos.length + documents.length === 0;
  return (
    <section aria-labelledby="files">
      <h2 id="files" tabIndex={-1}>
        {text('orderPage.files.title')}
      </h2>
      {nothing && <p className={styles.soft}>{text('orderPage.files.none')}</p>}
      <Tiles title={text('orderPage.files.photos')} files={photos} onOpen={setOpened} />
      {videos.length > 0 && <h3>{text('orderPage.files.videos')}</h3>}
      {videos.map((video) => (
        <VideoEntry key={video.url} video={video} />
      ))}
      <Tiles title={text('orderPage.files.documents')} files={documents} onOpen={setOpened} />
      {opened && <FileView file={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

interface TilesProps {
  readonly title: string;
  readonly files: readonly OrderEntry[];
  readonly onOpen: (file: OrderEntry) => void;
}

function Tiles({ title, files, onOpen }: TilesProps) {
  if (files.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.tiles}>
        {files.map((file) => (
          <FileTile key={file.url} file={file} onOpen={() => onOpen(file)} />
        ))}
      </ul>
    </>
  );
}
