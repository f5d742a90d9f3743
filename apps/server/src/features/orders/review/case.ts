import type { Database, Tx } from '../../../platform/database/database.ts';
import type { AuthAdmin } from '../../auth/admin.ts';
import type { GeoService } from '../../geo/service.ts';
import type { companyFactsOf } from '../../owners/company-facts-service.ts';
import type { ReviewAdmin } from '../../reviews/admin.ts';
import { cityOf, placeOf } from '../surroundings.ts';
import type { OrderRow } from '../tables.ts';
import type { OrderCases } from '../transition-deps.ts';
import { flagsOf } from './checks.ts';

export const APPLICATION = 'application';

export interface CaseDeps {
  readonly accounts: Pick<AuthAdmin, 'person'>;
  readonly geo: Pick<GeoService, 'isElsewhere'>;
  readonly companiesOf: typeof companyFactsOf;
}

/** Whether the pin lies far from the town that the address names. */
export function isElsewhere({ geo }: Pick<CaseDeps, 'geo'>, { record }: OrderRow): boolean {
  const place = placeOf(record);
  return place !== null && geo.isElsewhere({ ...place, ...cityOf(record), country: record.country });
}

/** Who applied, as staff know them; nothing of an account that was erased. */
export async function ownerOf({ accounts, companiesOf }: CaseDeps, db: Database | Tx, ownerId: string) {
  const [person, companies] = [await accounts.person(db, ownerId), await companiesOf(db, [ownerId])];
  const company = companies.get(ownerId);
  return {
    id: ownerId,
    name: person ? `${person.first_name} ${person.last_name}`.trim() : '',
    phone: person?.phone ?? '',
    company: company?.name ?? '',
    inn: company?.inn ?? '',
    unverified: company?.unverified ?? false,
  };
}

/** The city stands beside it, and is not said twice. */
const streetOf = ({ full_address, city_name }: OrderRow): string =>
  full_address
    .split(', ')
    .filter((part) => part !== city_name)
    .join(', ');

/** The staff's case of an application, from the day it is sent: the queue reads nothing else. */
export const createOrderCases = (reviews: Pick<ReviewAdmin, 'put' | 'tell'>, deps: CaseDeps): OrderCases => ({
  put: async (tx, order, waits) => {
    if (!order.submitted) return;
    const owner = await ownerOf(deps, tx, order.owner_id);
    await reviews.put(tx, {
      kind: APPLICATION,
      id: String(order.id),
      subjectId: String(order.id),
      userId: order.owner_id,
      country: order.country,
      created: order.submitted,
      stage: waits ? 'waiting' : order.stage,
      status: order.status,
      title: order.city_name,
      note: streetOf(order),
      owner: owner.company || owner.name,
      search: [String(order.id), order.full_address, owner.name, owner.phone, owner.company, owner.inn],
      flags: flagsOf(order, { unverified: owner.unverified, elsewhere: isElsewhere(deps, order) }),
      waits,
    });
  },
  tell: async (tx, order) => {
    if (order.submitted) await reviews.tell(tx, { kind: APPLICATION, id: String(order.id) }, order.status);
  },
});
