import { CreateTicketScreen } from '../../features/tickets/create/create-screen.tsx';
import { openTicket } from '../../features/tickets/create/ticket-draft.ts';
import { requireUser } from '../../lib/require-user.ts';
import type { Route } from './+types/ticket-create.ts';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  opened: await openTicket(await requireUser(request)),
});

/** The form keeps itself; a second reading would start it anew. */
export const shouldRevalidate = () => false;

export default function TicketCreate({ loaderData }: Route.ComponentProps) {
  return <CreateTicketScreen opened={loaderData.opened} />;
}
