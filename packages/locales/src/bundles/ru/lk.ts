import { geo } from '../../ru/geo.ts';
import { myData } from '../../ru/my-data.ts';
import { noticeList } from '../../ru/notice-list.ts';
import { orderFacts } from '../../ru/order-facts.ts';
import { orderPage } from '../../ru/order-page.ts';
import { orderPayment } from '../../ru/order-payment.ts';
import { orders } from '../../ru/orders.ts';
import { owners } from '../../ru/owners.ts';
import { placeMap } from '../../ru/place-map.ts';
import { points } from '../../ru/points.ts';
import { shell } from '../../ru/shell.ts';
import { signing } from '../../ru/signing.ts';
import { tickets } from '../../ru/tickets.ts';
import { uploads } from '../../ru/uploads.ts';
import { validation } from '../../ru/validation.ts';

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
