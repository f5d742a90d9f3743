import { geo } from '../../en/geo.ts';
import { myData } from '../../en/my-data.ts';
import { noticeList } from '../../en/notice-list.ts';
import { orderFacts } from '../../en/order-facts.ts';
import { orderPage } from '../../en/order-page.ts';
import { orderPayment } from '../../en/order-payment.ts';
import { orders } from '../../en/orders.ts';
import { owners } from '../../en/owners.ts';
import { placeMap } from '../../en/place-map.ts';
import { points } from '../../en/points.ts';
import { shell } from '../../en/shell.ts';
import { signing } from '../../en/signing.ts';
import { tickets } from '../../en/tickets.ts';
import { uploads } from '../../en/uploads.ts';
import { validation } from '../../en/validation.ts';

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
