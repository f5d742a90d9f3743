import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PersonalLimit } from '../../platform/files/concurrency-limit.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Policies } from './policy.ts';

export interface FileDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly log: Log;
  /** Who has this session, if it still lives. */
  readonly callerOf: (sessionId: string) => Promise<Caller | null>;
}

export interface UploadDeps extends FileDeps {
  readonly policies: Policies;
  /** How much is written and worked on at once: each holds a connection, or a picture in memory. */
  readonly gathering: PersonalLimit;
  readonly writing: PersonalLimit;
  readonly finishing: PersonalLimit;
}
