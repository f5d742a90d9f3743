import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { audit, countActs } from '../../platform/audit/audit.ts';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { PersonalData, PersonalFile } from '../../platform/personal-data/contributors.ts';
import { lockExports } from './request-store.ts';

export const EXPORTS_PER_HOUR = 5;
const HOUR = 3600;
const ACTION = 'privacy.exported';

/** Everything about a person in one file is what a thief of a session wants: exports are limited and always audited. */
export function permitExport(db: Database, clock: Clock, caller: Caller, trace: Origin): Promise<void> {
  return transaction(db, async (tx) => {
    await lockExports(tx, caller.userId);
    const now = clock.now();
    const done = await countActs(tx, caller.userId, ACTION, addSeconds(now, -HOUR));
    if (done >= EXPORTS_PER_HOUR)
      throw new Failure('too_many_exports', { params: { minutes: HOUR / 60 }, data: { retry_after: HOUR } });
    await audit(tx, {
      at: now,
      actorId: caller.userId,
      action: ACTION,
      subject: { kind: 'user', id: caller.userId },
      ownerId: caller.userId,
      ...trace,
    });
  });
}

function addFile(zip: ZipFile, { path, open }: PersonalFile, mtime: Date): void {
  zip.addReadStreamLazy(path, { mtime }, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => zip.emit('error', error),
    );
  });
}

/** One file open at a time, nothing kept in memory but the JSON. A file that can't be read breaks the download off. */
export function archive(parts: ReadonlyArray<PersonalData & { name: string }>, now: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  const content = Object.fromEntries(parts.map(({ name, data }) => [name, data]));
  const json = JSON.stringify({ exported: now.toISOString(), ...content }, null, 2);
  zip.addBuffer(Buffer.from(json), 'data.json', { mtime: now });
  for (const { files = [] } of parts) for (const file of files) addFile(zip, file, now);
  zip.end();
  return output;
}
