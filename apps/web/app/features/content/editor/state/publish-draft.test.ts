import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../../lib/api-error.ts';
import type { Draft } from './editor-calls.ts';
import type { Kept } from './editor-store.ts';
import { publishDraft } from './publish-draft.ts';

const KEPT = { document: { sections: [] }, revision: 3, base: 7 } as unknown as Kept;
const LOST = new NetworkError('');

/** A server whose answers get lost as often as said, the request along with its answer or not. */
function server({ arrives = true, lost = 0 } = {}) {
  let left = lost;
  let out = false;
  let waits = 0;
  const answer = <T>(value: T): Promise<T> => {
    if (left === 0) return Promise.resolve(value);
    left -= 1;
    return Promise.reject(LOST);
  };
  return {
    waits: () => waits,
    published: publishDraft(KEPT, {
      publish: () => {
        out ||= arrives || left === 0;
        return answer({});
      },
      read: () => answer({ saved: out ? null : 'now', base_version: out ? 8 : 7 } as Draft),
      wait: async () => {
        waits += 1;
      },
    }),
  };
}

test.each([0, 1, 3])('a publication that arrived is one, with %s answers lost', async (lost) => {
  const { published, waits } = server({ lost });
  expect(await published).toMatchObject({ saved: null, base_version: 8 });
  expect(waits()).toBe(Math.max(0, lost - 1));
});

test('one that did not arrive is told as not published', async () => {
  await expect(server({ arrives: false, lost: 2 }).published).rejects.toBe(LOST);
});

test('what somebody else published meanwhile is no failure, and a refusal is one', async () => {
  const refuse = (error: unknown) =>
    publishDraft(KEPT, {
      publish: () => Promise.reject(error),
      read: () => Promise.reject(new Error('not asked')),
      wait: async () => undefined,
    });
  expect(await refuse(new ApiError(409, {}))).toBeUndefined();
  const refusal = new ApiError(400, {});
  await expect(refuse(refusal)).rejects.toBe(refusal);
});
