import type { StoredFile, UploadState } from '@punkt/contract/files';
import type { EntityType } from '@punkt/domain/files';
import { chunkBytes, chunkCount, chunkOffset, encodedSize } from '@punkt/domain/uploads';
import { ApiError } from '../api-error.ts';
import { persist } from './persist.ts';

/** `String.fromCharCode` takes its bytes as arguments, and engines bound those. */
const RUN = 32_768;

export const sliceCount = (bytes: number): number => chunkCount(encodedSize(bytes));

/** One slice of a file. Nothing is read for it yet: the browser sends it piece by piece, and a phone has little memory. */
export const sliceOf = (file: Blob, num: number): Blob =>
  file.slice(chunkOffset(num), chunkOffset(num) + chunkBytes(file.size, num));

/** The same slice as the text that the specified call takes. */
export async function textOf(slice: Blob): Promise<string> {
  const bytes = new Uint8Array(await slice.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += RUN) {
    binary += String.fromCharCode(...bytes.subarray(at, at + RUN));
  }
  return btoa(binary);
}

/** Which slices are still to be sent, in order. */
export function missingSlices(total: number, received: readonly number[]): number[] {
  const there = new Set(received);
  return Array.from({ length: total }, (_, num) => num).filter((num) => !there.has(num));
}

export interface UploadJob {
  /** Chosen here, so that the same upload goes on after a reload. */
  readonly uuid: string;
  readonly file: Blob;
  readonly name: string;
  readonly entityType: EntityType;
}

export interface SlicePost {
  readonly uuid: string;
  readonly num: number;
  /** Of the whole file. */
  readonly size: number;
  readonly bytes: Blob;
  readonly entityType: EntityType;
  readonly name: string;
}

/** The two calls an upload makes. */
export interface UploadWire {
  readonly state: (uuid: string, signal: AbortSignal) => Promise<UploadState>;
  readonly send: (slice: SlicePost, signal: AbortSignal) => Promise<UploadState>;
}

export interface UploadWatch {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The connection is gone, or is back. */
  readonly onWaiting: (waiting: boolean) => void;
  /** Begun this moment: the server can't know of it, so it is not asked. */
  readonly fresh?: boolean;
}

const PARALLEL = 2;

/**
 * Sends what the server does not have yet, two slices at a time, and answers with the file, or with the pages of a paper. A lost connection or a
 * busy server is waited out; a refusal of the file itself is thrown.
 */
export async function runUpload(job: UploadJob, wire: UploadWire, watch: UploadWatch): Promise<StoredFile[]> {
  const total = sliceCount(job.file.size);
  const begun: UploadState = { uuid: job.uuid, received: [], total, done: false };
  let state = watch.fresh ? begun : await persist(() => startingState(begun, wire, watch.signal), watch);
  const received = new Set<number>();
  const learn = (next: UploadState) => {
    for (const num of next.received) received.add(num);
    // Two slices travel together, and their answers may come in the other order.
    if (next.done || !state.done) state = next;
    watch.onProgress(received.size / total);
  };
  learn(state);
  while (!state.file) {
    const missing = missingSlices(total, [...received]);
    // All are there and it is not done: somebody was interrupted while finishing, or the server has lost some. Any slice sent again has it
    // finished, or is answered with those that are still there.
    const queue = missing.length > 0 ? missing : [total - 1];
    if (missing.length === 0) received.clear();
    const sendOne = async (num: number) =>
      learn(await persist(() => wire.send(post(job, num), watch.signal), watch));
    await inParallel(queue, sendOne, watch.signal);
  }
  return state.pages ?? [state.file];
}

async function startingState(
  begun: UploadState,
  wire: UploadWire,
  signal: AbortSignal,
): Promise<UploadState> {
  try {
    return await wire.state(begun.uuid, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return begun;
    throw error;
  }
}

const post = ({ uuid, file, name, entityType }: UploadJob, num: number): SlicePost => ({
  uuid,
  num,
  size: file.size,
  bytes: sliceOf(file, num),
  entityType,
  name,
});

async function inParallel(
  queue: readonly number[],
  work: (num: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const left = [...queue];
  let failed = false;
  const lane = async () => {
    for (let num = left.shift(); num !== undefined && !failed; num = left.shift()) {
      signal.throwIfAborted();
      await work(num).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
}
