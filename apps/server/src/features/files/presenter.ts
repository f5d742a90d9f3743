import type { StoredFile, UploadState } from '@punkt/contract/files';
import type { Order } from '@punkt/contract/order-data';
import { ENTITY_TYPES } from '@punkt/domain/files';
import type { OrderFile } from '@punkt/domain/order-files';
import { chunkCount } from '@punkt/domain/uploads';
import type { ShownFile, StoredRow, Upload } from './tables.ts';

const SECRET = '/api/v2/manage/orders/images/';
const ORDINARY = '/api/v4/files/';
const ADDRESS = /^\/api\/(?:v2\/manage\/orders\/images|v4\/files)\/([0-9a-f-]{36})$/;

const urlOf = ({ id, entity_type }: ShownFile): string =>
  (entity_type === ENTITY_TYPES.passport ? SECRET : ORDINARY) + id;

/** Records name files by their addresses on the wire; anything else is no file of ours. */
export const fileIdOf = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null;

export function presentFile(file: ShownFile): StoredFile {
  const url = urlOf(file);
  const { id, size, name } = file;
  return { id, url, imageUrl: url, size, type: file.media_type, name };
}

export function presentUpload(
  upload: Upload,
  received: readonly number[],
  files: readonly StoredRow[] = [],
): UploadState {
  const total = chunkCount(upload.total_size);
  const pages = files.map(presentFile);
  const [first] = pages;
  const base = { uuid: upload.id, total, done: first !== undefined };
  if (!first) return { ...base, received: [...received] };
  const all = Array.from({ length: total }, (_, num) => num);
  const { url, imageUrl } = first;
  return { ...base, received: all, url, imageUrl, file: first, ...(pages.length > 1 && { pages }) };
}

export type EntryFile = Order['photos'][number];

function presentEntry(file: OrderFile, stored: StoredFile | undefined): EntryFile {
  const { url, type, isPublic } = file;
  if (!stored) return { url, imageUrl: '', mediaType: '', name: '', type, isPublic, isLink: true };
  return { ...stored, type, mediaType: stored.type, isPublic, isLink: false };
}

/** Files of an application or a point, with what is stored of them. One that is gone is left out: there is nothing to show. */
export const presentEntries = (
  { files }: { readonly files: ReadonlyMap<string, StoredFile> },
  list: readonly OrderFile[],
): EntryFile[] =>
  list
    .filter(({ url }) => files.has(url) || !url.startsWith('/'))
    .map((file) => presentEntry(file, files.get(file.url)));
