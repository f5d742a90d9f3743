import type { AuthAdmin, Codes } from '../features/auth/admin.ts';
import { createConsoleEmployees } from '../features/employees/console-service.ts';
import { createEmployeesPersonalData } from '../features/employees/personal-data-service.ts';
import { serveConsoleEmployees, serveEmployees } from '../features/employees/routes.ts';
import { createEmployeesService } from '../features/employees/service.ts';
import type { LocksService } from '../features/locks/service.ts';
import type { Notifier } from '../features/notifications/service.ts';
import { companyFactsOf } from '../features/owners/company-facts-service.ts';
import type { FeatureParts, Platform } from './platform.ts';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly codes: Codes;
  readonly locks: LocksService;
  readonly notifications: Notifier;
}

/** People who work at points, and their roles there. */
export function openEmployees(platform: Platform, needs: Needs): { parts: FeatureParts } {
  const { db, clock, http, texts, listener } = platform;
  const companiesOf = companyFactsOf;
  const { catchUp } = listener;
  serveEmployees(
    http,
    createEmployeesService({ db, clock, texts, companiesOf, catchUp, ...needs }),
    platform,
  );
  serveConsoleEmployees(http, createConsoleEmployees({ db, clock }), platform);
  return { parts: { personalData: [createEmployeesPersonalData(db)] } };
}
