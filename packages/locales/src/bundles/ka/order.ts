import { orderPage } from '../../ka/order-page.ts';
import { orderPayment } from '../../ka/order-payment.ts';

export const texts = { orderPage, orderPayment };
