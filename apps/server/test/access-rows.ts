import type { Call } from '@punkt/contract/contract';
import { assistantAccess } from './access/assistant.ts';
import { authAccess } from './access/auth.ts';
import { contentAccess } from './access/content.ts';
import { eventsAccess } from './access/events.ts';
import { filesAccess } from './access/files.ts';
import { geoAccess } from './access/geo.ts';
import { metricsAccess } from './access/metrics.ts';
import { notificationsAccess } from './access/notifications.ts';
import { offersAccess } from './access/offers.ts';
import { ordersAccess } from './access/orders.ts';
import { ownersAccess } from './access/owners.ts';
import { paymentsAccess, sandboxPaymentsAccess } from './access/payments.ts';
import { pointsAccess } from './access/points.ts';
import { privacyAccess } from './access/privacy.ts';
import { questionsAccess } from './access/questions.ts';
import { reviewsAccess } from './access/reviews.ts';
import type { AccessRow } from './access/row.ts';
import { sandboxAccess } from './access/sandbox.ts';
import { staffAccess } from './access/staff.ts';
import { zonesAccess } from './access/zones.ts';

/**
 * Who is told what by every call of the contract: call × role × own / foreign / missing. Total by type, so a call without a row
 * does not compile. The rows of a feature stand in `access/<feature>.ts`, see `access/row.ts` for the two kinds.
 */
export const ACCESS_ROWS: { readonly [N in Call]: AccessRow<N> } = {
  ...assistantAccess,
  ...authAccess,
  ...contentAccess,
  ...eventsAccess,
  ...filesAccess,
  ...geoAccess,
  ...metricsAccess,
  ...notificationsAccess,
  ...offersAccess,
  ...ordersAccess,
  ...ownersAccess,
  ...paymentsAccess,
  ...pointsAccess,
  ...privacyAccess,
  ...questionsAccess,
  ...reviewsAccess,
  ...sandboxAccess,
  ...sandboxPaymentsAccess,
  ...staffAccess,
  ...zonesAccess,
};
