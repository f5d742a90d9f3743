import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { UploadState } from '@punkt/contract/files';
import { FILE_LIMITS_MB, MEGABYTE } from '@punkt/domain/files';
import { chunkCount, chunkOffset, displayName, leastDecodedSize, UPLOAD_LIMITS } from '@punkt/domain/uploads';
import { advisoryLock } from '../../platform/database/database.ts';
import { isLockTimeout } from '../../platform/database/failures.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { sniff } from '../../platform/files/sniff.ts';
import type { Part } from '../../platform/files/storage.ts';
import { freeBytes } from '../../platform/http/byte-body.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { pageId } from './content.ts';
import type { UploadDeps } from './deps.ts';
import { findFiles } from './file-store.ts';
import { finish, refuse } from './finish.ts';
import { presentUpload } from './presenter.ts';
import { checkDeclared, classifyFile, failureOf } from './refusals.ts';
import {
  type ByteSlices,
  byteSlices,
  decodeSlice,
  type Pieces,
  type Slice,
  type SliceHead,
  sizeOf,
} from './slices.ts';
import type { Upload } from './tables.ts';
import * as store from './upload-store.ts';

/** Works on slices that follow each other; their bytes are there only as long as the work lasts. */
type WithSlices = <T>(work: (slices: readonly Pieces[]) => Promise<T>) => Promise<T>;

/** Of one person, unfinished or held by no record: nobody fills the disk alone. */
const MOST_PENDING = { count: 200, bytes: 1024 * MEGABYTE };

async function begin(deps: UploadDeps, caller: Caller, slice: SliceHead): Promise<void> {
  const bytes = leastDecodedSize(slice.totalSize);
  checkDeclared(bytes, UPLOAD_LIMITS[slice.entityType]);
  await deps.storage.checkRoom(bytes);
  // Committed before the first byte is kept, so that the sweep knows of every byte.
  await transaction(deps.db, async (tx) => {
    // Those who begin many at once are counted one after another.
    await advisoryLock(tx, `uploads of ${caller.userId}`);
    const pending = await store.pendingOf(tx, caller.userId, slice.uuid);
    if (pending.count >= MOST_PENDING.count || pending.bytes + bytes > MOST_PENDING.bytes)
      throw new Failure('too_many_uploads');
    await store.addUpload(tx, {
      id: slice.uuid,
      owner_id: caller.userId,
      file_id: randomUUID(),
      entity_type: slice.entityType,
      entity_id: slice.entityId,
      name: displayName(slice.name),
      total_size: slice.totalSize,
      created: deps.clock.now(),
    });
  });
}

/** The upload that this slice belongs to. What it is was settled by the slice that came first. */
async function openUpload(deps: UploadDeps, caller: Caller, slice: SliceHead): Promise<Upload> {
  let upload = await store.findUpload(deps.db, slice.uuid);
  if (!upload) {
    await begin(deps, caller, slice);
    upload = await store.findUpload(deps.db, slice.uuid);
  }
  if (upload?.owner_id !== caller.userId) throw notFound();
  const same =
    upload.total_size === slice.totalSize &&
    upload.entity_type === slice.entityType &&
    upload.entity_id === slice.entityId;
  if (!same || upload.state === 'removed') throw new Failure('conflict');
  return upload;
}

/** The beginning tells the kind: nobody should send a hundred megabytes to learn that they are not wanted. */
async function lookAtBeginning(deps: UploadDeps, upload: Upload, pieces: Pieces): Promise<void> {
  try {
    const format = await sniff(Buffer.concat(pieces));
    const { limit } = classifyFile(
      format,
      leastDecodedSize(upload.total_size),
      UPLOAD_LIMITS[upload.entity_type],
    );
    if (format === 'pdf') await store.setPages(deps.db, upload.id, limit.pages ?? 1);
  } catch (error) {
    await transaction(deps.db, async (tx) => {
      const locked = await store.lockUpload(tx, upload.id);
      if (locked?.state === 'open') await refuse(deps, tx, upload, error);
    });
    await deps.storage.removeParts(upload.file_id, chunkCount(upload.total_size));
    throw error;
  }
}

/** No picture is as large: what a picture was sent as is read anyway, to be drawn anew. */
const isFilm = ({ total_size }: Upload): boolean =>
  leastDecodedSize(total_size) > FILE_LIMITS_MB.image * MEGABYTE;

const partOf = (num: number, pieces: Pieces) => ({
  num,
  offset: chunkOffset(num),
  size: sizeOf(pieces),
  crc: pieces.reduce((sum, piece) => crc32(piece, sum), 0),
  pieces,
});

