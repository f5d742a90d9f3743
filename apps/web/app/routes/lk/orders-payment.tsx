import { PaymentChoice } from '../../features/orders/payment/payment-choice.tsx';
import type { Route } from './+types/orders-payment.ts';
import { ordersOnly } from './orders-only.ts';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ordersOnly(request);

export default function OrdersPayment() {
  return <PaymentChoice />;
}
