import type { Call } from '@punkt/contract/contract';
import { authAccess } from './access/auth.ts';
import { eventsAccess } from './access/events.ts';
import { filesAccess } from './access/files.ts';
import { offersAccess } from './access/offers.ts';
import { ownersAccess } from './access/owners.ts';
import { privacyAccess } from './access/privacy.ts';
import { reviewsAccess } from './access/reviews.ts';
import type { AccessRow } from './access/row.ts';
import { sandboxAccess } from './access/sandbox.ts';

/**
 * Who is told what by every call of the contract: call × role × own / foreign / missing. Total by type, so a call without a row
 * does not compile. The rows of a feature stand in `access/<feature>.ts`, see `access/row.ts` for the two kinds.
 */
export const ACCESS_ROWS: { readonly [N in Call]: AccessRow<N> } = {
  ...authAccess,
  ...eventsAccess,
  ...filesAccess,
  ...offersAccess,
  ...ownersAccess,
  ...privacyAccess,
  ...reviewsAccess,
  ...sandboxAccess,
};
