import type { CallOutput } from '@punkt/contract/contract';
import { message } from '@punkt/domain/message';
import { checkAnswer } from '@punkt/domain/tickets';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../../platform/http/failure.ts';
import type { MessageExtra } from '../reviews/admin.ts';
import { announceTicket, changeBy, linkOf } from './changing.ts';
import type { TicketDeps } from './deps.ts';
import { claimFiles, idsOf, refuseTooMany } from './files.ts';
import { enqueueLetter } from './letters.ts';
import { isPartners, type MessageRow, type TicketRow } from './tables.ts';
import * as store from './ticket-store.ts';

type Talk = CallOutput<'GET /api/v2/manage/reviews/:kind/:id/messages'>['data'];

export async function lockOrFail(tx: Tx, id: string): Promise<TicketRow> {
  const ticket = await store.lockTicket(tx, Number(id));
  if (!ticket) throw notFound();
  return ticket;
}

/** What staff write into tickets, and how colleagues read it. */
export function createStaffTalk(deps: TicketDeps) {
  const { db, clock, accounts, files, notifications } = deps;

  /** Inside a transaction over its own connection: whoever waits for a second one holds up the pool. */
  const present = async (rows: readonly MessageRow[], tx?: Tx): Promise<Talk> => {
    const authors = [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))];
    const ids = rows.flatMap((row) => row.files);
    const [names, described] = [await accounts.namesOf(tx ?? db, authors), await files.describe(ids, tx)];
    return rows.map((row) => ({
      id: String(row.id),
      comment: row.message,
      date: row.at.toISOString(),
      sendBy: row.by === 'manager' ? 'ADMIN' : 'OWNER',
      author: names.get(row.author_id ?? '') ?? '',
      internal: row.internal,
      delivery: row.delivery,
      files: row.files.flatMap((id) => described.filter((file) => file.id === id)),
    }));
  };

  /** Of two who answer at once the second is refused, with what the first one said. */
  async function refuseSecondAnswer(tx: Tx, ticket: TicketRow, seen: string | undefined): Promise<void> {
    const other = seen === undefined ? undefined : await store.answerAfter(tx, ticket.id, Number(seen));
    if (!other) return;
    const names = await accounts.namesOf(tx, other.author_id ? [other.author_id] : []);
    const name = names.get(other.author_id ?? '') ?? '';
    throw new Failure('ticket_answered', { params: { name }, data: { name, message: other.message } });
  }

  /** A partner reads it in the account area, a visitor gets a letter. */
  async function answer(tx: Tx, ticket: TicketRow, { userId }: Caller, written: MessageRow): Promise<void> {
    const { id, message: found } = written;
    const changed = await changeBy(tx, deps, ticket, { event: 'answer', actorId: userId, found });
    if (isPartners(ticket))
      await notifications.notify(tx, {
        kind: 'ticketAnswered',
        params: { ticket: ticket.id },
        userId: ticket.user_id,
        link: linkOf(ticket),
        once: true,
      });
    else await enqueueLetter(tx, deps, id);
    await announceTicket(tx, deps, changed);
  }

  async function write(tx: Tx, id: string, caller: Caller, words: string, extra: MessageExtra) {
    const ticket = await lockOrFail(tx, id);
    const problem = checkAnswer(words);
    if (problem) throw invalid('message', problem);
    const ids = idsOf(deps, extra.files, 'files');
    refuseTooMany(ids, 'files');
    const byLetter = !isPartners(ticket) && !extra.internal;
    if (byLetter && ids.length > 0) throw invalid('files', message('validation.files.format'));
    const author = { author_id: caller.userId, by: 'manager' as const, internal: extra.internal };
    const row = { ...author, ticket_id: ticket.id, client_uuid: extra.clientUuid ?? null, at: clock.now() };
    const known = (await store.readMessages(tx, ticket.id, { internal: true })).find(
      ({ client_uuid }) => client_uuid !== null && client_uuid === extra.clientUuid,
    );
    if (known) return known;
    if (!extra.internal) await refuseSecondAnswer(tx, ticket, extra.seen);
    const written = await store.insertMessage(tx, {
      ...row,
      message: words,
      files: ids,
      ...(byLetter && { delivery: 'waiting' as const }),
    });
    if (!written) throw new Failure('conflict');
    const { userId: ownerId } = caller;
    await claimFiles(tx, deps, {
      ids,
      ownerId,
      ticketId: ticket.id,
      path: 'files',
      purpose: 'ticketDocument',
    });
    if (!extra.internal) await answer(tx, ticket, caller, written);
    return written;
  }

  return {
    read: async (at: Database | Tx, id: string): Promise<Talk> =>
      present(await store.readMessages(at, Number(id), { internal: true })),
    write: async (tx: Tx, id: string, caller: Caller, words: string, extra: MessageExtra) => {
      const [shown] = await present([await write(tx, id, caller, words, extra)], tx);
      if (!shown) throw notFound();
      return shown;
    },
  };
}

export type StaffTalk = ReturnType<typeof createStaffTalk>;
