import { TicketsScreen } from '../../features/tickets/tickets-screen.tsx';

export default function Tickets() {
  return <TicketsScreen />;
}
