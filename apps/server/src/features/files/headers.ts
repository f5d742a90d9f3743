import { etagOf, type OpenedFile } from './reading.ts';

const EXTENSION: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
};

/** The name it is saved under: the sender's words, our ending, since the content is ours too by now. */
function disposition({ file }: OpenedFile, how: 'inline' | 'attachment'): string {
  const extension = EXTENSION[file.media_type] ?? 'bin';
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'file'}.${extension}`;
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Whatever hides in a file, a browser that opens it runs none of it, and no cache on the way keeps it. */
export function fileHeaders(
  opened: OpenedFile,
  how: 'inline' | 'attachment' = opened.file.kind === 'image' ? 'inline' : 'attachment',
): Record<string, string> {
  const { file, range, variant } = opened;
  const length = range ? range.end - range.start + 1 : file.size;
  return {
    'content-type': file.media_type,
    'content-disposition': disposition(opened, how),
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(variant === 'full' && {
      'accept-ranges': 'bytes',
      'content-length': String(length),
      etag: etagOf(file),
    }),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` }),
  };
}
