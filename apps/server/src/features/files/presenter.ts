import type { StoredFile, UploadState } from '@punkt/contract/files';
import { ENTITY_TYPES } from '@punkt/domain/files';
import { chunkCount } from '@punkt/domain/uploads';
import type { StoredRow, Upload } from './tables.ts';

const SECRET = '/api/v2/manage/orders/images/';
const ORDINARY = '/api/v4/files/';
const ADDRESS = /^\/api\/(?:v2\/manage\/orders\/images|v4\/files)\/([0-9a-f-]{36})$/;

const urlOf = ({ id, entity_type }: StoredRow): string =>
  (entity_type === ENTITY_TYPES.passport ? SECRET : ORDINARY) + id;

/** Records name files by their addresses on the wire; anything else is no file of ours. */
export const fileIdOf = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null;

export function presentFile(file: StoredRow): StoredFile {
  const url = urlOf(file);
  const { id, size, name } = file;
  return { id, url, imageUrl: url, size, type: file.media_type, name };
}

export function presentUpload(upload: Upload, received: readonly number[], file?: StoredRow): UploadState {
  const total = chunkCount(upload.total_size);
  const base = { uuid: upload.id, total, done: file !== undefined };
  if (!file) return { ...base, received: [...received] };
  const stored = presentFile(file);
  const all = Array.from({ length: total }, (_, num) => num);
  return { ...base, received: all, url: stored.url, imageUrl: stored.imageUrl, file: stored };
}
