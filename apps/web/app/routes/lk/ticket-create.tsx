import { CreateTicketScreen } from '../../features/tickets/create/create-screen.tsx';

export default function TicketCreate() {
  return <CreateTicketScreen />;
}
