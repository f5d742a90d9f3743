import { message } from '@punkt/domain/message';
import { type FilePurpose, isOverLimit, purposeOf } from '@punkt/domain/uploads';
import { shrinkImage } from './shrink-image.ts';
import { sniffImage } from './sniff.ts';

/** A problem is a message of the domain, or a text key of the uploads for what only the browser meets. */
export type Prepared =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): Prepared => ({ ok: false, problem });

/** Before the first byte is sent: the right kind, a size the server takes; a larger photo is made smaller here. */
export async function prepareImage(
  file: Blob,
  purpose: FilePurpose,
  shrink: typeof shrinkImage = shrinkImage,
): Promise<Prepared> {
  const limit = purposeOf(purpose).limits.image;
  if (!limit) return refuse(message('validation.files.format'));
  if (file.size === 0) return refuse(message('validation.files.empty'));
  const kind = await sniffImage(file);
  if (kind === 'other' || (kind === 'pdf' && !limit.pages)) return refuse(message('validation.files.format'));
  // HEIC and PDF become pictures on the server: it has the decoders, and a phone need not load them.
  if (!isOverLimit(file.size, limit)) return { ok: true, file };
  const smaller = await shrink(file).catch(() => null);
  return smaller && !isOverLimit(smaller.size, limit)
    ? { ok: true, file: smaller }
    : refuse(message('validation.files.size', { size: limit.megabytes }));
}
