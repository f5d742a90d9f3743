import type { LockState } from './activation.ts';
import { SMALL_FORM_FILES } from './files.ts';
import { checkLength } from './length.ts';
import {
  cleanControllerCode,
  LOCK_PHOTOS,
  LOCK_REASON_PHOTO,
  LOCK_TERMS,
  type LockPhotoType,
} from './lock-terms.ts';
import { message } from './message.ts';
import type { Problems } from './record-table.ts';

/** What is asked of an owner about the electronic lock, in the browser and on the server alike. */

export interface LockPhoto {
  /** As the upload answered. */
  readonly url: string;
  readonly type: LockPhotoType;
}

/** As it is printed on every controller. Anything else is a typing mistake, and no lock is looked for. */
const CODE = /^WB[A-Z0-9]{3,20}$/;

export const isControllerCode = (text: string): boolean => CODE.test(cleanControllerCode(text));

const found = (problems: Readonly<Record<string, string | null>>): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null),
  );

function checkCode(name: string): string | null {
  if (cleanControllerCode(name) === '') return message('validation.required');
  return isControllerCode(name) ? null : message('validation.invalid');
}

/** One photo of each kind, and no other: staff compare what they see with what they asked for. */
function checkPhotos(photos: readonly LockPhoto[]): Problems {
  const stray = photos.some(({ type }) => type === LOCK_REASON_PHOTO);
  const counts = LOCK_PHOTOS.map(
    (type) => [type, photos.filter((each) => each.type === type).length] as const,
  );
  return {
    ...(stray && { photos: message('validation.choice') }),
    ...Object.fromEntries(
      counts
        .filter(([, count]) => count !== 1)
        .map(([type, count]) => [
          `photos.${type}`,
          count === 0 ? message('validation.required') : message('validation.files.count', { count: 1 }),
        ]),
    ),
  };
}

/** A lock that did not click needs no photos: there is nothing to look at. */
export const checkLock = (lock: {
  readonly name: string;
  readonly photos: readonly LockPhoto[];
  readonly clicked: boolean;
}): Problems => ({
  ...found({ elock_name: checkCode(lock.name) }),
  ...(lock.clicked ? checkPhotos(lock.photos) : {}),
});

/** The description is counted without the spaces around it. */
export const checkLockReason = (given: {
  readonly reason: string | null;
  readonly description: string;
  readonly photos: readonly LockPhoto[];
}): Problems =>
  found({
    reason: given.reason ? null : message('validation.required'),
    description: checkLength(given.description.trim(), LOCK_TERMS.reasonDescription),
    photos: checkReasonPhotos(given.photos),
  });

function checkReasonPhotos(photos: readonly LockPhoto[]): string | null {
  if (photos.some(({ type }) => type !== LOCK_REASON_PHOTO)) return message('validation.choice');
  return photos.length > SMALL_FORM_FILES
    ? message('validation.files.count', { count: SMALL_FORM_FILES })
    : null;
}

/** What its owner may send now: something new, an update of what staff remarked on, or nothing. */
export const LOCK_STEPS = ['set', 'update', 'wait'] as const;
export type LockStep = (typeof LOCK_STEPS)[number];

export function lockStep(status: LockState): LockStep {
  if (status === 'none') return 'set';
  return status === 'remark' ? 'update' : 'wait';
}
