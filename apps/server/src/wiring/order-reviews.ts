import type { AuthAdmin } from '../features/auth/admin.ts';
import type { GeoService } from '../features/geo/service.ts';
import { serveOrderReviews } from '../features/orders/staff/routes.ts';
import { createOrderReviews } from '../features/orders/staff/service.ts';
import { companyFactsOf } from '../features/owners/company-facts-service.ts';
import { createPointDirectory } from '../features/points/service.ts';
import type { StaffService } from '../features/staff/service.ts';
import type { House } from './house.ts';
import type { openOrders } from './orders.ts';

interface Needs
  extends Pick<ReturnType<typeof openOrders>, 'orders' | 'transitions' | 'telling' | 'options'> {
  readonly accounts: AuthAdmin;
  readonly geo: GeoService;
  readonly staff: StaffService;
}

/** The console's side of applications. */
export function openOrderReviews(house: House, needs: Needs): void {
  const { db, clock, http } = house;
  const { accounts, geo, staff, orders, transitions, telling, options } = needs;
  const reviews = createOrderReviews({
    db,
    clock,
    accounts,
    geo,
    points: createPointDirectory(db),
    transitions,
    views: orders.views,
    companiesOf: companyFactsOf,
    messageWritten: telling.messageWritten,
    reviewers: () => staff.able('reviewApplications'),
  });
  serveOrderReviews(http, reviews, options, house);
}
