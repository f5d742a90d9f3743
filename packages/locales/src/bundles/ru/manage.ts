import { audit } from '../../ru/audit.ts';
import { cameraVendors } from '../../ru/camera-vendors.ts';
import { cameras } from '../../ru/cameras.ts';
import { casework } from '../../ru/casework.ts';
import { employees } from '../../ru/employees.ts';
import { erasure } from '../../ru/erasure.ts';
import { forms } from '../../ru/forms.ts';
import { geo } from '../../ru/geo.ts';
import { money } from '../../ru/money.ts';
import { noticeList } from '../../ru/notice-list.ts';
import { orderFacts } from '../../ru/order-facts.ts';
import { orderPage } from '../../ru/order-page.ts';
import { orders } from '../../ru/orders.ts';
import { placeMap } from '../../ru/place-map.ts';
import { pointPage } from '../../ru/point-page.ts';
import { points } from '../../ru/points.ts';
import { publishing } from '../../ru/publishing.ts';
import { reviewActivation } from '../../ru/review-activation.ts';
import { reviewApplication } from '../../ru/review-application.ts';
import { reviewFields } from '../../ru/review-fields.ts';
import { reviewTicket } from '../../ru/review-ticket.ts';
import { reviews } from '../../ru/reviews.ts';
import { shell } from '../../ru/shell.ts';
import { staff } from '../../ru/staff.ts';
import { tickets } from '../../ru/tickets.ts';
import { uploads } from '../../ru/uploads.ts';
import { validation } from '../../ru/validation.ts';
import { zones } from '../../ru/zones.ts';

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
