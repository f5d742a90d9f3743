import { orderPage } from '../../ru/order-page.ts';
import { orderPayment } from '../../ru/order-payment.ts';

export const texts = { orderPage, orderPayment };
