import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Ghost } from '../../../components/ghost.tsx';
import { usePrivateFile } from '../../../lib/account/use-private-file.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { OrderEntry } from '../order-queries.ts';
import styles from './order-files.module.css';

/** A link opens beside us; a file is large, so it is fetched when somebody asks to see it. */
export function VideoEntry({ video }: { readonly video: OrderEntry }) {
  const text = useText();
  const [shown, setShown] = useState(false);
  if (video.isLink || !video.id)
    return (
      <p>
        <a className={styles.link} href={video.url} target="_blank" rel="noopener noreferrer">
          <IconExternalLink size={18} aria-hidden="true" />
          {text('orderPage.files.link')}
        </a>
      </p>
    );
  if (shown) return <Film id={video.id} />;
  return (
    <Button look="quiet" onClick={() => setShown(true)}>
      <IconPlayerPlay size={18} aria-hidden="true" />
      {text('orderPage.files.play')}
    </Button>
  );
}

function Film({ id }: { readonly id: string }) {
  const text = useText();
  const { url, failed, again } = usePrivateFile(id, 'full');
  if (failed)
    return (
      <div role="alert" className={styles.failed}>
        <p>{text('orderPage.files.failed')}</p>
        <Button look="quiet" onClick={() => void again()}>
          {text('common.retry')}
        </Button>
      </div>
    );
  if (!url) return <Ghost height="240px" />;
  return <video className={styles.film} src={url} controls autoPlay muted playsInline />;
}
