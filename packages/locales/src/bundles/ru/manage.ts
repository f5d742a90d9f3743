import { casework } from '../../ru/casework.ts';
import { erasure } from '../../ru/erasure.ts';
import { geo } from '../../ru/geo.ts';
import { orderFacts } from '../../ru/order-facts.ts';
import { orderPage } from '../../ru/order-page.ts';
import { orders } from '../../ru/orders.ts';
import { placeMap } from '../../ru/place-map.ts';
import { publishing } from '../../ru/publishing.ts';
import { questionRoom } from '../../ru/question-room.ts';
import { reviewApplication } from '../../ru/review-application.ts';
import { reviewFields } from '../../ru/review-fields.ts';
import { reviews } from '../../ru/reviews.ts';
import { shell } from '../../ru/shell.ts';
import { staff } from '../../ru/staff.ts';
import { validation } from '../../ru/validation.ts';

export const texts = {
  casework,
  erasure,
  geo,
  orderFacts,
  orderPage,
  orders,
  placeMap,
  publishing,
  questionRoom,
  reviewFields,
  reviews,
  reviewApplication,
  shell,
  staff,
  validation,
};
