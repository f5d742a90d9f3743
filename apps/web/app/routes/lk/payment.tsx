import { PaymentScreen } from '../../features/orders/payment/payment-screen.tsx';
import type { Route } from './+types/payment.ts';
import { ordersOnly } from './orders-only.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ordersOnly(request);

export default function Payment({ params }: Route.ComponentProps) {
  return <PaymentScreen id={params.orderId} />;
}
