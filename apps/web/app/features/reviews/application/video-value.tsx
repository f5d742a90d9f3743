import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Ghost } from '../../../components/ghost.tsx';
import { usePrivateFile } from '../../../lib/account/use-private-file.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from './application.ts';
import styles from './video-value.module.css';

type Video = Application['videos'][number];

/** A link leads to somebody else's house: where to is said before it is opened, and it opens beside us. */
function hostOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url.host : null;
}

export function VideoValue({ video }: { readonly video: Video }) {
  const text = useText();
  const [shown, setShown] = useState(false);
  if (video.id) {
    if (shown) return <Film id={video.id} />;
    return (
      <Button look="quiet" onClick={() => setShown(true)}>
        <IconPlayerPlay size={18} aria-hidden="true" />
        {text('reviewApplication.files.play')}
      </Button>
    );
  }
  const host = hostOf(video.url);
  if (!host) return <span className={styles.link}>{video.url}</span>;
  return (
    <>
      <a className={styles.link} href={video.url} target="_blank" rel="noopener noreferrer nofollow">
        <IconExternalLink size={18} aria-hidden="true" />
        {host}
      </a>
      <small>{text('reviewApplication.files.host')}</small>
    </>
  );
}

/** Large, so it is fetched when somebody asks to see it. */
function Film({ id }: { readonly id: string }) {
  const text = useText();
  const { url, failed, again } = usePrivateFile(id, 'full');
  if (failed)
    return (
      <span role="alert" className={styles.failed}>
        {text('orderPage.files.failed')}
        <Button look="quiet" onClick={() => void again()}>
          {text('common.retry')}
        </Button>
      </span>
    );
  if (!url) return <Ghost height="240px" />;
  return <video className={styles.film} src={url} controls autoPlay muted playsInline />;
}
