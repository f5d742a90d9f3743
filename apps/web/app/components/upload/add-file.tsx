import { type DragEvent, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import styles from './upload.module.css';
import { CameraIcon, UploadIcon } from './upload-icons.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly several: boolean;
  readonly camera: 'environment' | 'user';
  readonly kind: 'image' | 'paper' | 'video' | 'media';
  readonly invalid: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const PHOTOS = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif';
const ACCEPT = {
  image: PHOTOS,
  paper: `${PHOTOS},application/pdf`,
  video: 'video/mp4,video/quicktime',
  media: `${PHOTOS},video/mp4,video/quicktime`,
} as const;
const WORDS = {
  paper: { choose: 'uploads.paper.choose', drop: 'uploads.paper.drop', camera: 'uploads.camera' },
  image: { choose: 'uploads.choose', drop: 'uploads.drop', camera: 'uploads.camera' },
  video: { choose: 'uploads.video.choose', drop: 'uploads.video.drop', camera: 'uploads.video.camera' },
  media: { choose: 'uploads.media.choose', drop: 'uploads.media.drop', camera: 'uploads.camera' },
} as const;

/** A file input in the coat of a drop zone; where a finger points, a second one opens the camera. */
export function AddFile({ id, label, several, camera, kind, invalid, onFiles }: Props) {
  const text = useText();
  const words = WORDS[kind];
  const [over, setOver] = useState(false);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file chosen again must be a change again.
    input.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <label
        className={styles.drop}
        data-over={over || undefined}
        data-invalid={invalid || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          accept={ACCEPT[kind]}
          multiple={several}
          aria-label={`${label}: ${text(words.choose)}`}
          data-problem={invalid || undefined}
          onChange={(event) => take(event.target)}
        />
        <UploadIcon />
        <span>{text(words.choose)}</span>
        <small>{text(words.drop)}</small>
      </label>
      <label className={styles.camera}>
        <input
          type="file"
          accept={kind === 'video' ? 'video/*' : 'image/*'}
          capture={camera}
          aria-label={`${label}: ${text(words.camera)}`}
          onChange={(event) => take(event.target)}
        />
        <CameraIcon />
        {text(words.camera)}
      </label>
    </>
  );
}
