import { geo } from '../../ru/geo.ts';
import { noticeList } from '../../ru/notice-list.ts';
import { orderFacts } from '../../ru/order-facts.ts';
import { orders } from '../../ru/orders.ts';
import { placeMap } from '../../ru/place-map.ts';
import { shell } from '../../ru/shell.ts';
import { signing } from '../../ru/signing.ts';

export const texts = { geo, noticeList, orderFacts, orders, placeMap, shell, signing };
