import { country } from '@punkt/domain/countries';
import type { Coordinates } from '@punkt/domain/countries/country';
import { message } from '@punkt/domain/message';
import { cleanOrder } from '@punkt/domain/order-clean';
import type { OrderRecord } from '@punkt/domain/order-record';
import { type OrderSurroundings, pointTypeOf } from '@punkt/domain/order-rules';
import type { Database, Tx } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/failure.ts';
import type { OrderDeps } from './deps.ts';

export type Zone = ReturnType<OrderDeps['geo']['zoneFrom']>;

export const placeOf = ({ latitude, longitude }: OrderRecord): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** The town as the address names it. */
export const cityOf = ({ city_id: cityId, city_name: cityName }: OrderRecord) => ({ cityId, cityName });

/** What the map offers at the place of an application; nothing before it has one. */
async function subsidiesOf({ geo }: Pick<OrderDeps, 'geo'>, db: Database | Tx, record: OrderRecord) {
  const [place, type] = [placeOf(record), pointTypeOf(record)];
  return place && type ? geo.subsidiesAt(db, place.latitude, place.longitude, type) : [];
}

/** By the town the address names: where one town ends is nobody's exact knowledge. Null where none can be calculated (yet). */
export function tariffOf({ geo }: Pick<OrderDeps, 'geo'>, record: OrderRecord) {
  const [place, typePoint, { area, country: code }] = [placeOf(record), pointTypeOf(record), record];
  if (!place || !typePoint || !area) return null;
  return geo.tariffFor({ ...place, ...cityOf(record), area, typePoint, country: code });
}

/** Of a zone that is known. */
export function subsidiesIn({ geo }: Pick<OrderDeps, 'geo'>, record: OrderRecord, zone: Zone | null) {
  const [place, type] = [placeOf(record), pointTypeOf(record)];
  return place && type && zone ? geo.subsidiesIn(place, type, zone.ground) : [];
}

export const surroundingsIn = (
  deps: Pick<OrderDeps, 'geo'>,
  record: OrderRecord,
  zone: Zone | null,
): OrderSurroundings => ({
  subsidies: subsidiesIn(deps, record, zone).map(({ subsidyType }) => subsidyType),
});

export async function surroundingsOf(
  deps: Pick<OrderDeps, 'geo'>,
  db: Database | Tx,
  record: OrderRecord,
): Promise<OrderSurroundings> {
  return { subsidies: (await subsidiesOf(deps, db, record)).map(({ subsidyType }) => subsidyType) };
}

export async function cleaned(deps: OrderDeps, tx: Tx, record: OrderRecord): Promise<OrderRecord> {
  return cleanOrder(record, await surroundingsOf(deps, tx, record));
}

/** A point is opened where its owner has a company, and where points are opened at all. */
export async function refuseCountry(deps: OrderDeps, tx: Tx, ownerId: string, record: OrderRecord) {
  if (!country(record.country).flow.mayOpenPoint)
    throw invalid('country', message('validation.order.closedCountry'));
  if (!(await deps.countriesOf(tx, ownerId)).includes(record.country))
    throw invalid('country', message('validation.order.country'));
}
