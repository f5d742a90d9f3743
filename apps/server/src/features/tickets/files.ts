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

/** No number of a ticket: nobody but their author reads them. */
const draftOf = (userId: string) => ({ entityType: TICKET_FILES, entityId: `draft of ${userId}` });

/**
 * Files of a draft are its own until it is sent or thrown away: what no record holds is deleted after a day, and a ticket may be
 * written for longer. Answers those that it has now; what is gone, or somebody else's, is left out.
 */
export async function holdDraftFiles(
  tx: Tx,
  { files }: Pick<TicketDeps, 'files'>,
  userId: string,
  wanted: readonly string[],
): Promise<string[]> {
  const holder = draftOf(userId);
  const ids = [...new Set(wanted)].slice(0, TICKET_TERMS.files);
  const held = await files.claimFitting(tx, ids, userId, 'ticketAttachment', holder);
  const before = (await files.heldBy(holder, tx)).map(({ id }) => id);
  await files.release(
    tx,
    before.filter((id) => !held.includes(id)),
    holder,
  );
  return held;
}

const NUMBER = /^[1-9]\d{0,14}$/;

/** A partner reads what a manager sent into their ticket; staff are checked elsewhere. Files come without a record and are taken when sent. */
export const createTicketFilePolicy = (db: Database): FilePolicy => ({
  mayAttach: async () => false,
  mayRead: async ({ userId }, { entityId }) =>
    NUMBER.test(entityId) && (await readTicket(db, Number(entityId)))?.user_id === userId,
});
