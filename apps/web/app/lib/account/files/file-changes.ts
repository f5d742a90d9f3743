import type { FileType } from '@punkt/domain/files';
import { fileKindOf, filesOfKind, isUploaded, orderedFiles } from '@punkt/domain/order-files';
import type { OrderFile } from '@punkt/domain/order-record';
import { fileUrl } from '../../uploads/private-file.ts';

const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

export const idsOfType = (files: readonly OrderFile[], type: FileType): string[] =>
  files.filter((file) => file.type === type && isUploaded(file)).map(({ url }) => idOf(url));

/** The files of one type become these; photos are meant to be shown until somebody says otherwise. */
export function withIds(files: readonly OrderFile[], type: FileType, ids: readonly string[]): OrderFile[] {
  const others = files.filter((file) => file.type !== type);
  const made = ids.map((id): OrderFile => {
    const known = files.find((file) => file.type === type && idOf(file.url) === id);
    return known ?? { url: fileUrl(id), type, isPublic: fileKindOf(type) === 'photo' };
  });
  return orderedFiles([...others, ...made]);
}

export const isPublic = (files: readonly OrderFile[], id: string): boolean =>
  files.some((file) => idOf(file.url) === id && file.isPublic);

export const withPublic = (files: readonly OrderFile[], id: string, shown: boolean): OrderFile[] =>
  files.map((file) => (idOf(file.url) === id ? { ...file, isPublic: shown } : file));

export const publicCount = (files: readonly OrderFile[]): number =>
  filesOfKind(files, 'photo').filter((file) => file.isPublic).length;

export const linkOf = (files: readonly OrderFile[]): string =>
  filesOfKind(files, 'video').find((file) => !isUploaded(file))?.url ?? '';

/** A link takes the place of whatever video there was. */
export function withLink(files: readonly OrderFile[], url: string): OrderFile[] {
  const others = files.filter(({ type }) => type !== 'video');
  return url.trim() === '' ? others : orderedFiles([...others, { url, type: 'video', isPublic: false }]);
}
