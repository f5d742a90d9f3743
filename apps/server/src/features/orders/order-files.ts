import { ENTITY_TYPES } from '@punkt/domain/files';
import { message } from '@punkt/domain/message';
import { fileKindOf, isUploaded } from '@punkt/domain/order-files';
import type { OrderFile } from '@punkt/domain/order-record';
import type { FilePurpose } from '@punkt/domain/uploads';
import type { Tx } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/failure.ts';
import type { OrderDeps } from './deps.ts';
import type { OrderRow } from './tables.ts';

/** A shop that is ready takes a longer film than an empty room. */
const purposeFor = (kind: ReturnType<typeof fileKindOf>, isActivation: boolean): FilePurpose => {
  if (kind === 'photo') return 'orderPhoto';
  if (kind === 'document') return 'orderDocument';
  return isActivation ? 'activationVideo' : 'creationVideo';
};

/** `number`: of the application. */
export const holderNamed = (number: string) => ({ entityType: ENTITY_TYPES.order, entityId: number });
const holderOf = (orderId: number) => holderNamed(String(orderId));

interface ReleaseDeps {
  readonly files: Pick<OrderDeps['files'], 'release' | 'fileIdOf'>;
}

const idsOf = ({ files }: ReleaseDeps, list: readonly OrderFile[]): string[] =>
  list.filter(isUploaded).flatMap((file) => files.fileIdOf(file.url) ?? []);

/** Where files change hands: whose they are, where they were, and where they are now. */
interface Change {
  readonly orderId: number;
  readonly ownerId: string;
  readonly before: readonly OrderFile[];
  readonly after: readonly OrderFile[];
  /** Those that staff saw when they sent it back. */
  readonly seen: readonly OrderFile[];
  /** What was approved, once it was: it stays, whatever takes its place. */
  readonly approved?: readonly OrderFile[] | null;
}

/** Files that are new to the application are claimed, each refused by its own path; those it no longer has are released. */
export async function claimFiles(deps: OrderDeps, tx: Tx, change: Change): Promise<void> {
  const { orderId, ownerId, before, after, approved = null } = change;
  const holder = holderOf(orderId);
  for (const [index, file] of after.entries()) {
    const known = before.some(({ url, type }) => url === file.url && type === file.type);
    if (known || !isUploaded(file)) continue;
    const path = `actual_urls.${index}`;
    const id = deps.files.fileIdOf(file.url);
    if (!id) throw invalid(path, message('validation.files.incomplete'));
    const purpose = purposeFor(fileKindOf(file.type), approved !== null);
    await deps.files.claim(tx, [id], ownerId, purpose, holder, path);
  }
  // What staff saw is shown to them against what takes its place.
  const kept = new Set(idsOf(deps, [...after, ...change.seen, ...(approved ?? [])]));
  const dropped = idsOf(deps, before).filter((id) => !kept.has(id));
  if (dropped.length > 0) await deps.files.release(tx, dropped, holder);
}

/** What was kept from the round before is let go once staff have decided on the next. */
export async function releaseSeen(
  deps: ReleaseDeps,
  tx: Tx,
  { id, record, returned, approved_files }: Pick<OrderRow, 'id' | 'record' | 'returned' | 'approved_files'>,
): Promise<void> {
  const kept = new Set(idsOf(deps, [...record.actual_urls, ...(approved_files ?? [])]));
  const dropped = idsOf(deps, returned?.actual_urls ?? []).filter((file) => !kept.has(file));
  if (dropped.length > 0) await deps.files.release(tx, dropped, holderOf(id));
}

/** The application releases all its files; a file without any claim is deleted a day later. */
export async function releaseFiles(
  deps: OrderDeps,
  tx: Tx,
  { id, record, returned }: Pick<OrderRow, 'id' | 'record' | 'returned'>,
): Promise<void> {
  const held = idsOf(deps, [...record.actual_urls, ...(returned?.actual_urls ?? [])]);
  if (held.length > 0) await deps.files.release(tx, held, holderOf(id));
}
