import { randomUUID } from 'node:crypto';
import type { StoredFile } from '@punkt/contract/files';
import { CHUNK_CHARACTERS, CHUNKS_AT_ONCE, type EntityType } from '@punkt/domain/files';
import { chunkCount } from '@punkt/domain/uploads';
import { createPersonalLimit } from '../../platform/files/concurrency-limit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { invalid } from '../../platform/http/failure.ts';
import { createClaims } from './claims.ts';
import type { FileDeps, UploadDeps } from './deps.ts';
import { type AskedFilm, issueTicket, openFilm, type Ticket } from './films.ts';
import { createPolicies, type FilePolicy } from './policy.ts';
import { fileIdOf } from './presenter.ts';
import { openFile, type Reading, type Wanted } from './reading.ts';
import { receive, receiveBytes, uploadState } from './receive.ts';
import { broken } from './refusals.ts';
import { type ByteSlices, decodeBase64, type Slice } from './slices.ts';
import { sweep } from './sweep.ts';

interface ProfileUpload {
  readonly entityType: EntityType;
  readonly entityId: string;
  readonly totalSize: number;
  /** A data URL; what it says about its type is not believed. */
  readonly content: string;
}

/** The profile sends a small file in one go. It goes the way of all uploads, slice by slice. */
async function receiveProfile(deps: UploadDeps, caller: Caller, given: ProfileUpload): Promise<StoredFile> {
  const text = /^data:[^,]{0,200};base64,/.exec(given.content);
  if (!text) throw invalid('content');
  const base64 = given.content.slice(text[0].length);
  const bytes = decodeBase64(base64, 'content');
  // The specification does not say what is counted; whatever it is, it must be true.
  if (![bytes.length, base64.length, given.content.length].includes(given.totalSize))
    throw invalid('totalSize');
  const upload = {
    uuid: randomUUID(),
    totalSize: base64.length,
    entityType: given.entityType,
    entityId: given.entityId || caller.userId,
    name: '',
  };
  let state: Awaited<ReturnType<typeof receive>> | undefined;
  for (let num = 0; num < chunkCount(base64.length); num += 1) {
    const chunk = base64.slice(num * CHUNK_CHARACTERS, (num + 1) * CHUNK_CHARACTERS);
    state = await receive(deps, caller, { ...upload, num, chunk });
  }
  if (!state?.file) throw broken();
  return state.file;
}

export { type EntryFile, presentEntries } from './presenter.ts';

/**
 * A slice of bytes holds 750 kB of memory while it comes in, whatever comes in one request a connection while it is written, a finish a picture
 * in memory; the rest waits its turn, its bytes unread. First of all, then of one person: two requests of four slices, or eight of one.
 */
const GATHERING = [
  { atOnce: 96, waiting: 400 },
  { atOnce: 2 * CHUNKS_AT_ONCE, waiting: 100 },
] as const;
const WRITING = [
  { atOnce: 8, waiting: 400 },
  { atOnce: 4, waiting: 100 },
] as const;
const FINISHING = [
  { atOnce: 2, waiting: 200 },
  { atOnce: 1, waiting: 100 },
] as const;

export function createFilesService(given: FileDeps) {
  const policies = createPolicies();
  const deps: UploadDeps = {
    ...given,
    policies,
    gathering: createPersonalLimit(...GATHERING),
    writing: createPersonalLimit(...WRITING),
    finishing: createPersonalLimit(...FINISHING),
  };
  return {
    receive: (caller: Caller, slice: Slice) => receive(deps, caller, slice),
    receiveBytes: (caller: Caller, slices: ByteSlices) => receiveBytes(deps, caller, slices),
    receiveProfile: (caller: Caller, upload: ProfileUpload) => receiveProfile(deps, caller, upload),
    uploadState: (caller: Caller, id: string) => uploadState(deps, caller, id),
    open: (caller: Caller, reading: Reading) => openFile(deps, policies, caller, reading),
    issueTicket: (caller: Caller, asked: AskedFilm) => issueTicket(deps, policies, caller, asked),
    openFilm: (ticket: Ticket, wanted: Omit<Wanted, 'variant'>) => openFilm(deps, policies, ticket, wanted),
    sweep: () => sweep(deps),
    /** For features whose records hold files. */
    registerPolicy: (type: EntityType, policy: FilePolicy): void => policies.register(type, policy),
    fileIdOf,
    ...createClaims(given.db, given.clock),
  };
}

export type FilesService = ReturnType<typeof createFilesService>;
