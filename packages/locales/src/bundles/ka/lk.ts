import { geo } from '../../ka/geo.ts';
import { noticeList } from '../../ka/notice-list.ts';
import { orderFacts } from '../../ka/order-facts.ts';
import { orders } from '../../ka/orders.ts';
import { placeMap } from '../../ka/place-map.ts';
import { shell } from '../../ka/shell.ts';
import { signing } from '../../ka/signing.ts';

export const texts = { geo, noticeList, orderFacts, orders, placeMap, shell, signing };
