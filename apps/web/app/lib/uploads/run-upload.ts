import type { StoredFile, UploadState } from '@punkt/contract/files';
import type { EntityType } from '@punkt/domain/files';
import { chunkCount, chunkOffset, encodedSize } from '@punkt/domain/uploads';
import { ApiError } from '../api-error.ts';
import { createPace, type Pace } from './pace.ts';
import { persist } from './persist.ts';
import { whileReadable } from './unreadable-file.ts';

/** `String.fromCharCode` takes its bytes as arguments, and engines bound those. */
const RUN = 32_768;

export const sliceCount = (bytes: number): number => chunkCount(encodedSize(bytes));

/** Slices of a file that follow each other. Nothing is read for them yet: the browser sends them piece by piece, and a phone has little memory. */
export const slicesOf = (file: Blob, num: number, count = 1): Blob =>
  file.slice(chunkOffset(num), chunkOffset(num + count));

/** A slice as the text that the specified call takes. */
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
  /** Of this slice, and maybe of some after it. */
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
 * Sends what the server does not have yet, in two requests at a time, and answers with the file, or with the pages of a paper. A lost connection or a
 * busy server is waited out; a refusal of the file itself is thrown, and so is one that can't be read any more.
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
  const pace = createPace();
  while (!state.file) {
    const missing = missingSlices(total, [...received]);
    // All are there and it is not done: somebody was interrupted while finishing, or the server has lost some. Any slice sent again has it
    // finished, or is answered with those that are still there.
    const left = missing.length > 0 ? missing : [total - 1];
    if (missing.length === 0) received.clear();
    const send = async (nums: number[]) => {
      const call = () => whileReadable(job.file, () => wire.send(post(job, nums), watch.signal));
      learn(await persist(() => pace.send(nums, left, call), watch));
    };
    await inParallel(left, pace, send, watch.signal);
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

const post = (
  { uuid, file, name, entityType }: UploadJob,
  [num = 0, ...more]: readonly number[],
): SlicePost => ({
  uuid,
  num,
  size: file.size,
  bytes: slicesOf(file, num, 1 + more.length),
  entityType,
  name,
});

async function inParallel(
  left: number[],
  pace: Pace,
  send: (nums: number[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let failed = false;
  const lane = async () => {
    for (let nums = pace.take(left); nums.length > 0 && !failed; nums = pace.take(left)) {
      signal.throwIfAborted();
      await send(nums).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
}
