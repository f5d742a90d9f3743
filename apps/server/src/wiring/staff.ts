import type { AuthAdmin } from '../features/auth/admin.ts';
import { serveStaff } from '../features/staff/routes.ts';
import { createStaffService } from '../features/staff/service.ts';
import type { House } from './house.ts';

export function openStaff(house: House, accounts: AuthAdmin) {
  const { db, clock, http, listener } = house;
  const staff = createStaffService({ db, clock, accounts, settle: listener.settle });
  serveStaff(http, staff, house);
  return { staff };
}
