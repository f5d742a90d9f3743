import { message } from '@punkt/domain/message';
import {
  type GRADES,
  TICKET_STATES,
  TICKET_TEXTS,
  type TicketState,
  type TicketType,
} from '@punkt/domain/ticket-terms';
import { answerDue, canRate, checkTicket, cleanTicketText, type TicketForm } from '@punkt/domain/tickets';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid } from '../../platform/http/failure.ts';
import { announceTicket, changeBy, factsOf, putCase, startClocks } from './changing.ts';
import type { TicketDeps } from './deps.ts';
import { dropDraft } from './drafts.ts';
import { claimFiles, idsOf } from './files.ts';
import { lockPartner, refuseManyTickets } from './limits.ts';
import { onlyOwn } from './own.ts';
import type { PartnerTicket, TicketRow } from './tables.ts';
import * as store from './ticket-store.ts';

export interface CreateRequest {
  readonly type: TicketType;
  readonly reason: TicketRow['reason'];
  readonly description: string;
  readonly link: string;
  readonly files: readonly string[];
  readonly orderId: number | null;
  readonly clientUuid: string | undefined;
}

/** Names of the form's fields on the wire. */
const PATHS: Readonly<Record<keyof TicketForm, string>> = {
  type: 'ticket_type_id',
  reason: 'ticket_reason_id',
  orderId: 'id_order',
  description: 'description',
  link: 'link',
  files: 'files',
  pictures: 'files',
};

const readOwn = async (db: Database, caller: Caller, id: number): Promise<PartnerTicket> =>
  onlyOwn(await store.readTicket(db, id), caller);

/** What partners do with their tickets; each answers the ticket as it then stands. */
export function createPartnerActs(deps: TicketDeps) {
  const { db, clock, files } = deps;

  async function refuseProblems(tx: Tx, asked: CreateRequest, ids: readonly string[], userId: string) {
    const described = await files.describe(ids, tx);
    const pictures = described.filter(({ type }) => type.startsWith('image/')).length;
    const form = { ...asked, orderId: asked.orderId === null ? null : String(asked.orderId) };
    const found = checkTicket({ ...form, files: ids.length, pictures });
    const errors = found.map((problem) => ({ path: PATHS[problem.path], message: problem.message }));
    const order = asked.orderId === null ? null : await deps.orderOf(tx, userId, asked.orderId);
    if (asked.orderId !== null && !order?.accepted)
      errors.push({ path: PATHS.orderId, message: message('validation.ticket.order') });
    if (errors.length > 0) throw new Failure('validation_failed', { errors });
  }

  const insert = async (tx: Tx, userId: string, asked: CreateRequest): Promise<TicketRow> => {
    const now = clock.now();
    await refuseManyTickets(tx, userId, now);
    const ids = idsOf(deps, asked.files, 'files');
    await refuseProblems(tx, asked, ids, userId);
    const description = cleanTicketText(asked.description);
    const ticket = await store.insertTicket(tx, {
      user_id: userId,
      client_uuid: asked.clientUuid ?? null,
      type: asked.type,
      reason: asked.reason,
      order_id: asked.orderId,
      description,
      link: asked.link.trim(),
      files: ids,
      created: now,
      updated: now,
      due: answerDue(asked.type, now),
      asked: now,
    });
    const { id } = ticket;
    await claimFiles(tx, deps, { ids, ownerId: userId, ticketId: id, path: 'files' });
    await store.addHistory(tx, { ticket_id: id, at: now, event: 'create', by: 'partner', actor_id: userId });
    const found = [id, asked.orderId, description].filter(Boolean).join(' ');
    return store.changeTicket(tx, id, {}, found);
  };

  /** Locks an own ticket, changes it and tells of it. */
  const act = (
    caller: Caller,
    id: number,
    work: (tx: Tx, ticket: PartnerTicket) => Promise<TicketRow | null>,
  ) =>
    transaction(db, async (tx) => {
      const ticket = onlyOwn(await store.lockTicket(tx, id), caller);
      const changed = await work(tx, ticket);
      if (changed) await announceTicket(tx, deps, changed);
      return onlyOwn(changed ?? ticket, caller);
    });

  return {
    create: (caller: Caller, asked: CreateRequest): Promise<PartnerTicket> =>
      transaction(db, async (tx) => {
        const { userId } = caller;
        await lockPartner(tx, userId);
        const sent = asked.clientUuid ? await store.findSent(tx, userId, asked.clientUuid) : undefined;
        if (sent) return onlyOwn(sent, caller);
        const ticket = await insert(tx, userId, asked);
        await dropDraft(tx, deps, userId);
        await startClocks(tx, deps, ticket, null);
        await putCase(tx, deps, ticket);
        await announceTicket(tx, deps, ticket);
        return onlyOwn(ticket, caller);
      }),

    /** «Вопрос решен», and «не решено». What is so already stays so: the button was pressed twice. */
    setState: (caller: Caller, id: number, state: TicketState): Promise<PartnerTicket> =>
      act(caller, id, async (tx, ticket) => {
        if (state === ticket.state) return null;
        if (state === TICKET_STATES.open) throw invalid('ticket_state_id', message('validation.choice'));
        const event = state === TICKET_STATES.closed ? 'solve' : 'dispute';
        return changeBy(tx, deps, ticket, { event, actorId: caller.userId });
      }),

    grade: (
      caller: Caller,
      id: number,
      grade: (typeof GRADES)[number],
      words: string,
    ): Promise<PartnerTicket> =>
      act(caller, id, async (tx, ticket) => {
        const comment = cleanTicketText(words);
        const { gradeCommentMaximum: count } = TICKET_TEXTS;
        if ([...comment].length > count) throw invalid('message', message('validation.maxLength', { count }));
        if (ticket.grade === grade && ticket.grade_comment === comment) return null;
        if (!canRate(factsOf(ticket))) throw new Failure('ticket_state', { data: { state: ticket.state } });
        return store.changeTicket(tx, id, { grade, grade_comment: comment, updated: clock.now() });
      }),

    /** Other devices of the person hear of it. */
    read: async (caller: Caller, id: number): Promise<{ unread: number }> => {
      const ticket = await readOwn(db, caller, id);
      if (ticket.unread)
        await transaction(db, async (tx) => {
          await store.lockTicket(tx, id);
          const changed = await store.changeTicket(tx, id, { unread: false });
          await announceTicket(tx, deps, changed);
        });
      return { unread: await store.countUnread(db, caller.userId) };
    },
  };
}
