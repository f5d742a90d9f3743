import IconDownload from 'icon:download';
import IconPlayerPlay from 'icon:player-play';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { api } from '../client.ts';
import { useText } from '../i18n.tsx';
import styles from './film-view.module.css';

/** Nothing of a film is fetched before somebody asks to see it. */
export function FilmView({ id }: { readonly id: string }) {
  const text = useText();
  const [shown, setShown] = useState(false);
  if (shown) return <Film id={id} />;
  return (
    <Button look="quiet" onClick={() => setShown(true)}>
      <IconPlayerPlay size={18} />
      {text('orderPage.files.play')}
    </Button>
  );
}

type Trouble = 'failed' | 'unknown';

/** Streams by range requests; the ticket is a cookie for this film only. */
function Film({ id }: { readonly id: string }) {
  const text = useText();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const ticket = useQuery({
    queryKey: ['film-ticket', id],
    queryFn: () => api('POST /api/v4/films/:id/ticket', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { shown: true },
  });
  const { data, dataUpdatedAt, refetch } = ticket;

  /** After a long pause the ticket has expired: get a new one and continue at the same second. */
  async function goOn(video: HTMLVideoElement): Promise<void> {
    const { currentTime } = video;
    if ((await refetch()).isError) return setTrouble('failed');
    video.load();
    video.currentTime = currentTime;
    await video.play().catch(() => undefined);
  }
  function fail({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
    if (data && Date.now() - dataUpdatedAt > data.seconds * 1000) void goOn(video);
    else setTrouble(video.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ? 'unknown' : 'failed');
  }

  if (trouble === 'unknown' && data)
    return (
      <div role="alert" className={styles.trouble}>
        <p>{text('orderPage.files.unknown')}</p>
        <a className={styles.download} href={data.url} download>
          <IconDownload size={18} />
          {text('orderPage.files.download')}
        </a>
      </div>
    );
  if (trouble || ticket.isError)
    return (
      <div role="alert" className={styles.trouble}>
        <p>{text('orderPage.files.failed')}</p>
        <Button look="quiet" onClick={() => void refetch().then(() => setTrouble(null))}>
          {text('common.retry')}
        </Button>
      </div>
    );
  if (!data) return <Skeleton height="240px" />;
  return (
    <video
      className={styles.film}
      src={data.url}
      aria-label={text('orderPage.file.video')}
      controls
      autoPlay
      muted
      playsInline
      onError={fail}
    />
  );
}
