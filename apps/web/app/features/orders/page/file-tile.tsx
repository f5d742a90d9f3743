import { IconEye, IconFileText } from '@tabler/icons-react';
import { Ghost } from '../../../components/ghost.tsx';
import { usePrivateFile } from '../../../lib/account/use-private-file.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { OrderEntry } from '../order-queries.ts';
import styles from './order-files.module.css';

interface Props {
  readonly file: OrderEntry;
  readonly onOpen: () => void;
}

export function FileTile({ file, onOpen }: Props) {
  const text = useText();
  const name = text(`orderPage.file.${file.type}`);
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        onClick={onOpen}
        aria-label={text('orderPage.files.open', { name })}
      >
        {file.id ? <Thumbnail id={file.id} /> : <IconFileText size={32} stroke={1.5} aria-hidden="true" />}
      </button>
      <p className={styles.name}>{name}</p>
      {file.isPublic && (
        <p className={styles.public}>
          <IconEye size={16} aria-hidden="true" />
          {text('orderPage.files.public')}
        </p>
      )}
    </li>
  );
}

function Thumbnail({ id }: { readonly id: string }) {
  const { url, failed } = usePrivateFile(id, 'thumbnail');
  if (failed) return <IconFileText size={32} stroke={1.5} aria-hidden="true" />;
  return url ? <img src={url} alt="" /> : <Ghost height="100%" />;
}
