import { describe, expect, test } from 'vitest';
import { LOCK_STATES } from './activation.ts';
import { checkLock, checkLockReason, isControllerCode, type LockPhoto, lockStep } from './lock-rules.ts';
import { LOCK_PHOTOS } from './lock-terms.ts';

const photos: LockPhoto[] = LOCK_PHOTOS.map((type) => ({ url: `/api/v4/files/${type}`, type }));
const reasonPhoto: LockPhoto = { url: '/api/v4/files/1', type: 'ELockReasonPhoto' };

describe('a lock', () => {
  test.each([
    ['WB123A', true],
    ['  wb12xa ', true],
    ['', false],
    ['WB', false],
    ['WВ123A', false],
    ['WB123A; drop', false],
  ])('code %j: %s', (code, known) => {
    expect(isControllerCode(code)).toBe(known);
  });

  test('that clicked has one photo of each kind', () => {
    expect(checkLock({ name: 'wb123a', photos, clicked: true })).toEqual({});
    expect(Object.keys(checkLock({ name: ' ', photos: photos.slice(1), clicked: true }))).toEqual([
      'elock_name',
      'photos.doorFromInsidePhoto',
    ]);
    expect(checkLock({ name: 'WB123A', photos: [...photos, ...photos.slice(2)], clicked: true })).toEqual({
      'photos.controllerPhoto': 'validation.files.count|{"count":1}',
    });
    expect(checkLock({ name: 'WB123A', photos: [...photos, reasonPhoto], clicked: true })).toEqual({
      photos: 'validation.choice',
    });
  });

  test('that did not click needs no photos, yet its code', () => {
    expect(checkLock({ name: 'WB123A', photos: [], clicked: false })).toEqual({});
    expect(checkLock({ name: 'door', photos: [], clicked: false })).toEqual({
      elock_name: 'validation.invalid',
    });
  });
});

describe('a reason', () => {
  const reason = 'other' as const;

  test.each([
    ['123456789', ['description']],
    ['  123456789  ', ['description']],
    ['1234567890', []],
    ['я'.repeat(200), []],
    ['я'.repeat(201), ['description']],
  ])('description %j: %j', (description, places) => {
    expect(Object.keys(checkLockReason({ reason, description, photos: [] }))).toEqual(places);
  });

  test('is chosen, with up to three photos of its own', () => {
    const description = 'Дверь стеклянная';
    expect(checkLockReason({ reason, description, photos: Array(3).fill(reasonPhoto) })).toEqual({});
    expect(Object.keys(checkLockReason({ reason, description, photos: Array(4).fill(reasonPhoto) }))).toEqual(
      ['photos'],
    );
    expect(Object.keys(checkLockReason({ reason: null, description, photos }))).toEqual(['reason', 'photos']);
  });
});

test('what staff look at, or have approved, is locked', () => {
  expect(LOCK_STATES.map(lockStep)).toEqual(['set', 'wait', 'update', 'wait']);
});
