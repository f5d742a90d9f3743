import { createAppeals, createAppealsPersonalData } from '../features/appeals/service.ts';
import type { AuthAdmin } from '../features/auth/admin.ts';
import type { FilesService } from '../features/files/service.ts';
import type { Notifier } from '../features/notifications/service.ts';
import { createReviewAdmin } from '../features/reviews/admin.ts';
import { createReviewsPersonalData } from '../features/reviews/personal-data-service.ts';
import { serveReviews } from '../features/reviews/routes.ts';
import { createReviewService } from '../features/reviews/service.ts';
import { STAFF_NEWS_JOB } from '../features/reviews/staff-news.ts';
import { createStaffNewsJob } from '../features/reviews/staff-news-job.ts';
import type { StaffService } from '../features/staff/service.ts';
import type { FeatureParts, Platform } from './platform.ts';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly notifications: Notifier;
  readonly staff: StaffService;
}

/** The staff's desk. Features whose records are decided there register themselves with it. */
export function openReviews(platform: Platform, { accounts, files, notifications, staff }: Needs) {
  const { db, clock, http } = platform;
  const reviews = createReviewAdmin(clock);
  const { colleagues } = staff;
  const deps = { db, clock, reviews, accounts, files, notifications, colleagues };
  const service = createReviewService(deps);
  serveReviews(http, service, platform);
  const appeals = createAppeals({ clock, reviews });
  const parts: FeatureParts = {
    personalData: [createReviewsPersonalData(db, clock), createAppealsPersonalData(db)],
    jobs: { [STAFF_NEWS_JOB]: createStaffNewsJob(deps) },
  };
  return { reviews, appeals, desk: service, parts };
}
