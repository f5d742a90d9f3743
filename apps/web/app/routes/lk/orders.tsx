import { OrdersScreen } from '../../features/orders/list/orders-screen.tsx';
import type { Route } from './+types/orders.ts';
import { ordersOnly } from './orders-only.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ordersOnly(request);

export const handle = { wide: true };

export default function Orders() {
  return <OrdersScreen />;
}
