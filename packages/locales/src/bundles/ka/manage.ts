import { casework } from '../../ka/casework.ts';
import { erasure } from '../../ka/erasure.ts';
import { geo } from '../../ka/geo.ts';
import { orderFacts } from '../../ka/order-facts.ts';
import { orderPage } from '../../ka/order-page.ts';
import { orders } from '../../ka/orders.ts';
import { placeMap } from '../../ka/place-map.ts';
import { publishing } from '../../ka/publishing.ts';
import { questionRoom } from '../../ka/question-room.ts';
import { reviewApplication } from '../../ka/review-application.ts';
import { reviewFields } from '../../ka/review-fields.ts';
import { reviews } from '../../ka/reviews.ts';
import { shell } from '../../ka/shell.ts';
import { staff } from '../../ka/staff.ts';
import { validation } from '../../ka/validation.ts';

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
