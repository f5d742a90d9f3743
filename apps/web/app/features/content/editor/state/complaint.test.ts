import { expect, test } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import type { Phrase } from '../../../../lib/notifications/store.ts';
import { UnreadableFileError } from '../../../../lib/uploads/unreadable-file.ts';
import { complaintOf } from './complaint.ts';

const say = (phrase: Phrase) => ('plain' in phrase ? phrase.plain : 'слова');
const title = { key: 'editor.failed' };

test('what failed is said with its reason', () => {
  expect(complaintOf(new ApiError(413, { message: 'Слишком большой', request_id: 'r1' }), say)).toMatchObject(
    {
      title,
      text: { key: 'editor.failed.text', params: { reason: 'Слишком большой' } },
      requestId: 'r1',
    },
  );
});

test('a picture that can’t be read has a sentence of its own', () => {
  expect(complaintOf(new UnreadableFileError(), say)).toMatchObject({
    title,
    text: { key: 'editor.image.unreadable' },
  });
});

test('502 is silent', () => {
  expect(complaintOf(new ApiError(502, {}), say)).toBeNull();
});
