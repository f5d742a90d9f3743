import type { UploadState } from '@punkt/contract/files';
import { chunkOffset, encodedSize } from '@punkt/domain/uploads';
import type { createApi } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { api } from '../client.ts';
import { type SlicePost, slicesOf, textOf, type UploadWire } from './run-upload.ts';

type Api = ReturnType<typeof createApi>['call'];

const sendBytes = (call: Api, { uuid, num, size, bytes, entityType, name }: SlicePost, signal: AbortSignal) =>
  call(
    'POST /api/v4/uploads/:uuid',
    {
      params: { uuid },
      query: { chunk_num: num, size, entity_type: entityType },
      // Half a character can't be encoded.
      headers: { 'x-file-name': encodeURIComponent(name.toWellFormed()) },
      bytes,
    },
    { signal },
  );

/** One by one, as that call has them. */
async function sendText(call: Api, post: SlicePost, signal: AbortSignal): Promise<UploadState> {
  const { uuid, num, size, bytes, entityType, name } = post;
  const chunk = await textOf(slicesOf(bytes, 0));
  const body = { uuid, chunk_num: num, total_size: encodedSize(size), chunk, entity_type: entityType, name };
  const state = await call('POST /api/v2/common/upload', { body }, { signal });
  const rest = bytes.slice(chunkOffset(1));
  return rest.size > 0 ? sendText(call, { ...post, num: num + 1, bytes: rest }, signal) : state;
}

/** How a proxy that knows JSON alone refuses bytes, and an instance of the release before a path that it does not know. */
const REFUSED = [403, 404, 405, 411, 415, 501];

/** Slices travel as bytes; where those do not come through, as the specification has them. Both are slices of the same upload. */
export function createUploadWire(call: Api): UploadWire {
  let asText = false;
  return {
    state: (uuid, signal) => call('GET /api/v4/uploads/:uuid', { params: { uuid } }, { signal }),
    send: async (slice, signal) => {
      if (asText) return sendText(call, slice, signal);
      try {
        return await sendBytes(call, slice, signal);
      } catch (error) {
        if (!(error instanceof ApiError && REFUSED.includes(error.status))) throw error;
        // Somebody else's upload is refused again here, and then the bytes were not the reason.
        const state = await sendText(call, slice, signal);
        asText = true;
        return state;
      }
    },
  };
}

export const uploadWire = createUploadWire(api);
