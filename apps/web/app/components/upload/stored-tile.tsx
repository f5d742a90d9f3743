import { type ReactNode, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { useObjectUrl, useSecretImage } from '../../lib/uploads/previews.ts';
import { CloseIcon } from '../icons.tsx';
import styles from './tile.module.css';
import { PictureIcon } from './upload-icons.tsx';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly secret: boolean;
  readonly kind?: 'image' | 'video';
  /** Something to say about this very file. */
  readonly children?: ReactNode;
  readonly onRemove?: (() => void) | undefined;
}

/** A file the server has. */
export function StoredTile({ id, title, secret, kind = 'image', onRemove, children }: Props) {
  const text = useText();
  const blob = useSecretImage(kind === 'image' ? id : null, secret);
  const url = useObjectUrl(blob ?? undefined);
  const [broken, setBroken] = useState(false);
  const tile = (
    <div className={styles.tile} data-status="done" aria-busy={blob === undefined || undefined}>
      {url && !broken && <img src={url} alt={title} onError={() => setBroken(true)} />}
      {(blob === null || broken) && (
        <span className={styles.nopicture}>
          <PictureIcon />
          {text(kind === 'image' ? 'uploads.stored' : 'uploads.video.stored')}
        </span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={text('uploads.remove', { name: title })}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
  return (
    <li className={styles.stored}>
      {tile}
      {children}
    </li>
  );
}
