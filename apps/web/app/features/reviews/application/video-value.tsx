import IconExternalLink from 'icon:external-link';
import { FilmView } from '../../../lib/account/film-view.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from './application.ts';
import styles from './video-value.module.css';

type Video = Application['videos'][number];

/** A link leads to another site: its host is shown before it is opened, and it opens in a new tab. */
function hostOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url.host : null;
}

export function VideoValue({ video }: { readonly video: Video }) {
  const text = useText();
  if (video.id) return <FilmView id={video.id} />;
  const host = hostOf(video.url);
  if (!host) return <span className={styles.link}>{video.url}</span>;
  return (
    <>
      <a className={styles.link} href={video.url} target="_blank" rel="noopener noreferrer nofollow">
        <IconExternalLink size={18} />
        {host}
      </a>
      <small>{text('reviewApplication.files.host')}</small>
    </>
  );
}
