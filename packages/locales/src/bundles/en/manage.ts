import { casework } from '../../en/casework.ts';
import { erasure } from '../../en/erasure.ts';
import { geo } from '../../en/geo.ts';
import { orderFacts } from '../../en/order-facts.ts';
import { orderPage } from '../../en/order-page.ts';
import { orders } from '../../en/orders.ts';
import { placeMap } from '../../en/place-map.ts';
import { publishing } from '../../en/publishing.ts';
import { questionRoom } from '../../en/question-room.ts';
import { reviewApplication } from '../../en/review-application.ts';
import { reviewFields } from '../../en/review-fields.ts';
import { reviews } from '../../en/reviews.ts';
import { shell } from '../../en/shell.ts';
import { staff } from '../../en/staff.ts';
import { validation } from '../../en/validation.ts';

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
