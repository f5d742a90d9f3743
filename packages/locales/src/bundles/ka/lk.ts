import { forms } from '../../ka/forms.ts';
import { geo } from '../../ka/geo.ts';
import { noticeList } from '../../ka/notice-list.ts';
import { orderFacts } from '../../ka/order-facts.ts';
import { orderPage } from '../../ka/order-page.ts';
import { orderPayment } from '../../ka/order-payment.ts';
import { orders } from '../../ka/orders.ts';
import { placeMap } from '../../ka/place-map.ts';
import { shell } from '../../ka/shell.ts';
import { signing } from '../../ka/signing.ts';
import { uploads } from '../../ka/uploads.ts';
import { validation } from '../../ka/validation.ts';

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
