import { ENTITY_TYPES } from '@punkt/domain/files';
import type { LockFlow, PhotoKind } from '@punkt/domain/lock-flow';
import { LOCK_PHOTOS } from '@punkt/domain/lock-terms';
import { UploadField } from '../../components/upload/upload-field.tsx';
import { fieldId } from '../../lib/forms/record-values.ts';
import { useText } from '../../lib/i18n.tsx';
import { type UploadPlace, useUploads } from '../../lib/uploads/use-uploads.ts';

type Change = (ids: readonly string[]) => readonly string[];

interface Props {
  /** Whose form: uploads of it go on after a reload. */
  readonly slot: string;
  readonly photos: LockFlow['photos'];
  readonly onIds: (photo: PhotoKind, change: Change) => void;
  readonly errorOf: (path: string) => string | undefined;
  readonly remarkOf?: (path: string) => string | undefined;
}

export const PHOTO_WORDS = { done: 'elock.photos.done', failed: 'elock.failed.photos' } as const;

export const photoPlace = (slot: string, type: string, most: number): UploadPlace => ({
  slot: `${slot}/${type}`,
  purpose: 'lockPhoto',
  entityType: ENTITY_TYPES.order,
  most,
});

/** The three photos of a lock: the door from both sides of its edge, and the controller. */
export function LockPhotos({ slot, photos, onIds, errorOf, remarkOf }: Props) {
  const text = useText();
  return LOCK_PHOTOS.map((photo) => (
    <UploadField
      key={photo}
      id={fieldId(`photos.${photo}`)}
      label={text(`elock.photo.${photo}`)}
      hint={text(`elock.photo.${photo}.hint`)}
      note={remarkOf?.(`photos.${photo}`)}
      words={PHOTO_WORDS}
      place={photoPlace(slot, photo, 1)}
      ids={photos[photo]}
      onIds={(change) => onIds(photo, change)}
      error={errorOf(`photos.${photo}`)}
    />
  ));
}

/** Takes in what arrives after its field has left the screen. */
export function ArrivingPhotos({ slot, photos, onIds }: Omit<Props, 'errorOf' | 'remarkOf'>) {
  return LOCK_PHOTOS.map((photo) => (
    <ArrivingPhoto
      key={photo}
      place={photoPlace(slot, photo, 1)}
      ids={photos[photo]}
      onIds={(change) => onIds(photo, change)}
    />
  ));
}

function ArrivingPhoto(props: {
  readonly place: UploadPlace;
  readonly ids: readonly string[];
  readonly onIds: (change: Change) => void;
}) {
  useUploads(props.place, props.ids, props.onIds);
  return null;
}
