import { TicketScreen } from '../../features/tickets/chat/ticket-screen.tsx';
import type { Route } from './+types/ticket.ts';

export default function Ticket({ params }: Route.ComponentProps) {
  return <TicketScreen id={params.ticketId} />;
}
