import type { EntityType } from '@punkt/domain/files';
import { createPersonalLimit } from '../../platform/files/concurrency-limit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createClaims } from './claims.ts';
import type { FileDeps, UploadDeps } from './deps.ts';
import { type AskedFilm, issueTicket, openFilm, type Ticket } from './films.ts';
import { createPolicies, type FilePolicy } from './policy.ts';
import { fileIdOf } from './presenter.ts';
import { type ProfileUpload, receiveProfile } from './profile.ts';
import { openFile, type Reading, type Wanted } from './reading.ts';
import { receive, receiveBytes, uploadState } from './receive.ts';
import type { ByteSlice, Slice } from './slices.ts';
import { sweep } from './sweep.ts';

export { type EntryFile, presentEntries } from './presenter.ts';

/**
 * A slice of bytes holds 750 kB of memory while it comes in and a connection while it is written, a finish holds a picture in memory; the
 * rest waits its turn, its bytes unread. First of all, then of one person.
 */
const GATHERING = [
  { atOnce: 96, waiting: 400 },
  { atOnce: 4, waiting: 100 },
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
    receiveBytes: (caller: Caller, slice: ByteSlice) => receiveBytes(deps, caller, slice),
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
