import { Readable } from 'node:stream';
import { staffCan } from '@punkt/domain/staff';
import { audit } from '../../platform/audit/audit.ts';
import { parseRange } from '../../platform/files/range.ts';
import type { FileVariant } from '../../platform/files/storage.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { FileDeps } from './deps.ts';
import { claimsOf, findFiles } from './file-store.ts';
import type { Policies } from './policy.ts';
import type { StoredRow } from './tables.ts';

export interface Reading extends Wanted, Origin {
  readonly id: string;
}

type Right = 'own' | 'staff' | 'shared';

async function rightOf(
  { db }: FileDeps,
  policies: Policies,
  caller: Caller,
  file: StoredRow,
): Promise<Right | null> {
  if (file.owner_id === caller.userId) return 'own';
  if (staffCan(caller.staffRoles, 'openPersonalData')) return 'staff';
  for (const { entity_type, entity_id, purpose } of await claimsOf(db, file.id)) {
    const claimed = { id: file.id, ownerId: file.owner_id, entityId: entity_id, purpose };
    if (await policies.mayRead(caller, entity_type, claimed)) return 'shared';
  }
  return null;
}

/** Finds a file for somebody who may read it. */
export async function findReadable(deps: FileDeps, policies: Policies, caller: Caller, id: string) {
  const [file] = await findFiles(deps.db, [id]);
  const right = file && (await rightOf(deps, policies, caller, file));
  if (!file || !right) throw notFound();
  return { file, right };
}

interface ReadingContext extends Origin {
  readonly variant: FileVariant | 'film';
}

/** Reading by staff is audited before the first byte is sent. */
export const auditReading = (
  { db, clock }: FileDeps,
  caller: Caller,
  file: StoredRow,
  context: ReadingContext,
) =>
  audit(db, {
    at: clock.now(),
    actorId: caller.userId,
    action: 'file.read',
    subject: { kind: 'file', id: file.id },
    ownerId: file.owner_id,
    data: { entity_type: file.entity_type, variant: context.variant },
    requestId: context.requestId,
    address: context.address,
  });

export async function openFile(deps: FileDeps, policies: Policies, caller: Caller, reading: Reading) {
  const { file, right } = await findReadable(deps, policies, caller, reading.id);
  // A film has no thumbnail.
  if (reading.variant === 'thumbnail' && file.kind !== 'image') throw notFound();
  if (right === 'staff') await auditReading(deps, caller, file, reading);
  return openBytes(deps, file, reading);
}

/** Strong, since a file never changes: its content is what it is named by. */
export const etagOf = (file: StoredRow): string => `"${file.sha256.toString('base64url')}"`;

export interface Wanted {
  readonly variant: FileVariant;
  readonly range: string | undefined;
  /** The rest of a file is wanted only if it is still the file of which the beginning is there. */
  readonly ifRange?: string | undefined;
  /** HEAD: what would come, without reading it. */
  readonly headOnly?: boolean;
}

export async function openBytes({ storage }: FileDeps, file: StoredRow, wanted: Wanted) {
  const { variant, ifRange, headOnly = false } = wanted;
  const same = ifRange === undefined || ifRange === etagOf(file);
  // Thumbnails are small, and their size is known to the storage alone.
  const range = variant === 'full' && same ? parseRange(wanted.range, file.size) : null;
  if (range === 'outside') throw new Failure('range_not_satisfiable', { data: { size: file.size } });
  const stream = headOnly ? Readable.from([]) : await storage.read(file.id, variant, range ?? undefined);
  return { file, range, variant, stream };
}

export type OpenedFile = Awaited<ReturnType<typeof openBytes>>;
