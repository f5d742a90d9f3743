import { geo } from '../../en/geo.ts';
import { noticeList } from '../../en/notice-list.ts';
import { orderFacts } from '../../en/order-facts.ts';
import { orders } from '../../en/orders.ts';
import { placeMap } from '../../en/place-map.ts';
import { shell } from '../../en/shell.ts';
import { signing } from '../../en/signing.ts';

export const texts = { geo, noticeList, orderFacts, orders, placeMap, shell, signing };
