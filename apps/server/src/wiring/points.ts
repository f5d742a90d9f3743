import type { Appeals } from '../features/appeals/service.ts';
import type { AuthAdmin } from '../features/auth/admin.ts';
import type { FilesService } from '../features/files/service.ts';
import type { LocksService } from '../features/locks/service.ts';
import type { Notifier } from '../features/notifications/service.ts';
import type { OrdersService } from '../features/orders/service.ts';
import type { PaymentsService } from '../features/payments/service.ts';
import { createPointAppeals } from '../features/points/appealing.ts';
import { serveConsolePoints } from '../features/points/console-routes.ts';
import { createConsolePoints } from '../features/points/console-service.ts';
import { createPointsPersonalData } from '../features/points/personal-data-service.ts';
import { createPointFilePolicy, POINT_FILES } from '../features/points/policy.ts';
import { createPointSubjects } from '../features/points/review-service.ts';
import { servePoints } from '../features/points/routes.ts';
import { createPointAccess, createPointsService } from '../features/points/service.ts';
import type { ReviewAdmin } from '../features/reviews/admin.ts';
import { ticketsAtPoint } from '../features/tickets/ticket-store.ts';
import type { FeatureParts, Platform } from './platform.ts';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly payments: PaymentsService;
  readonly reviews: ReviewAdmin;
  readonly appeals: Appeals;
  readonly notifications: Notifier;
  readonly lockAtPart: LocksService['atPart'];
  readonly moves: OrdersService['moves'];
}

/** Open points, as their owners and the people who work there use them. */
export function openPoints(platform: Platform, needs: Needs): { parts: FeatureParts } {
  const { db, clock, http, listener } = platform;
  const deps = { ...needs, db, clock, catchUp: listener.catchUp };
  const access = createPointAccess(deps);
  needs.files.registerPolicy(POINT_FILES, createPointFilePolicy(db, access));
  const points = createPointsService(deps, access);
  servePoints(http, points, clock, platform);
  serveConsolePoints(
    http,
    createConsolePoints({ ...deps, points, ticketsAt: ticketsAtPoint }),
    clock,
    platform,
  );
  for (const subject of createPointSubjects(deps)) needs.reviews.register(subject);
  for (const appealable of createPointAppeals(deps)) needs.appeals.register(appealable);
  return { parts: { personalData: [createPointsPersonalData(db)] } };
}
