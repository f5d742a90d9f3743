import type { Readable } from 'node:stream';
import type { Blank } from './blank.ts';

/** A decoded slice of an upload: where it lies, and what its bytes must add up to. */
export interface Part {
  readonly num: number;
  readonly offset: number;
  readonly size: number;
  readonly crc: number;
}

/** A part to be written, in the pieces in which its bytes came. */
export interface SentPart extends Pick<Part, 'num' | 'offset'> {
  readonly pieces: readonly Buffer[];
}

/** Both ends belong to it, as on the wire. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export type FileVariant = 'full' | 'thumbnail';

export interface Kept {
  readonly size: number;
  readonly sha256: Buffer;
  /** Of what was sent; the same unless something private was taken out. */
  readonly sourceSha256: Buffer;
}

/**
 * Where bytes live: a disk or S3. Everything is named by an id that we made ourselves. What is read by `read` is
 * always whole: it appears all at once or not at all.
 */
export interface FileStorage {
  /** Refuses an upload that would not fit, before anybody sends it. */
  checkRoom(bytes: number): Promise<void>;
  /** May be repeated; the caller sees to it that nobody writes while parts are put together. */
  writeParts(id: string, parts: readonly SentPart[]): Promise<void>;
  /** A part that nobody writes any more: what it adds up to may be begun before the last one is here. */
  follow(id: string, part: Part): void;
  readParts(id: string, parts: readonly Part[], range?: ByteRange): AsyncIterable<Buffer>;
  /** Makes the parts one file, byte for byte but for the content of `blanks`. May be repeated after a crash. */
  assemble(id: string, parts: readonly Part[], mediaType: string, blanks?: readonly Blank[]): Promise<Kept>;
  /** Parts 0 to count - 1, those of which nobody knows included. */
  removeParts(id: string, count: number): Promise<void>;
  put(id: string, variant: FileVariant, bytes: Buffer, mediaType: string): Promise<void>;
  read(id: string, variant: FileVariant, range?: ByteRange): Promise<Readable>;
  /** All variants; what is not there is no trouble. */
  remove(id: string): Promise<void>;
}

const GENERATED = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The last line of defence: whatever went wrong above, no path leaves the folder. */
export function objectName(id: string, variant: FileVariant = 'full'): string {
  if (!GENERATED.test(id)) throw new Error('not a name of ours');
  return variant === 'full' ? id : `${id}.${variant}`;
}
