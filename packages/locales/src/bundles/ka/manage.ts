import { audit } from '../../ka/audit.ts';
import { cameraVendors } from '../../ka/camera-vendors.ts';
import { cameras } from '../../ka/cameras.ts';
import { casework } from '../../ka/casework.ts';
import { employees } from '../../ka/employees.ts';
import { erasure } from '../../ka/erasure.ts';
import { forms } from '../../ka/forms.ts';
import { geo } from '../../ka/geo.ts';
import { money } from '../../ka/money.ts';
import { noticeList } from '../../ka/notice-list.ts';
import { orderFacts } from '../../ka/order-facts.ts';
import { orderPage } from '../../ka/order-page.ts';
import { orders } from '../../ka/orders.ts';
import { placeMap } from '../../ka/place-map.ts';
import { pointPage } from '../../ka/point-page.ts';
import { points } from '../../ka/points.ts';
import { publishing } from '../../ka/publishing.ts';
import { reviewActivation } from '../../ka/review-activation.ts';
import { reviewApplication } from '../../ka/review-application.ts';
import { reviewFields } from '../../ka/review-fields.ts';
import { reviewTicket } from '../../ka/review-ticket.ts';
import { reviews } from '../../ka/reviews.ts';
import { shell } from '../../ka/shell.ts';
import { staff } from '../../ka/staff.ts';
import { tickets } from '../../ka/tickets.ts';
import { uploads } from '../../ka/uploads.ts';
import { validation } from '../../ka/validation.ts';
import { zones } from '../../ka/zones.ts';

export const texts = {
  forms,
  audit,
  cameras,
  cameraVendors,
  casework,
  employees,
  erasure,
  geo,
  money,
  noticeList,
  orderFacts,
  orderPage,
  orders,
  placeMap,
  pointPage,
  points,
  publishing,
  reviewFields,
  reviewTicket,
  reviews,
  reviewActivation,
  reviewApplication,
  shell,
  staff,
  tickets,
  uploads,
  validation,
  zones,
};
