import { createHash } from 'node:crypto';
import { BrokenContainer } from '@punkt/domain/film-boxes';
import type { FileLimit, FileLimits } from '@punkt/domain/uploads';
import { convert, NotConverted } from '../../platform/files/conversion.ts';
import { encodeAnew, type Pixels, TooManyPixels, UnreadableImage } from '../../platform/files/image.ts';
import { type Format, SNIFFED_BYTES, sniff } from '../../platform/files/sniff.ts';
import type { FileStorage, Part } from '../../platform/files/storage.ts';
import { collect, sha256, verified } from '../../platform/files/verify.ts';
import { type Film, readFilm } from '../../platform/files/video.ts';
import { broken, checkDuration, classifyFile, notConverted, tooManyPixels } from './refusals.ts';
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

/** Each page of a PDF is a file. Ids of later pages are derived from the first one, so that finishing can be repeated after a crash. */
export function pageId(id: string, page: number): string {
  if (page === 0) return id;
  const hex = createHash('sha256').update(`${id}/${page}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const drawAnew = (picture: Buffer | Pixels) =>
  encodeAnew(picture).catch((error: unknown) => {
    if (error instanceof TooManyPixels) throw tooManyPixels();
    throw error instanceof UnreadableImage ? broken(error) : error;
  });

/** The upload as one or more pictures to encode. */
async function* picturesOf(
  sent: Buffer,
  format: Format | null,
  limit: FileLimit,
): AsyncGenerator<Buffer | Pixels> {
  if (format !== 'heic' && format !== 'pdf') {
    yield sent;
    return;
  }
  try {
    yield* convert(format, sent, limit.pages ?? 1);
  } catch (error) {
    throw error instanceof NotConverted ? notConverted(error, limit) : error;
  }
}

async function keepImages(source: Source, format: Format | null, limit: FileLimit): Promise<Content[]> {
  const { storage, id, parts, size } = source;
  const hash = createHash('sha256');
  const sent = await collect(verified(storage.readParts(id, parts), parts, hash));
  const kept: Content[] = [];
  const source_sha256 = hash.digest();
  for await (const picture of picturesOf(sent, format, limit)) {
    const image = await drawAnew(picture);
    const name = pageId(id, kept.length);
    await storage.put(name, 'thumbnail', image.thumbnail, image.mediaType);
    await storage.put(name, 'full', image.bytes, image.mediaType);
    kept.push({
      kind: 'image',
      media_type: image.mediaType,
      size: image.bytes.length,
      sha256: sha256(image.bytes),
      source_size: size,
      source_sha256,
      width: image.width,
      height: image.height,
      seconds: null,
    });
  }
  return kept;
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

/** Looks at the whole, not at what anybody said about it, and stores it: one file, or one per page of a PDF. May be repeated. */
export async function storeContent(
  storage: FileStorage,
  id: string,
  parts: readonly Part[],
  limits: FileLimits,
): Promise<Content[]> {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const source = { storage, id, parts, size };
  const end = Math.min(size, SNIFFED_BYTES) - 1;
  const format = await sniff(await collect(storage.readParts(id, parts, { start: 0, end })));
  const { kind, limit } = classifyFile(format, size, limits);
  if (kind === 'image') return keepImages(source, format, limit);
  const film = await filmOf(source);
  checkDuration(film.seconds, limit);
  return [await keepVideo(source, format === 'mov' ? 'video/quicktime' : 'video/mp4', film)];
}
