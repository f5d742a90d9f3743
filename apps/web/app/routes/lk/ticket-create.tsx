import { CreateTicketScreen } from '../../features/tickets/create/create-screen.tsx';
import { openTicket } from '../../features/tickets/create/ticket-draft.ts';
import { acceptedQuery } from '../../features/tickets/ticket-queries.ts';
import { queryClient } from '../../lib/account/query-client.ts';
import { isOwner } from '../../lib/guards.ts';
import { requireUser } from '../../lib/require-user.ts';
import type { Route } from './+types/ticket-create.ts';

/** The applications too: a choice that came later would push the words down from under a finger. Without them the form does as well. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const [opened] = await Promise.all([
    openTicket(user),
    isOwner(user) ? queryClient.prefetchQuery(acceptedQuery) : undefined,
  ]);
  return { opened };
}

/** The form keeps itself; a second reading would start it anew. */
export const shouldRevalidate = () => false;

export default function TicketCreate({ loaderData }: Route.ComponentProps) {
  return <CreateTicketScreen opened={loaderData.opened} />;
}
