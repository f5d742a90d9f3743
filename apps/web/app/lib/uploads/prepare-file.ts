import { readContainer } from '@punkt/domain/film-container';
import { message } from '@punkt/domain/message';
import { type FileLimit, type FilePurpose, isOverLimit, purposeOf } from '@punkt/domain/uploads';
import { type Prepared, prepareImage } from './prepare-image.ts';
import { isVideo } from './sniff.ts';

const refuse = (problem: string): Prepared => ({ ok: false, problem });

/** Recorders round: the server allows as much. */
const GRACE_SECONDS = 0.5;

/** Before the first byte is sent: the right kind, and a size and length the server takes. */
export async function prepareFile(file: Blob, purpose: FilePurpose): Promise<Prepared> {
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
