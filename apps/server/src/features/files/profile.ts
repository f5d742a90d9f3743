import { randomUUID } from 'node:crypto';
import type { StoredFile } from '@punkt/contract/files';
import { CHUNK_CHARACTERS, type EntityType } from '@punkt/domain/files';
import { chunkCount } from '@punkt/domain/uploads';
import type { Caller } from '../../platform/http/caller.ts';
import { invalid } from '../../platform/http/failure.ts';
import type { UploadDeps } from './deps.ts';
import { receive } from './receive.ts';
import { broken } from './refusals.ts';
import { decodeBase64 } from './slices.ts';

export interface ProfileUpload {
  readonly entityType: EntityType;
  readonly entityId: string;
  readonly totalSize: number;
  /** A data URL; what it says about its type is not believed. */
  readonly content: string;
}

/** The profile sends a small file in one go. It goes the way of all uploads, slice by slice. */
export async function receiveProfile(
  deps: UploadDeps,
  caller: Caller,
  given: ProfileUpload,
): Promise<StoredFile> {
  const text = /^data:[^,]{0,200};base64,/.exec(given.content);
  if (!text) throw invalid('content');
  const base64 = given.content.slice(text[0].length);
  const bytes = decodeBase64(base64, 'content');
  // The specification does not say what is counted; whatever it is, it must be true.
  if (![bytes.length, base64.length, given.content.length].includes(given.totalSize))
    throw invalid('totalSize');
  const upload = {
    uuid: randomUUID(),
    totalSize: base64.length,
    entityType: given.entityType,
    entityId: given.entityId || caller.userId,
    name: '',
  };
  let state: Awaited<ReturnType<typeof receive>> | undefined;
  for (let num = 0; num < chunkCount(base64.length); num += 1) {
    const chunk = base64.slice(num * CHUNK_CHARACTERS, (num + 1) * CHUNK_CHARACTERS);
    state = await receive(deps, caller, { ...upload, num, chunk });
  }
  if (!state?.file) throw broken();
  return state.file;
}
