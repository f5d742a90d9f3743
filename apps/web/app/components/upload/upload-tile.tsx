import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { usePhrase } from '../../lib/notifications/use-phrase.ts';
import { describeUploadError } from '../../lib/uploads/describe-upload-error.ts';
import { useObjectUrl } from '../../lib/uploads/previews.ts';
import { UnreadableFileError } from '../../lib/uploads/unreadable-file.ts';
import type { UploadItem } from '../../lib/uploads/upload-store.ts';
import { CloseIcon } from '../icons.tsx';
import styles from './tile.module.css';
import { RetryIcon } from './upload-icons.tsx';

interface Props {
  readonly item: UploadItem;
  readonly kind: 'image' | 'video';
  readonly title: string;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** A file on its way. */
export function UploadTile({ item, kind, title, onRetry, onCancel }: Props) {
  const text = useText();
  const url = useObjectUrl(kind === 'image' ? item.file : undefined);
  const percent = Math.round(item.share * 100);
  const failed = item.status === 'failed';
  const [drawn, setDrawn] = useState(true);
  return (
    <li className={styles.tile} data-status={item.status}>
      {/* A PDF, or HEIC in most browsers: the server will draw it. */}
      {url && drawn && <img src={url} alt={title} onError={() => setDrawn(false)} />}
      <div className={styles.veil}>
        {failed ? (
          <Failure error={item.error} />
        ) : (
          <p>{text(item.status === 'waiting' ? 'uploads.waiting' : 'uploads.percent', { percent })}</p>
        )}
        {!failed && (
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={text('uploads.progress', { name: title })}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span style={{ width: `${Math.max(3, percent)}%` }} />
          </div>
        )}
        {failed && mayHelp(item.error) && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            <RetryIcon />
            {text('common.retry')}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.remove}
        onClick={onCancel}
        aria-label={text(failed ? 'uploads.remove' : 'uploads.cancel', { name: title })}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

/** What is wrong with the file itself stays wrong. */
const mayHelp = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status >= 500 || error.status === 429
    : !(error instanceof UnreadableFileError);

function Failure({ error }: { readonly error: unknown }) {
  const text = useText();
  const say = usePhrase();
  const words = describeUploadError(error);
  return <p>{words ? say(words.text) : text('uploads.failed')}</p>;
}
