import {
  CHUNK_BYTES,
  CHUNK_CHARACTERS,
  CHUNKS_AT_ONCE,
  type EntityType,
  FILE_LIMITS_MB,
  MEGABYTE,
  PDF_PAGES,
  VIDEO_SECONDS,
} from './files.ts';

/** Arithmetic of the chunks and limits of what they may add up to: the browser asks before it sends, the server when it receives. */
export const chunkCount = (totalSize: number): number => Math.ceil(totalSize / CHUNK_CHARACTERS);

/** Length of one chunk of the base64 text: all are full but the last. */
export const chunkLength = (totalSize: number, num: number): number =>
  Math.min(CHUNK_CHARACTERS, totalSize - num * CHUNK_CHARACTERS);

/** Where the decoded chunk lies in the file. A full chunk decodes by itself: its length is divisible by four. */
export const chunkOffset = (num: number): number => num * CHUNK_BYTES;

/** Length of the base64 text of so many bytes, padding included. */
export const encodedSize = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** How many bytes of a file one chunk carries: all are full but the last. */
export const chunkBytes = (fileSize: number, num: number): number =>
  Math.min(CHUNK_BYTES, fileSize - chunkOffset(num));

/** The most bytes that one request may carry from this chunk on. */
export const mostBytes = (fileSize: number, num: number): number =>
  Math.min(CHUNKS_AT_ONCE * CHUNK_BYTES, fileSize - chunkOffset(num));

/** The least that a base64 text of this length decodes to; up to two bytes are known only from its end. */
export const leastDecodedSize = (totalSize: number): number => Math.max(1, (totalSize * 3) / 4 - 2);

export type FileKind = 'image' | 'video';

export interface FileLimit {
  readonly megabytes: number;
  /** Of a video. */
  readonly seconds?: number;
  /** Papers may come as a PDF of so many pages; each becomes a picture. */
  readonly pages?: number;
}

export type FileLimits = Readonly<Partial<Record<FileKind, FileLimit>>>;

const image = { megabytes: FILE_LIMITS_MB.image } as const;
const paper = { megabytes: FILE_LIMITS_MB.image, pages: PDF_PAGES } as const;
const orderVideo = { megabytes: FILE_LIMITS_MB.activationVideo, seconds: VIDEO_SECONDS } as const;

/**
 * What may be uploaded at all, by what it belongs to. The call names no purpose, so this is the widest of them;
 * the record that takes the file holds it to {@link FILE_PURPOSES}.
 */
export const UPLOAD_LIMITS: Readonly<Record<EntityType, FileLimits>> = {
  1: { image: paper, video: orderVideo },
  2: { image },
  4: { image: paper, video: { megabytes: FILE_LIMITS_MB.lock } },
  5: { image: { megabytes: FILE_LIMITS_MB.ticket }, video: { megabytes: FILE_LIMITS_MB.ticket } },
  12: { image },
  15: { image: paper },
};

interface Purpose {
  /** Under which types it may have been uploaded: an identity document must not turn up as a photo of a shop. */
  readonly entityTypes: readonly EntityType[];
  readonly limits: FileLimits;
}

/** What a record wants a file for. */
export const FILE_PURPOSES = {
  avatar: { entityTypes: [2], limits: { image } },
  identityPhoto: { entityTypes: [12], limits: { image } },
  taxDocument: { entityTypes: [2, 15], limits: { image: paper } },
  orderPhoto: { entityTypes: [1], limits: { image } },
  orderDocument: { entityTypes: [1, 15], limits: { image: paper } },
  creationVideo: {
    entityTypes: [1],
    limits: { video: { megabytes: FILE_LIMITS_MB.creationVideo, seconds: VIDEO_SECONDS } },
  },
  activationVideo: { entityTypes: [1], limits: { video: orderVideo } },
  lockPhoto: { entityTypes: [1, 4], limits: { image } },
  pointPhoto: { entityTypes: [1, 4], limits: { image } },
  pointDocument: { entityTypes: [1, 4, 15], limits: { image: paper } },
  pointVideo: { entityTypes: [1, 4], limits: { video: { megabytes: FILE_LIMITS_MB.activationVideo } } },
  ticketAttachment: {
    entityTypes: [5],
    limits: { image: { megabytes: FILE_LIMITS_MB.ticket }, video: { megabytes: FILE_LIMITS_MB.ticket } },
  },
  /** From managers alone. */
  ticketDocument: {
    entityTypes: [5, 15],
    limits: { image: paper },
  },
} as const satisfies Record<string, Purpose>;

export type FilePurpose = keyof typeof FILE_PURPOSES;

export const purposeOf = (purpose: FilePurpose): Purpose => FILE_PURPOSES[purpose];

/** The largest file that the limits take, of any kind. */
export const largestMegabytes = (limits: FileLimits): number =>
  Math.max(...Object.values(limits).map(({ megabytes }) => megabytes));

export const isOverLimit = (bytes: number, { megabytes }: FileLimit): boolean => bytes > megabytes * MEGABYTE;

/** Formats in the words of the specification, for the sentence that refuses another one. */
export function formatNames(limits: FileLimits): string {
  const names = [
    ...(limits.image ? ['JPG', 'JPEG', 'PNG', 'HEIC'] : []),
    ...(limits.image?.pages ? ['PDF'] : []),
    ...(limits.video ? ['MP4', 'MOV'] : []),
  ];
  return names.join(', ');
}

const LONGEST_NAME = 200;

/** The sender's name of a file, fit to be shown: no path, nothing invisible or that turns the text around. It is never used to find the file. */
export function displayName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '');
  return [...clean.normalize('NFC').trim()].slice(0, LONGEST_NAME).join('');
}
