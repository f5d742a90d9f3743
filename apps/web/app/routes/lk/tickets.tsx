import { TicketsScreen } from '../../features/tickets/list/tickets-screen.tsx';

export default function Tickets() {
  return <TicketsScreen />;
}
