import { takesMessages } from '@punkt/domain/order-status';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Found } from '../../../platform/database/together.ts';
import type { GeoService } from '../../geo/service.ts';
import { type PartnerFacts, type PartnerParts, partnerFrom } from '../../owners/company-facts-service.ts';
import type { ReviewAdmin } from '../../reviews/admin.ts';
import { cityOf, placeOf } from '../surroundings.ts';
import type { OrderRow } from '../tables.ts';
import type { OrderCases } from '../transition-deps.ts';
import { flagsOf } from './checks.ts';
import { ACTIVATION, queueNow, queuesOf, stageIn, waitsIn } from './queues.ts';

export interface CaseDeps {
  readonly partnerFacts: PartnerFacts;
  readonly geo: Pick<GeoService, 'isElsewhere'>;
}

/** Whether the pin lies far from the town that the address names. */
export function isElsewhere({ geo }: Pick<CaseDeps, 'geo'>, { record }: OrderRow): boolean {
  const place = placeOf(record);
  return place !== null && geo.isElsewhere({ ...place, ...cityOf(record), country: record.country });
}

/** Who applied, as staff know them; nothing of an account that was erased. */
export async function ownerOf(
  { partnerFacts }: Pick<CaseDeps, 'partnerFacts'>,
  db: Database | Tx,
  ownerId: string,
) {
  const { country: _, ...facts } = await partnerFacts(db, ownerId);
  return { id: ownerId, ...facts };
}

/** The same of what was read beside an application. */
export function ownerFrom(ownerId: string, found: Found<PartnerParts>) {
  const { country: _, ...facts } = partnerFrom(found);
  return { id: ownerId, ...facts };
}

/** The city stands beside it, and is not said twice. */
export const streetOf = ({ full_address, city_name }: OrderRow): string =>
  full_address
    .split(', ')
    .filter((part) => part !== city_name)
    .join(', ');

/**
 * The staff's cases of an application: one from the day it is sent, and another one, under the same number, from the day it is
 * sent for activation. Queues read nothing else.
 */
export const createOrderCases = (
  reviews: Pick<ReviewAdmin, 'put' | 'announce' | 'announceLists' | 'asked'>,
  deps: CaseDeps,
): OrderCases => ({
  put: async (tx, order, waits) => {
    if (!order.submitted) return;
    const owner = await ownerOf(deps, tx, order.owner_id);
    const shared = {
      id: String(order.id),
      subjectId: String(order.id),
      userId: order.owner_id,
      country: order.country,
      status: order.status,
      title: order.city_name,
      note: streetOf(order),
      owner: owner.company || owner.name,
      search: [String(order.id), order.full_address, owner.name, owner.phone, owner.company, owner.inn],
      flags: flagsOf(order, { unverified: owner.unverified, elsewhere: isElsewhere(deps, order) }),
      talks: takesMessages(order.status),
    };
    for (const kind of queuesOf(order))
      await reviews.put(tx, {
        ...shared,
        kind,
        created: kind === ACTIVATION ? order.since : order.submitted,
        stage: stageIn(kind, order, waits),
        waits: waitsIn(kind, order, waits),
      });
  },
  asked: (tx, order) => reviews.asked(tx, { kind: queueNow(order), id: String(order.id) }),
  announce: async (tx, order) => {
    if (!order.submitted) return;
    for (const kind of queuesOf(order))
      await reviews.announce(tx, { kind, id: String(order.id) }, order.status);
  },
  announceLists: (tx, order) => reviews.announceLists(tx, queueNow(order)),
});
