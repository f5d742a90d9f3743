import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/failure.ts';
import { isPartners, type PartnerTicket, type TicketRow } from './tables.ts';

/** Somebody else's ticket is answered like a missing one. */
export function onlyOwn(ticket: TicketRow | undefined, { userId }: Caller): PartnerTicket {
  if (ticket?.user_id !== userId || !isPartners(ticket)) throw notFound();
  return ticket;
}
