import { staffCan } from '@punkt/domain/staff';
import { audit } from '../../platform/audit/audit.ts';
import { parseRange } from '../../platform/files/range.ts';
import type { Variant } from '../../platform/files/storage.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { FileDeps } from './deps.ts';
import { claimsOf, findFiles } from './file-store.ts';
import type { Policies } from './policy.ts';
import type { StoredRow } from './tables.ts';

export interface Reading {
  readonly id: string;
  readonly variant: Variant;
  readonly range: string | undefined;
  readonly requestId: string;
  readonly address: string;
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

/** Finds a file for somebody who may read it. Staff leave a trace before the first byte leaves the house. */
export async function openFile(deps: FileDeps, policies: Policies, caller: Caller, reading: Reading) {
  const [file] = await findFiles(deps.db, [reading.id]);
  const right = file && (await rightOf(deps, policies, caller, file));
  // A film has no thumbnail.
  if (!file || !right || (reading.variant === 'thumbnail' && file.kind !== 'image')) throw notFound();
  if (right === 'staff')
    await audit(deps.db, {
      at: deps.clock.now(),
      actorId: caller.userId,
      action: 'file.read',
      subject: { kind: 'file', id: file.id },
      ownerId: file.owner_id,
      data: { entity_type: file.entity_type, variant: reading.variant },
      requestId: reading.requestId,
      address: reading.address,
    });
  return open(deps, file, reading);
}

async function open({ storage }: FileDeps, file: StoredRow, { variant, range }: Reading) {
  // Thumbnails are small, and their size is known to the storage alone.
  const wanted = variant === 'full' ? parseRange(range, file.size) : null;
  if (wanted === 'outside') throw new Failure('range_not_satisfiable', { data: { size: file.size } });
  const stream = await storage.read(file.id, variant, wanted ?? undefined);
  return { file, range: wanted, variant, stream };
}

export type OpenedFile = Awaited<ReturnType<typeof openFile>>;
