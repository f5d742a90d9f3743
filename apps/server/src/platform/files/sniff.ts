import { fileTypeFromBuffer } from 'file-type';

/** Formats we know what to do with. */
export type Format = 'jpeg' | 'png' | 'webp' | 'mp4' | 'mov' | 'heic' | 'pdf';

const BY_MEDIA_TYPE: Readonly<Record<string, Format>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mov',
};

/** How much of the beginning is looked at. */
export const SNIFFED_BYTES = 8 * 1024;

/** What the bytes say, whatever name or type they came with. */
export async function sniff(beginning: Buffer): Promise<Format | null> {
  // A scanner of formats that trips over hostile bytes has recognised nothing.
  const found = await fileTypeFromBuffer(beginning.subarray(0, SNIFFED_BYTES)).catch(() => undefined);
  return (found && BY_MEDIA_TYPE[found.mime]) ?? null;
}
