import { useEffect, useRef } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useText } from '../../../i18n.tsx';
import { usePrivateFile } from '../../use-private-file.ts';
import styles from './photo-stage.module.css';
import type { CaseFile, PhotoView } from './use-photo-view.ts';

interface Props {
  readonly file: CaseFile;
  readonly label: string;
  readonly view: PhotoView;
}

/** The stage keeps its size whatever is on it. It scrolls when the photo is larger: by touch, wheel or arrow keys. */
export function PhotoStage({ file, label, view }: Props) {
  const text = useText();
  const { url, failed, again } = usePrivateFile(file.id, 'full');
  const stage = useRef<HTMLElement>(null);
  // A photo grows around its middle, not away from its corner.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size on screen follows the zoom
  useEffect(() => {
    const box = stage.current;
    box?.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [view.zoom, view.turns]);
  const percent = `${view.zoom * 100}%`;
  if (failed)
    return (
      <div className={styles.stage} data-empty role="alert">
        <p>{text('casework.photos.failed')}</p>
        <Button look="quiet" onClick={() => void again()}>
          {text('common.retry')}
        </Button>
      </div>
    );
  if (!file.type.startsWith('image/'))
    return (
      <div className={styles.stage} data-empty>
        <p>{text('casework.photos.other')}</p>
        {url && (
          <a href={url} download={file.name}>
            {text('casework.photos.download')}
          </a>
        )}
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={stage} className={styles.stage} tabIndex={0} aria-label={text('casework.photos.stage')}>
      {url ? (
        <div className={styles.sheet} style={{ width: percent, height: percent }}>
          <img
            src={url}
            alt={label}
            data-sideways={view.turns % 2 === 1 || undefined}
            data-turns={view.turns}
          />
        </div>
      ) : (
        <>
          <p role="status" className="visually-hidden">
            {text('casework.photos.loading')}
          </p>
          <Skeleton height="100%" />
        </>
      )}
    </section>
  );
}
