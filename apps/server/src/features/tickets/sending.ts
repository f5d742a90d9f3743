import { toPerson } from '@punkt/contract/events';
import { message } from '@punkt/domain/message';
import { checkTicketMessage, cleanTicketText } from '@punkt/domain/tickets';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Found, type Parts, together } from '../../platform/database/together.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { newsOf } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid } from '../../platform/http/failure.ts';
import { changesBy, KIND, partnerCase, startClocks } from './changing.ts';
import type { TicketDeps } from './deps.ts';
import { claimFiles, idsOf, refuseTooMany } from './files.ts';
import { refuseManyMessages, talkSince } from './limits.ts';
import { onlyOwn } from './own.ts';
import {
  caseValues,
  createSendingStore,
  lockTicketAndPartner,
  type SendingQuestion,
  sendingParts,
} from './sending-store.ts';
import type { MessageRow, PartnerTicket } from './tables.ts';
import { foundBy } from './ticket-store.ts';

export interface MessageRequest {
  readonly ticketId: number;
  readonly message: string;
  readonly documents: readonly string[];
  readonly files: readonly string[];
  readonly clientUuid: string | undefined;
}

/** What a partner sends into a ticket; ids of its files. */
function checked(deps: TicketDeps, asked: MessageRequest): { words: string; files: string[] } {
  const problem = checkTicketMessage(asked.message);
  if (problem) throw invalid('message', problem);
  if (asked.documents.length > 0) throw invalid('document_urls', message('validation.files.format'));
  const files = idsOf(deps, asked.files, 'image_urls');
  refuseTooMany(files, 'image_urls');
  return { words: cleanTicketText(asked.message), files };
}

/**
 * Messages of partners are what a ticket is made of, so they go a shorter way than other changes: locks, everything that is read (with
 * `more` of the ticket, for the answer), and one statement that writes.
 */
export function createSending<P extends Parts>(
  deps: TicketDeps,
  more: (asked: { id: number }, at: Database | Tx) => P,
) {
  const { clock, reviews } = deps;
  const { inPlace } = reviews;
  const read = together((asked: SendingQuestion, at) => ({
    ...more({ id: asked.ticketId }, at),
    ...sendingParts(at, asked),
    ...deps.partnerParts(at, asked.userId),
  }));
  type Own = ReturnType<typeof sendingParts> & ReturnType<TicketDeps['partnerParts']>;
  const write = createSendingStore(inPlace);

  async function send(
    tx: Tx,
    ticket: PartnerTicket,
    asked: MessageRequest,
    { written, ...partner }: Found<Own>,
  ) {
    const { id, user_id: userId } = ticket;
    const now = clock.now();
    const { words, files } = checked(deps, asked);
    refuseManyMessages(
      written.map(({ at }) => at),
      now,
    );
    // The state is asked first: nothing is written into a closed ticket.
    const changes = changesBy(ticket, 'write', userId, now);
    const after = { ...ticket, ...changes, search: foundBy(ticket.search, words) };
    await claimFiles(tx, deps, { ids: files, ownerId: userId, ticketId: id, path: 'image_urls' });
    await startClocks(tx, deps, after, ticket);
    const { state, due, asked: since, search } = after;
    const { name: job, payload, runAt, key: jobKey } = inPlace.later({ kind: KIND, id: String(id) });
    const found = await write(tx, {
      ...caseValues(inPlace.row(partnerCase(after, deps.partnerFrom(partner)))),
      ...{ id, state, due, asked: since, search, at: now, userId, words, files },
      ...{ job, payload, runAt, jobKey },
      clientUuid: asked.clientUuid ?? null,
      audiences: [toPerson(userId)],
      news: newsOf('ticket', { id: String(id) }),
    });
    const [[changed], [said], [shelved]] = [found.tickets, found.messages, found.cases];
    if (!changed || !said || !shelved) throw new Failure('conflict');
    await inPlace.tellReturned(tx, { kind: KIND, id: String(id) }, shelved.round, due !== null);
    return { changed, said };
  }

  /** Answers the ticket as it then stands, what else was read of it, and the message; none where this very message came before. */
  return (caller: Caller, asked: MessageRequest) =>
    transaction(deps.db, async (tx) => {
      const ticket = onlyOwn((await lockTicketAndPartner(tx, { id: asked.ticketId })).tickets[0], caller);
      const clientUuid = asked.clientUuid ?? null;
      const { id: ticketId, user_id: userId } = ticket;
      const question = { ticketId, userId, clientUuid, since: talkSince(clock.now()) };
      const all: unknown = await read(tx, question);
      const [own, found] = [all as Found<Own>, all as Found<P>];
      const repeated = clientUuid !== null && own.sent.length > 0;
      if (repeated) return { ticket, found, said: undefined as MessageRow | undefined };
      const { changed, said } = await send(tx, ticket, asked, own);
      const [person] = own.people;
      return { ticket: onlyOwn(changed, caller), found, said: said as MessageRow | undefined, person };
    });
}
