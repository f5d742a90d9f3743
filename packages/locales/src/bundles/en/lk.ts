import { forms } from '../../en/forms.ts';
import { geo } from '../../en/geo.ts';
import { noticeList } from '../../en/notice-list.ts';
import { orderFacts } from '../../en/order-facts.ts';
import { orderPage } from '../../en/order-page.ts';
import { orderPayment } from '../../en/order-payment.ts';
import { orders } from '../../en/orders.ts';
import { placeMap } from '../../en/place-map.ts';
import { shell } from '../../en/shell.ts';
import { signing } from '../../en/signing.ts';
import { uploads } from '../../en/uploads.ts';
import { validation } from '../../en/validation.ts';

export const texts = {
  forms,
  geo,
  noticeList,
  orderFacts,
  orderPage,
  orderPayment,
  orders,
  placeMap,
  shell,
  signing,
  uploads,
  validation,
};
