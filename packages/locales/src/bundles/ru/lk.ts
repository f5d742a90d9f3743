import { forms } from '../../ru/forms.ts';
import { geo } from '../../ru/geo.ts';
import { noticeList } from '../../ru/notice-list.ts';
import { orderFacts } from '../../ru/order-facts.ts';
import { orderPage } from '../../ru/order-page.ts';
import { orderPayment } from '../../ru/order-payment.ts';
import { orders } from '../../ru/orders.ts';
import { placeMap } from '../../ru/place-map.ts';
import { shell } from '../../ru/shell.ts';
import { signing } from '../../ru/signing.ts';
import { uploads } from '../../ru/uploads.ts';
import { validation } from '../../ru/validation.ts';

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
