import { readContainer } from '@punkt/domain/film-container';
import { message } from '@punkt/domain/message';
import { type FileLimit, type FilePurpose, isOverLimit, purposeOf } from '@punkt/domain/uploads';

type SniffedKind = 'jpeg' | 'png' | 'heic' | 'pdf' | 'other';

const HEIF_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** By its first bytes, as the server will judge it: an extension says what somebody called a file. */
async function sniffImage(file: Blob): Promise<SniffedKind> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(head, 1, 4) === 'PNG') return 'png';
  if (text(head, 0, 5) === '%PDF-') return 'pdf';
  const isHeif = text(head, 4, 8) === 'ftyp' && HEIF_BRANDS.includes(text(head, 8, 12));
  return isHeif ? 'heic' : 'other';
}

/** Parts that an MP4 or a QuickTime file may begin with. */
const VIDEO_PARTS = ['ftyp', 'moov', 'mdat', 'wide', 'free'];

async function isVideo(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return VIDEO_PARTS.includes(text(head, 4, 8)) && !HEIF_BRANDS.includes(text(head, 8, 12));
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Enough to read every letter of a document, and a few megabytes at most. */
const LONGEST_SIDE = 4_000;
const QUALITY = 0.88;

/** Draws a photo again, smaller. The browser turns it upright on the way. */
async function shrinkImage(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    picture.close();
  }
}

/** A problem is a message of the domain, or a text key of the uploads for what only the browser meets. */
type Prepared = { readonly ok: true; readonly file: Blob } | { readonly ok: false; readonly problem: string };

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

/** Recorders round: the server allows as much. */
const GRACE_SECONDS = 0.5;

/** Before the first byte is sent: one that can be read, of the right kind, and of a size and length the server takes. */
export const prepareFile = (file: Blob, purpose: FilePurpose): Promise<Prepared> =>
  prepared(file, purpose).catch(() => refuse(message('validation.files.unreadable')));

async function prepared(file: Blob, purpose: FilePurpose): Promise<Prepared> {
  const { image, video } = purposeOf(purpose).limits;
  if (video && (await isVideo(file))) return prepareVideo(file, video);
  if (image) return prepareImage(file, purpose);
  return refuse(message(file.size === 0 ? 'validation.files.empty' : 'validation.files.format'));
}

async function prepareVideo(file: Blob, limit: FileLimit): Promise<Prepared> {
  if (isOverLimit(file.size, limit))
    return refuse(message('validation.files.size', { size: limit.megabytes }));
  const seconds = limit.seconds === undefined ? null : await secondsOf(file);
  const long = limit.seconds !== undefined && seconds !== null && seconds > limit.seconds + GRACE_SECONDS;
  return long ? refuse(message('validation.video.duration', { count: limit.seconds })) : { ok: true, file };
}

/** From the container, as the server reads it: no codec is needed. `null` where it can't be read: the server will say why. */
const secondsOf = (file: Blob): Promise<number | null> =>
  readContainer(
    file.size,
    async (start, length) => new Uint8Array(await file.slice(start, start + length).arrayBuffer()),
  ).then(
    ({ seconds }) => seconds,
    () => null,
  );
