import type { ErrorCode } from '@punkt/contract/errors';
import {
  type FileKind,
  type FileLimit,
  type FileLimits,
  formatNames,
  isOverLimit,
  largestMegabytes,
} from '@punkt/domain/uploads';
import type { NotConverted } from '../../platform/files/conversion.ts';
import { MOST_PIXELS } from '../../platform/files/image.ts';
import type { Format } from '../../platform/files/sniff.ts';
import { Failure } from '../../platform/http/failure.ts';

/** What is wrong with a file is wrong for ever: it is remembered, so that a repeated slice gets the same answer. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

const FINAL: readonly ErrorCode[] = [
  'file_too_large',
  'file_format',
  'file_locked',
  'file_pages',
  'file_pixels',
  'file_broken',
  'video_too_long',
];

export const isFinal = (error: unknown): error is Failure =>
  error instanceof Failure && FINAL.includes(error.code);

export const refusalOf = ({ code, details }: Failure): Refusal => ({ code, params: details.params });

export const failureOf = ({ code, params }: Refusal): Failure =>
  new Failure(code, params && { params, data: { ...params } });

const tooLarge = (megabytes: number) => failureOf({ code: 'file_too_large', params: { size: megabytes } });

export const broken = (cause?: unknown): Failure => new Failure('file_broken', { cause });
export const tooManyPixels = (): Failure =>
  failureOf({ code: 'file_pixels', params: { megapixels: MOST_PIXELS / 1_000_000 } });

export function notConverted(error: NotConverted, { pages = 1 }: FileLimit): Failure {
  if (error.reason === 'pixels') return tooManyPixels();
  if (error.reason === 'pages') return failureOf({ code: 'file_pages', params: { pages } });
  return error.reason === 'locked' ? new Failure('file_locked', { cause: error }) : broken(error);
}

const KIND_OF: Readonly<Record<Format, FileKind>> = {
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  heic: 'image',
  pdf: 'image',
  mp4: 'video',
  mov: 'video',
};

/** Before anything is known but the length: too large for any kind. */
export function checkDeclared(bytes: number, limits: FileLimits): void {
  const megabytes = largestMegabytes(limits);
  if (isOverLimit(bytes, { megabytes })) throw tooLarge(megabytes);
}

/** Once the beginning has been seen: which kind it is, and whether that kind may come here in this size. */
export function classifyFile(format: Format | null, bytes: number, limits: FileLimits) {
  const kind = format ? KIND_OF[format] : null;
  const limit: FileLimit | undefined = kind ? limits[kind] : undefined;
  if (!kind || !limit || (format === 'pdf' && !limit.pages))
    throw failureOf({ code: 'file_format', params: { formats: formatNames(limits) } });
  if (isOverLimit(bytes, limit)) throw tooLarge(limit.megabytes);
  return { kind, limit };
}

/** Cameras round up: a film of «30 seconds» may last 30.04. */
const SLACK_SECONDS = 0.5;

export function checkDuration(seconds: number, { seconds: most }: FileLimit): void {
  if (most !== undefined && seconds > most + SLACK_SECONDS)
    throw failureOf({ code: 'video_too_long', params: { count: most } });
}
