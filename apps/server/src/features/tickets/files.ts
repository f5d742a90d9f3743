import { ENTITY_TYPES } from '@punkt/domain/files';
import { message } from '@punkt/domain/message';
import { TICKET_TERMS } from '@punkt/domain/ticket-terms';
import type { FilePurpose } from '@punkt/domain/uploads';
import type { Database, Tx } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/failure.ts';
import type { FilePolicy } from '../files/policy.ts';
import type { TicketDeps } from './deps.ts';
import { readTicket } from './ticket-store.ts';

export const TICKET_FILES = ENTITY_TYPES.ticket;

/** Ids of the files that the addresses name; each is named once. */
export function idsOf({ files }: Pick<TicketDeps, 'files'>, urls: readonly string[], path: string): string[] {
  const ids = urls.map((url) => files.fileIdOf(url));
  if (ids.includes(null)) throw invalid(path, message('validation.files.incomplete'));
  return [...new Set(ids.flatMap((id) => id ?? []))];
}

export function refuseTooMany(ids: readonly string[], path: string): void {
  const { files: count } = TICKET_TERMS;
  if (ids.length > count) throw invalid(path, message('validation.files.count', { count }));
}

/** Takes files of the sender into the ticket, in the transaction that writes what they go along with. */
export const claimFiles = (
  tx: Tx,
  { files }: Pick<TicketDeps, 'files'>,
  {
    ids,
    ownerId,
    ticketId,
    path,
    purpose = 'ticketAttachment',
  }: {
    readonly ids: readonly string[];
    readonly ownerId: string;
    readonly ticketId: number;
    readonly path: string;
    readonly purpose?: FilePurpose;
  },
): Promise<void> =>
  files.claim(tx, ids, ownerId, purpose, { entityType: TICKET_FILES, entityId: String(ticketId) }, path);

const NUMBER = /^[1-9]\d{0,14}$/;

/** A partner reads what a manager sent into their ticket; staff are checked elsewhere. Files come without a record and are taken when sent. */
export const createTicketFilePolicy = (db: Database): FilePolicy => ({
  mayAttach: async () => false,
  mayRead: async ({ userId }, { entityId }) =>
    NUMBER.test(entityId) && (await readTicket(db, Number(entityId)))?.user_id === userId,
});
