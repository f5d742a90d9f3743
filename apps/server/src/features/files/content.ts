import { createHash } from 'node:crypto';
import type { FileLimits } from '@punkt/domain/uploads';
import { BrokenContainer } from '../../platform/files/boxes.ts';
import { encodeAnew, TooManyPixels, UnreadableImage } from '../../platform/files/image.ts';
import { SNIFFED_BYTES, sniff } from '../../platform/files/sniff.ts';
import type { FileStorage, Part } from '../../platform/files/storage.ts';
import { collect, sha256, verified } from '../../platform/files/verify.ts';
import { type Film, readFilm } from '../../platform/files/video.ts';
import { broken, checkDuration, judge, tooManyPixels } from './refusals.ts';
import type { NewFile } from './tables.ts';

/** What is learnt about a file while it is put in its place. */
export type Content = Pick<
  NewFile,
  'kind' | 'media_type' | 'size' | 'sha256' | 'source_size' | 'source_sha256' | 'width' | 'height' | 'seconds'
>;

interface Source {
  readonly storage: FileStorage;
  readonly id: string;
  readonly parts: readonly Part[];
  readonly size: number;
}

const drawAnew = (bytes: Buffer) =>
  encodeAnew(bytes).catch((error: unknown) => {
    if (error instanceof TooManyPixels) throw tooManyPixels();
    throw error instanceof UnreadableImage ? broken(error) : error;
  });

async function keepImage({ storage, id, parts, size }: Source): Promise<Content> {
  const hash = createHash('sha256');
  const sent = await collect(verified(storage.readParts(id, parts), parts, hash));
  const image = await drawAnew(sent);
  await storage.put(id, 'thumbnail', image.thumbnail, image.mediaType);
  await storage.put(id, 'full', image.bytes, image.mediaType);
  return {
    kind: 'image',
    media_type: image.mediaType,
    size: image.bytes.length,
    sha256: sha256(image.bytes),
    source_size: size,
    source_sha256: hash.digest(),
    width: image.width,
    height: image.height,
    seconds: null,
  };
}

const filmOf = ({ storage, id, parts, size }: Source): Promise<Film> =>
  readFilm(size, (start, length) =>
    collect(storage.readParts(id, parts, { start, end: start + length - 1 })),
  ).catch((error: unknown) => {
    throw error instanceof BrokenContainer ? broken(error) : error;
  });

async function keepVideo(source: Source, mediaType: string, film: Film): Promise<Content> {
  const kept = await source.storage.assemble(source.id, source.parts, mediaType, film.private);
  return {
    kind: 'video',
    media_type: mediaType,
    size: kept.size,
    sha256: kept.sha256,
    source_size: kept.size,
    source_sha256: kept.sourceSha256,
    width: null,
    height: null,
    seconds: film.seconds,
  };
}

/** Looks at the whole, not at what anybody said about it, and puts it in its place. May be repeated. */
export async function keepContent(
  storage: FileStorage,
  id: string,
  parts: readonly Part[],
  limits: FileLimits,
): Promise<Content> {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const source = { storage, id, parts, size };
  const end = Math.min(size, SNIFFED_BYTES) - 1;
  const format = await sniff(await collect(storage.readParts(id, parts, { start: 0, end })));
  const { kind, limit } = judge(format, size, limits);
  if (kind === 'image') return keepImage(source);
  const film = await filmOf(source);
  checkDuration(film.seconds, limit);
  return keepVideo(source, format === 'mov' ? 'video/quicktime' : 'video/mp4', film);
}
