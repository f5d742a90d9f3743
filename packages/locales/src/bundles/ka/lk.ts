import { geo } from '../../ka/geo.ts';
import { myData } from '../../ka/my-data.ts';
import { noticeList } from '../../ka/notice-list.ts';
import { orderFacts } from '../../ka/order-facts.ts';
import { orderPage } from '../../ka/order-page.ts';
import { orderPayment } from '../../ka/order-payment.ts';
import { orders } from '../../ka/orders.ts';
import { owners } from '../../ka/owners.ts';
import { placeMap } from '../../ka/place-map.ts';
import { points } from '../../ka/points.ts';
import { shell } from '../../ka/shell.ts';
import { signing } from '../../ka/signing.ts';
import { tickets } from '../../ka/tickets.ts';
import { uploads } from '../../ka/uploads.ts';
import { validation } from '../../ka/validation.ts';

export const texts = {
  geo,
  myData,
  noticeList,
  orderFacts,
  orderPage,
  orderPayment,
  orders,
  owners,
  placeMap,
  points,
  shell,
  signing,
  tickets,
  uploads,
  validation,
};
