import { ENTITY_TYPES } from '@punkt/domain/files';
import { message } from '@punkt/domain/message';
import { fileKindOf, isUploaded } from '@punkt/domain/order-files';
import type { OrderFile } from '@punkt/domain/order-record';
import type { FilePurpose } from '@punkt/domain/uploads';
import type { Tx } from '../../platform/database/database.ts';
import type { OrderDeps } from './deps.ts';
import { refuse } from './refusals.ts';
import type { OrderRow } from './tables.ts';

const PURPOSES = {
  photo: 'orderPhoto',
  document: 'orderDocument',
  video: 'creationVideo',
} as const satisfies Record<ReturnType<typeof fileKindOf>, FilePurpose>;

const holderOf = (orderId: number) => ({ entityType: ENTITY_TYPES.order, entityId: String(orderId) });

const idsOf = ({ files }: OrderDeps, list: readonly OrderFile[]): string[] =>
  list.filter(isUploaded).flatMap((file) => files.fileIdOf(file.url) ?? []);

/** Where files change hands: whose they are, where they were, and where they are now. */
interface Change {
  readonly orderId: number;
  readonly ownerId: string;
  readonly before: readonly OrderFile[];
  readonly after: readonly OrderFile[];
}

/** Files that are new to the application are taken in, each refused by its own path; those it dropped are let go. */
export async function claimFiles(deps: OrderDeps, tx: Tx, change: Change): Promise<void> {
  const { orderId, ownerId, before, after } = change;
  const holder = holderOf(orderId);
  for (const [index, file] of after.entries()) {
    const known = before.some(({ url, type }) => url === file.url && type === file.type);
    if (known || !isUploaded(file)) continue;
    const path = `actual_urls.${index}`;
    const id = deps.files.fileIdOf(file.url);
    if (!id) throw refuse(path, message('validation.files.incomplete'));
    await deps.files.claim(tx, [id], ownerId, PURPOSES[fileKindOf(file.type)], holder, path);
  }
  const kept = new Set(idsOf(deps, after));
  const dropped = idsOf(deps, before).filter((id) => !kept.has(id));
  if (dropped.length > 0) await deps.files.release(tx, dropped, holder);
}

/** The application lets go of everything it held; what nobody else holds is swept a day later. */
export async function releaseFiles(
  deps: OrderDeps,
  tx: Tx,
  { id, record }: Pick<OrderRow, 'id' | 'record'>,
): Promise<void> {
  const held = idsOf(deps, record.actual_urls);
  if (held.length > 0) await deps.files.release(tx, held, holderOf(id));
}
