import { ENTITY_TYPES } from '@punkt/domain/files';
import { message } from '@punkt/domain/message';
import { fileKindOf, isUploaded, type OrderFile } from '@punkt/domain/order-files';
import type { FilePurpose } from '@punkt/domain/uploads';
import type { Tx } from '../../platform/database/database.ts';
import { refuseProblems } from '../../platform/http/failure.ts';
import type { FilesService } from '../files/service.ts';
import type { PointRow } from './tables.ts';

export interface FileDeps {
  readonly files: Pick<FilesService, 'claim' | 'release' | 'fileIdOf' | 'describe'>;
}

export const holderOf = (id: number) => ({ entityType: ENTITY_TYPES.point, entityId: String(id) });

const PURPOSES = {
  photo: 'pointPhoto',
  video: 'pointVideo',
  document: 'pointDocument',
} as const satisfies Record<ReturnType<typeof fileKindOf>, FilePurpose>;

export const purposeOf = ({ type }: OrderFile): FilePurpose => PURPOSES[fileKindOf(type)];

interface Claim {
  readonly point: Pick<PointRow, 'id'>;
  readonly by: string;
  readonly known: readonly OrderFile[];
  readonly files: readonly OrderFile[];
  /** Where a refusal stands. */
  readonly path?: (index: number) => string;
}

/** Files that are new to the point are claimed, each refused by its own path. */
export async function claimNew({ files }: FileDeps, tx: Tx, claim: Claim): Promise<void> {
  const { point, by, known, path = (index) => `actual_urls.${index}` } = claim;
  for (const [index, file] of claim.files.entries()) {
    if (!isUploaded(file) || known.some(({ url }) => url === file.url)) continue;
    const id = files.fileIdOf(file.url);
    if (!id) return refuseProblems({ [path(index)]: message('validation.files.incomplete') });
    await files.claim(tx, [id], by, purposeOf(file), holderOf(point.id), path(index));
  }
}

interface Drop {
  readonly point: Pick<PointRow, 'id'>;
  readonly before: readonly OrderFile[];
  readonly after: readonly OrderFile[];
}

/** What the point no longer has is let go. */
export async function releaseDropped({ files }: FileDeps, tx: Tx, drop: Drop): Promise<void> {
  const kept = new Set(drop.after.map(({ url }) => url));
  const dropped = drop.before.filter((file) => isUploaded(file) && !kept.has(file.url));
  const ids = dropped.flatMap(({ url }) => files.fileIdOf(url) ?? []);
  if (ids.length > 0) await files.release(tx, ids, holderOf(drop.point.id));
}