/**
 * Bytes first, then the commit of their rows: a row means that the bytes are there. Until then the upload can't be
 * finished, and a second slice of the same number waits. Writing again on a repeated transaction puts the same bytes in
 * the same place. Returns the slices that were new.
 */
async function keepSlices(
  { db, clock, storage, writing }: UploadDeps,
  upload: Upload,
  first: number,
  slices: readonly Pieces[],
): Promise<Part[]> {
  const parts = slices.map((pieces, at) => partOf(first + at, pieces));
  const added = await writing(upload.owner_id, () =>
    transaction(db, async (tx) => {
      const nums = await store.addChunks(tx, upload.id, parts, clock.now());
      const fresh = parts.filter(({ num }) => nums.has(num));
      if (fresh.length > 0) await storage.writeParts(upload.file_id, fresh);
      return fresh.map(({ pieces: _, ...part }): Part => part);
    }),
  );
  if (isFilm(upload)) for (const part of added) storage.follow(upload.file_id, part);
  return added;
}

/** How far an upload has come; a refused one answers with its refusal. */
export async function uploadState({ db }: UploadDeps, caller: Caller, id: string): Promise<UploadState> {
  const upload = await store.findUpload(db, id);
  if (upload?.owner_id !== caller.userId || upload.state === 'removed') throw notFound();
  if (upload.refusal) throw failureOf(upload.refusal);
  if (upload.state !== 'done') return presentUpload(upload, await store.receivedNums(db, id));
  const ids = Array.from({ length: upload.pages }, (_, page) => pageId(upload.file_id, page));
  const found = await findFiles(db, ids);
  const files = ids.flatMap((each) => found.filter((file) => file.id === each));
  if (files.length === 0) throw notFound();
  return presentUpload(upload, [], files);
}

/** Takes slices, of which this is the first. Answers with those received where that is all there is to say. */
async function take(
  deps: UploadDeps,
  upload: Upload,
  first: number,
  withSlices: WithSlices,
): Promise<number[] | null> {
  const added = await withSlices(async (slices) => {
    if (first === 0) await lookAtBeginning(deps, upload, slices[0] ?? []);
    return keepSlices(deps, upload, first, slices);
  });
  // Asked after the commit: of two last slices at least one sees both.
  const nums = await store.receivedNums(deps.db, upload.id);
  if (nums.length === chunkCount(upload.total_size)) await finish(deps, upload);
  // Where even what was just added is not among them, somebody else has finished meanwhile.
  else if (added.length > 0 && added.every(({ num }) => nums.includes(num))) return nums;
  return null;
}

/** Whose it is, whether it may begin and what it said before are looked at first; only then are bytes read. */
async function receiveSlices(
  deps: UploadDeps,
  caller: Caller,
  slice: SliceHead,
  withSlices: WithSlices,
): Promise<UploadState> {
  const { entityId, entityType } = slice;
  if (entityId !== null && !(await deps.policies.mayAttach(caller, entityType, entityId))) throw notFound();
  const upload = await openUpload(deps, caller, slice);
  if (upload.state !== 'open') return uploadState(deps, caller, upload.id);
  const nums = await take(deps, upload, slice.num, withSlices).catch((error: unknown) => {
    // Somebody else is finishing, and takes long: all slices are there, and who asks again later gets the address.
    if (isLockTimeout(error)) return null;
    throw error;
  });
  return nums ? presentUpload(upload, nums) : uploadState(deps, caller, upload.id);
}

/** A slice as the specification has it: a text that came whole. */
export async function receive(deps: UploadDeps, caller: Caller, slice: Slice): Promise<UploadState> {
  const bytes = decodeSlice(slice);
  return receiveSlices(deps, caller, slice, (work) => work([[bytes]]));
}

/**
 * Slices as bytes. They are gathered before they are written: the place of a slice is locked by a transaction, which must not last as long as a
 * slow line takes, and without that lock a late slice could change a file that was looked at already.
 */
export async function receiveBytes(
  deps: UploadDeps,
  caller: Caller,
  given: ByteSlices,
): Promise<UploadState> {
  const { head, count, read } = byteSlices(given);
  const gather =
    <T>(work: (slices: readonly Pieces[]) => Promise<T>) =>
    async () => {
      const { pieces, slices } = await read();
      return work(slices).finally(() => freeBytes(pieces));
    };
  return receiveSlices(deps, caller, head, (work) => deps.gathering(caller.userId, gather(work), count));
}
