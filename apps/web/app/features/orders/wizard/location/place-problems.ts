import type { Coordinates } from '@punkt/domain/countries/country';
import { distanceMetres } from '@punkt/domain/geo';
import { message } from '@punkt/domain/message';
import type { OrderRecord } from '@punkt/domain/order-record';
import { checkLocation, type OrderProblems } from '@punkt/domain/order-rules';
import { MOVE_TERMS } from '@punkt/domain/order-terms';
import type { TextKey } from '../../../../lib/i18n.tsx';
import type { AddressCheck, SubsidyInfo } from './geo-queries.ts';
import { placeOfRecord } from './geo-queries.ts';
import type { PlaceFacts } from './use-surroundings.ts';

/** How far the pin stands from the point that moves, in metres. */
export function moveDistance(record: OrderRecord, from: Coordinates | null): number | null {
  const place = placeOfRecord(record);
  return place && from ? Math.round(distanceMetres(place, from)) : null;
}

function zoneProblem(info: SubsidyInfo | undefined): TextKey | null {
  if (!info || info.own) return null;
  if (info.taken) return 'wizard.zone.taken';
  return info.zone === 'grey' ? 'wizard.zone.closed' : null;
}

/** A pin in another country can't be right; of everything else the directory may know less than the applicant. */
const addressProblem = (check: AddressCheck | undefined): string | null =>
  check?.reasons.find(({ path }) => path === 'country')?.message ?? null;

/** Doubts about the address that keep nobody from going on, by field. */
export function addressDoubts(check: AddressCheck | undefined): OrderProblems {
  const fields: Readonly<Record<string, string>> = {
    city_id: 'city_name',
    street: 'street',
    house: 'house',
    lat_long: 'latitude',
  };
  const found = (check?.reasons ?? []).flatMap(({ path, message: words }) => {
    const field = fields[path];
    return field ? [[field, words] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Everything that keeps a location from being sent: the rules of the form, and what the map knows of the place. */
export function locationProblems(
  record: OrderRecord,
  { subsidy, address }: PlaceFacts,
  from: Coordinates | null,
): OrderProblems {
  const subsidies = (subsidy?.subsidies ?? []).map(({ subsidyType }) => subsidyType);
  const distance = moveDistance(record, from);
  const tooFar =
    distance !== null && distance > MOVE_TERMS.radiusMetres
      ? message('validation.order.moveRadius', { metres: MOVE_TERMS.radiusMetres })
      : null;
  const place = placeOfRecord(record) && (tooFar ?? zoneProblem(subsidy) ?? addressProblem(address));
  return { ...(place ? { latitude: place } : {}), ...checkLocation(record, { subsidies }) };
}
