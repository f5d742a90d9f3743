import type { Call } from '@punkt/contract/contract';
import { assistantAccess } from './access/assistant.ts';
import { authAccess } from './access/auth.ts';
import { camerasAccess } from './access/cameras.ts';
import { contentAccess, contentEditorAccess } from './access/content.ts';
import { consoleEmployeesAccess, employeesAccess } from './access/employees.ts';
import { eventsAccess } from './access/events.ts';
import { filesAccess } from './access/files.ts';
import { geoAccess, placesAccess } from './access/geo.ts';
import { locksAccess } from './access/locks.ts';
import { metricsAccess } from './access/metrics.ts';
import { notificationsAccess } from './access/notifications.ts';
import { offersAccess } from './access/offers.ts';
import { ordersAccess } from './access/orders.ts';
import { ownersAccess } from './access/owners.ts';
import { moneyAccess, paymentsAccess, sandboxPaymentsAccess } from './access/payments.ts';
import { consolePointsAccess, pointsAccess } from './access/points.ts';
import { privacyAccess } from './access/privacy.ts';
import { reviewsAccess, reviewTeamAccess } from './access/reviews.ts';
import type { AccessRow } from './access/row.ts';
import { sandboxAccess } from './access/sandbox.ts';
import { auditAccess, staffAccess } from './access/staff.ts';
import { ticketsAccess } from './access/tickets.ts';
import { zonesAccess } from './access/zones.ts';

/**
 * The answer of every call of the contract: call × role × own / foreign / missing. Total by type, so a call without a row
 * does not compile. The rows of a feature stand in `access/<feature>.ts`, see `access/row.ts` for the two kinds.
 */
export const ACCESS_ROWS: { readonly [N in Call]: AccessRow<N> } = {
  ...assistantAccess,
  ...auditAccess,
  ...authAccess,
  ...camerasAccess,
  ...contentAccess,
  ...contentEditorAccess,
  ...employeesAccess,
  ...consoleEmployeesAccess,
  ...eventsAccess,
  ...filesAccess,
  ...geoAccess,
  ...locksAccess,
  ...metricsAccess,
  ...moneyAccess,
  ...notificationsAccess,
  ...offersAccess,
  ...ordersAccess,
  ...ownersAccess,
  ...paymentsAccess,
  ...placesAccess,
  ...pointsAccess,
  ...consolePointsAccess,
  ...privacyAccess,
  ...reviewsAccess,
  ...reviewTeamAccess,
  ...sandboxAccess,
  ...sandboxPaymentsAccess,
  ...staffAccess,
  ...ticketsAccess,
  ...zonesAccess,
};
