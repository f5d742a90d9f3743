import { purposeOf } from '@punkt/domain/uploads';
import type { TextKey } from '@punkt/locales/keys';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import { describeUploadError } from '../../lib/uploads/describe-upload-error.ts';
import type { UploadItem } from '../../lib/uploads/upload-store.ts';
import { type UploadPlace, useUploads } from '../../lib/uploads/use-uploads.ts';
import { useMessage } from '../../lib/use-message.ts';
import { errorId, FieldError } from '../field.tsx';
import { AddFile } from './add-file.tsx';
import { RejectedFiles } from './rejected-files.tsx';
import { StoredTile } from './stored-tile.tsx';
import styles from './upload.module.css';
import { UploadTile } from './upload-tile.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What staff said about the files that are here. */
  readonly note?: string | undefined;
  readonly place: UploadPlace;
  readonly ids: readonly string[];
  readonly onIds: (change: (ids: readonly string[]) => readonly string[]) => void;
  readonly error?: string | undefined;
  /** Which camera a phone opens: the one that looks at the paper, or at the person. */
  readonly camera?: 'environment' | 'user';
  /** Read only by the owner and staff. */
  readonly secret?: boolean;
  readonly words?: UploadWords;
  /** Says how many there are in other words than «1 of 3», where none of them but the first is expected. */
  readonly count?: string | undefined;
  /** What stands below a file that the server has. */
  readonly renderMark?: ((id: string, title: string) => ReactNode) | undefined;
  /** A drawing that shows what is wanted. */
  readonly children?: ReactNode;
}

/** Photos of one kind: choose, drop or take; each shows itself, how far it is, and can be taken back. */
export function UploadField(props: Props) {
  const {
    id,
    label,
    hint,
    note,
    words,
    place,
    ids,
    onIds,
    error,
    camera = 'environment',
    secret = false,
    count,
    renderMark,
    children,
  } = props;
  const text = useText();
  const say = useMessage();
  const labelId = useId();
  const { items, rejected, doubtful, add, sendAnyway, leave, retry, cancel, remove } = useUploads(
    place,
    ids,
    onIds,
  );
  useUploadNews(items, ids.length, words);
  const { image, video } = purposeOf(place.purpose).limits;
  const kind = image ? 'image' : 'video';
  const wanted = image && video ? 'media' : image?.pages ? 'paper' : kind;
  const room = place.most - ids.length - items.length;
  const title = (at: number) => (place.most > 1 ? `${label}, ${at + 1}` : label);
  return (
    <fieldset className={styles.field} aria-labelledby={labelId} aria-describedby={errorId(id)}>
      <div className={styles.head}>
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        <p className={styles.count}>
          {count ?? text('uploads.count', { done: ids.length, most: place.most })}
        </p>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.body} data-drawing={children ? true : undefined}>
        {children}
        <ul
          className={styles.tiles}
          data-many={place.most > 2 || undefined}
          data-pages={image?.pages ? true : undefined}
        >
          {ids.map((file, at) => (
            <StoredTile
              key={file}
              id={file}
              title={title(at)}
              secret={secret}
              kind={kind}
              onRemove={() => remove(file)}
            >
              {renderMark?.(file, title(at))}
            </StoredTile>
          ))}
          {items.map((item, at) => (
            <UploadTile
              key={item.uuid}
              item={item}
              kind={kind}
              title={title(ids.length + at)}
              onRetry={() => retry(item.uuid)}
              onCancel={() => cancel(item.uuid)}
            />
          ))}
          {room > 0 && (
            <li className={styles.add}>
              <AddFile
                id={id}
                label={label}
                several={room > 1}
                camera={camera}
                kind={wanted}
                invalid={Boolean(error)}
                onFiles={(files) => void add(files)}
              />
            </li>
          )}
        </ul>
      </div>
      <RejectedFiles files={rejected} doubtful={doubtful} onSend={sendAnyway} onLeave={leave} />
      <FieldError id={id} error={error && say(error)} />
      <UploadStatus items={items} stored={ids.length} />
    </fieldset>
  );
}

interface UploadStatusProps {
  readonly items: readonly UploadItem[];
  readonly stored: number;
}

const QUARTER = 0.25;

type Spoken = readonly [
  key: 'uploads.waiting' | 'uploads.percent' | 'uploads.done' | 'uploads.failed',
  percent: number,
];

/** What is to be said of the uploads of a field; nothing new where nothing travels and nothing came. */
export function spokenOf(
  items: ReadonlyArray<Pick<UploadItem, 'status' | 'share'>>,
  hasMore: boolean,
): Spoken | null {
  const item = items.find(({ status }) => status !== 'failed');
  if (item?.status === 'waiting') return ['uploads.waiting', 0];
  if (item) return ['uploads.percent', Math.floor(item.share / QUARTER) * 25];
  if (hasMore) return ['uploads.done', 100];
  return items.length > 0 ? ['uploads.failed', 0] : null;
}

/** Says aloud what the bars show: each quarter, a lost connection, the end, good or bad. Every percent would be chatter. */
function UploadStatus({ items, stored }: UploadStatusProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const before = useRef(stored);
  useEffect(() => {
    const spoken = spokenOf(items, stored > before.current);
    if (spoken) setWords(text(spoken[0], { percent: spoken[1] }));
    before.current = stored;
  }, [items, stored, text]);
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}

/** Titles of the notifications of a field (section 8 of the specification). */
interface UploadWords {
  readonly done: TextKey;
  readonly failed: TextKey;
}

/** Tells what became of an upload, each once. */
function useUploadNews(items: readonly UploadItem[], stored: number, words: UploadWords | undefined): void {
  const before = useRef({ stored, travelling: false });
  const told = useRef(new Set<unknown>());
  useEffect(() => {
    if (!words) return;
    const { stored: had, travelling } = before.current;
    if (travelling && stored > had) notify({ kind: 'success', title: { key: words.done } });
    before.current = { stored, travelling: items.length > 0 };
    for (const { status, error } of items) {
      if (status !== 'failed' || told.current.has(error)) continue;
      told.current.add(error);
      const failure = describeUploadError(error);
      if (failure) notify({ kind: 'error', title: { key: words.failed }, ...failure });
    }
  }, [items, stored, words]);
}
