import { redirect } from 'react-router';
import { OrdersScreen } from '../../features/orders/orders-screen.tsx';
import { homeOf, isOwner, isStaff, requireUser } from '../../lib/guards.ts';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import type { Route } from './+types/orders.ts';

/** Applications are an owner's. An employee who wants one registers first. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  if (isOwner(user)) return null;
  throw redirect(isStaff(user) ? homeOf(user, readPageInfo().variant) : '/registration');
}

export default function Orders() {
  return <OrdersScreen />;
}
