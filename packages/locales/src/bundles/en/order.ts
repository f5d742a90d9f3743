import { orderPage } from '../../en/order-page.ts';
import { orderPayment } from '../../en/order-payment.ts';

export const texts = { orderPage, orderPayment };
