import { randomUUID } from 'node:crypto';
import { ENTITY_TYPES, type EntityType } from '@punkt/domain/files';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import type { Database } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { FilesService } from '../files/service.ts';
import type { OwnerService } from '../owners/service.ts';
import { EXAMPLE_PEOPLE, type ExamplePerson } from './example-people.ts';
import { drawExample, type ExamplePicture } from './example-pictures.ts';

export const EXAMPLES_JOB = 'sandbox.examples';

export interface ExampleDeps {
  readonly db: Database;
  readonly accounts: AuthAdmin;
  readonly files: Pick<FilesService, 'receiveProfile'>;
  readonly owners: Pick<OwnerService, 'register'>;
}

/** A caller without a session: an example person never signs in. */
const callerOf = (userId: string): Caller => ({
  userId,
  sessionId: randomUUID(),
  pickpointId: null,
  staffRoles: [],
});

async function withPhotos(
  { files }: ExampleDeps,
  caller: Caller,
  { record, photos }: ExamplePerson,
): Promise<OwnerRecord> {
  const send = async (pictures: readonly ExamplePicture[], entityType: EntityType) => {
    const ids: string[] = [];
    for (const picture of pictures) {
      const content = await drawExample(picture);
      const upload = { entityType, entityId: caller.userId, totalSize: content.length, content };
      ids.push((await files.receiveProfile(caller, upload)).id);
    }
    return ids;
  };
  return {
    ...record,
    requisites_data: {
      ...record.requisites_data,
      tax_files: await send(photos.tax, ENTITY_TYPES.document),
    },
    passport: {
      ...record.passport,
      document_photo: await send(photos.document, ENTITY_TYPES.passport),
      with_document_photo: await send(photos.withPerson, ENTITY_TYPES.passport),
    },
  };
}

async function registerExample(deps: ExampleDeps, person: ExamplePerson): Promise<void> {
  const { db, accounts, owners } = deps;
  const userId = await transaction(db, (tx) => accounts.ensureUser(tx, person.phone, person.country));
  // A job may run twice; photos of a run that was cut are swept as any that nobody claimed.
  if ((await accounts.person(db, userId))?.owner_status === 'accepted') return;
  const caller = callerOf(userId);
  await owners.register(caller, await withPhotos(deps, caller, person));
}

/** Made-up people register the way everybody does, so that the console has something to decide on from the first day. */
export const createExamples = (deps: ExampleDeps) => async (): Promise<void> => {
  for (const person of EXAMPLE_PEOPLE) await registerExample(deps, person);
};
