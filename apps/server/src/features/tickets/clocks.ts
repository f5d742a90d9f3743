import { TICKET_STATES } from '@punkt/domain/ticket-terms';
import { closesAt } from '@punkt/domain/tickets';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announceTicket, CLOCKS, changeBy, KIND, linkOf, putCase, type TicketClock } from './changing.ts';
import type { TicketDeps } from './deps.ts';
import { isPartners, type TicketRow } from './tables.ts';
import { changeTicket, lockTicket } from './ticket-store.ts';

const payload = z.object({ id: z.number().int(), name: z.enum(CLOCKS) });

/** Job: a clock of a ticket has run down. It looks again: what was answered meanwhile waits no more. */
export function createTicketClocks(deps: TicketDeps) {
  const { db, clock, notifications } = deps;

  /** The partner is silent: a day before it closes they hear of it. */
  async function warn(tx: Tx, ticket: TicketRow): Promise<void> {
    const { answered, state, id, user_id: userId } = ticket;
    if (state !== TICKET_STATES.inProgress || answered === null || userId === null) return;
    const params = { ticket: id, until: closesAt(answered), country: await deps.countryOf(tx, userId) };
    await notifications.notify(tx, { kind: 'ticketClosing', params, userId, link: linkOf(ticket) });
  }

  async function close(tx: Tx, ticket: TicketRow): Promise<void> {
    const { answered, state, id, user_id: userId } = ticket;
    const over = answered !== null && closesAt(answered) <= clock.now();
    if (state !== TICKET_STATES.inProgress || !over) return;
    const changed = await changeBy(tx, deps, ticket, { event: 'autoClose', actorId: null });
    if (userId !== null)
      await notifications.notify(tx, {
        kind: 'ticketClosed',
        params: { ticket: id },
        userId,
        link: linkOf(ticket),
      });
    await announceTicket(tx, deps, changed);
  }

  /** A promise was broken: the partner hears it from us, and the leads get the case. */
  async function breach(tx: Tx, ticket: TicketRow): Promise<void> {
    const { due, late, id, user_id: userId } = ticket;
    if (due === null || due > clock.now() || late) return;
    const changed = await changeTicket(tx, id, { late: true });
    await putCase(tx, deps, changed);
    if (isPartners(ticket))
      await notifications.notify(tx, {
        kind: 'ticketLate',
        params: { ticket: id },
        userId: ticket.user_id,
        link: linkOf(ticket),
      });
    const news = { kind: 'caseLate', params: { number: String(id) } } as const;
    const link = `/manage/reviews/${KIND}/${id}` as const;
    // In one order, as everywhere: two who tell the same people wait for each other in no circle.
    const leads = (await deps.leads()).filter((lead) => lead !== userId).toSorted();
    for (const lead of leads) await notifications.notify(tx, { ...news, userId: lead, link, once: true });
    await announceTicket(tx, deps, changed);
  }

  const works: Readonly<Record<TicketClock, (tx: Tx, ticket: TicketRow) => Promise<void>>> = {
    warn,
    close,
    breach,
  };

  return async (given: unknown): Promise<void> => {
    const { id, name } = payload.parse(given);
    await transaction(db, async (tx) => {
      const ticket = await lockTicket(tx, id);
      if (ticket) await works[name](tx, ticket);
    });
  };
}
