import { OrderScreen } from '../../features/orders/page/order-screen.tsx';
import type { Route } from './+types/order.ts';
import { ordersOnly } from './orders-only.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ordersOnly(request);

export default function Order({ params }: Route.ComponentProps) {
  return <OrderScreen id={params.orderId} />;
}
