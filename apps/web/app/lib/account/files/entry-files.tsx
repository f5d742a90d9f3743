import IconExternalLink from 'icon:external-link';
import IconEye from 'icon:eye';
import IconFileText from 'icon:file-text';
import type { Order } from '@punkt/contract/order-data';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../i18n.tsx';
import { FilmView } from '../film-view.tsx';
import { usePrivateFile } from '../use-private-file.ts';
import styles from './entry-files.module.css';

/** A photo, a paper or a film of an application or a point. */
export type EntryFile = Order['photos'][number];

interface TilesProps {
  readonly title: string;
  readonly files: readonly EntryFile[];
  readonly onOpen: (file: EntryFile) => void;
}

export function EntryTiles({ title, files, onOpen }: TilesProps) {
  if (files.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.tiles}>
        {files.map((file) => {
          const alike = files.filter(({ type }) => type === file.type);
          // Pages of a paper look alike.
          const number = alike.length > 1 ? alike.indexOf(file) + 1 : null;
          return <Tile key={file.url} file={file} number={number} onOpen={() => onOpen(file)} />;
        })}
      </ul>
    </>
  );
}

interface TileProps {
  readonly file: EntryFile;
  readonly number: number | null;
  readonly onOpen: () => void;
}

function Tile({ file, number, onOpen }: TileProps) {
  const text = useText();
  const kind = text(`orderPage.file.${file.type}`);
  const name = number === null ? kind : `${kind}, ${number}`;
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        onClick={onOpen}
        aria-label={text('orderPage.files.open', { name })}
      >
        {file.id ? <Thumbnail id={file.id} /> : <IconFileText size={32} stroke={1.5} />}
      </button>
      <p className={styles.name}>{name}</p>
      {file.isPublic && (
        <p className={styles.public}>
          <IconEye size={16} />
          {text('orderPage.files.public')}
        </p>
      )}
    </li>
  );
}

function Thumbnail({ id }: { readonly id: string }) {
  const { url, failed } = usePrivateFile(id, 'thumbnail');
  if (failed) return <IconFileText size={32} stroke={1.5} />;
  return url ? <img src={url} alt="" /> : <Skeleton height="100%" />;
}

interface ViewProps {
  readonly file: EntryFile;
  readonly onClose: () => void;
}

export function EntryView({ file, onClose }: ViewProps) {
  const text = useText();
  const name = text(`orderPage.file.${file.type}`);
  const { url, failed, again } = usePrivateFile(file.id ?? '', 'full');
  return (
    <Dialog open place="wide" title={name} onClose={onClose}>
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>{text('orderPage.files.failed')}</p>
          <Button look="quiet" onClick={() => void again()}>
            {text('common.retry')}
          </Button>
        </div>
      )}
      {!failed && !url && <Skeleton height="60vh" />}
      {url && <img className={styles.full} src={url} alt={name} />}
    </Dialog>
  );
}

/** A link opens beside us; a file plays here. */
export function VideoEntry({ video }: { readonly video: EntryFile }) {
  const text = useText();
  if (video.isLink || !video.id)
    return (
      <p>
        <a className={styles.link} href={video.url} target="_blank" rel="noopener noreferrer">
          <IconExternalLink size={18} />
          {text('orderPage.files.link')}
        </a>
      </p>
    );
  return <FilmView id={video.id} />;
}
