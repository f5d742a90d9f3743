import { OrderScreen } from '../../features/orders/page/order-screen.tsx';
import type { Route } from './+types/order-error.ts';
import { ordersOnly } from './orders-only.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ordersOnly(request);

/** The order page with the flag that a payment has failed: where the bank sends whoever could not pay. */
export default function OrderError({ params }: Route.ComponentProps) {
  return <OrderScreen id={params.orderId} paymentFailed />;
}
