import type { AuthAdmin } from '../features/auth/admin.ts';
import type { FilesService } from '../features/files/service.ts';
import type { Notifier } from '../features/notifications/service.ts';
import { createReviewAdmin } from '../features/reviews/admin.ts';
import { createReviewsPersonalData } from '../features/reviews/personal-data-service.ts';
import { serveReviews } from '../features/reviews/routes.ts';
import { createReviewService } from '../features/reviews/service.ts';
import type { StaffService } from '../features/staff/service.ts';
import type { House, Room } from './house.ts';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly notifications: Notifier;
  readonly staff: StaffService;
}

/** The staff's desk. Features whose records are decided there register themselves with it. */
export function openReviews(house: House, { accounts, files, notifications, staff }: Needs) {
  const { db, clock, http } = house;
  const reviews = createReviewAdmin(clock);
  const { colleagues } = staff;
  const service = createReviewService({ db, clock, reviews, accounts, files, notifications, colleagues });
  serveReviews(http, service, house);
  const room: Room = { personalData: [createReviewsPersonalData(db, clock)] };
  return { reviews, room };
}
