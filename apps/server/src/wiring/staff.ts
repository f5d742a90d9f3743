import type { AuthAdmin } from '../features/auth/admin.ts';
import { serveStaff } from '../features/staff/routes.ts';
import { createStaffService } from '../features/staff/service.ts';
import type { Platform } from './platform.ts';

export function openStaff(platform: Platform, accounts: AuthAdmin) {
  const { db, clock, http, listener } = platform;
  const staff = createStaffService({ db, clock, accounts, catchUp: listener.catchUp });
  serveStaff(http, staff, platform);
  return { staff };
}
