import { expect, test } from 'vitest';
import { spokenOf } from './upload-field.tsx';

test('what becomes of an upload is said aloud, also that it failed', () => {
  expect(spokenOf([{ status: 'sending', share: 0.3 }], false)).toEqual(['uploads.percent', 25]);
  expect(spokenOf([{ status: 'waiting', share: 0.3 }], false)).toEqual(['uploads.waiting', 0]);
  expect(spokenOf([{ status: 'failed', share: 0.3 }], false)).toEqual(['uploads.failed', 0]);
  expect(spokenOf([], true)).toEqual(['uploads.done', 100]);
  expect(spokenOf([], false)).toBeNull();
});

test('one that failed says nothing while another travels', () => {
  const items = [
    { status: 'failed', share: 0 },
    { status: 'sending', share: 0.5 },
  ] as const;
  expect(spokenOf(items, false)).toEqual(['uploads.percent', 50]);
});
