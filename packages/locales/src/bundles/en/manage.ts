import { audit } from '../../en/audit.ts';
import { cameraVendors } from '../../en/camera-vendors.ts';
import { cameras } from '../../en/cameras.ts';
import { casework } from '../../en/casework.ts';
import { employees } from '../../en/employees.ts';
import { erasure } from '../../en/erasure.ts';
import { forms } from '../../en/forms.ts';
import { geo } from '../../en/geo.ts';
import { money } from '../../en/money.ts';
import { noticeList } from '../../en/notice-list.ts';
import { orderFacts } from '../../en/order-facts.ts';
import { orderPage } from '../../en/order-page.ts';
import { orders } from '../../en/orders.ts';
import { placeMap } from '../../en/place-map.ts';
import { pointPage } from '../../en/point-page.ts';
import { points } from '../../en/points.ts';
import { publishing } from '../../en/publishing.ts';
import { reviewActivation } from '../../en/review-activation.ts';
import { reviewApplication } from '../../en/review-application.ts';
import { reviewFields } from '../../en/review-fields.ts';
import { reviewTicket } from '../../en/review-ticket.ts';
import { reviews } from '../../en/reviews.ts';
import { shell } from '../../en/shell.ts';
import { staff } from '../../en/staff.ts';
import { tickets } from '../../en/tickets.ts';
import { uploads } from '../../en/uploads.ts';
import { validation } from '../../en/validation.ts';
import { zones } from '../../en/zones.ts';

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
