/** Figures of the electronic lock. */
export const LOCK_TERMS = {
  probeSeconds: 3,
  probeTimeoutSeconds: 3,
  /** Long, because the phone is offline while it is on the lock's Wi-Fi. */
  tokenHours: 6,
  tokenType: 1,
  codeMaximum: 500,
  codePlaceholder: 'WBxxxA',
  reasonDescription: { min: 10, max: 200 },
} as const;

export const LOCK_PHOTOS = ['doorFromInsidePhoto', 'doorFromTheEndPhoto', 'controllerPhoto'] as const;

/** A photo that shows why there can be no lock. */
export const LOCK_REASON_PHOTO = 'ELockReasonPhoto';

export type LockPhotoType = (typeof LOCK_PHOTOS)[number] | typeof LOCK_REASON_PHOTO;

/** What an update after a remark may name. */
export const LOCK_UPDATE_FIELDS = ['elock_name', 'photos', 'reason', 'description'] as const;
export type LockUpdateField = (typeof LOCK_UPDATE_FIELDS)[number];

export const LOCK_REASONS = ['unsuitableDoor', 'lowTemperatures', 'other'] as const;

export type LockReason = (typeof LOCK_REASONS)[number];

/** People type controller codes as they hear them; the controller knows upper case only. */
export function cleanControllerCode(input: string): string {
  return input.trim().toUpperCase();
}
