import { country } from '@punkt/domain/countries';
import type { Coordinates } from '@punkt/domain/countries/country';
import type { CountryCode } from '@punkt/domain/country-code';
import { distanceMetres } from '@punkt/domain/geo';
import { addressWords, FIND_TERMS, PLACE_TERMS, type PlaceState } from '@punkt/domain/places';
import { POINT_TYPES, pointTypeTerms, STANDARD_POINT } from '@punkt/domain/point-type';
import type { ZoneKind } from '@punkt/domain/zones';
import type { Language } from '@punkt/locales/language';
import type { Database } from '../../platform/database/database.ts';
import type { FoundAddress } from '../../providers/geocoder/port.ts';
import { type AddressDeps, addressesNamed, nearestAddress } from './addresses.ts';
import { cellsAround, middleOf } from './cells.ts';
import { tariffFor } from './tariffs.ts';
import { townNear } from './town-of.ts';
import { readReserved } from './zone-store.ts';
import { kindsOf, subsidiesAt, type ZoneDeps, zoneAt } from './zones.ts';

interface NearPoint {
  readonly point: { readonly address: string };
  readonly metres: number;
}

export interface PlaceDeps {
  readonly db: Database;
  readonly zones: ZoneDeps;
  readonly addresses: AddressDeps;
  /** Open points within so many metres, the nearest first; whoever keeps points brings it. */
  readonly near: (place: Coordinates, metres: number, limit: number) => Promise<readonly NearPoint[]>;
}

interface Line {
  readonly query: string;
  readonly country?: CountryCode | undefined;
  readonly language: Language;
}

const key = ({ latitude, longitude }: Coordinates): string => `${latitude}:${longitude}`;

/** A line of text. A town may be misread as a street's, so the largest towns of that name are tried in turn. */
async function find(deps: PlaceDeps, { query, country: code, language }: Line): Promise<FoundAddress[]> {
  const { kind, town, street, house } = addressWords(query);
  if (!town) return [];
  const ask = (question: Parameters<typeof addressesNamed>[1]) =>
    addressesNamed(deps.addresses, question).then((found) => found.slice(0, FIND_TERMS.results));
  const named = { country: code, cityId: '', cityName: town, language };
  const towns = () => ask({ ...named, kind: 'locality', query: town, cityName: '' });
  if (kind === 'locality') return towns();
  const [meant] = await towns();
  if (!meant) return [];
  const where = { ...named, country: meant.country, cityId: meant.cityId, cityName: meant.cityName };
  const streets = await ask({ ...where, kind: 'street', query: street });
  if (streets.length === 0) return [meant];
  if (kind === 'street') return streets;
  const houses = await Promise.all(
    streets.slice(0, 3).map((one) => ask({ ...where, kind: 'house', query: house, street: one.street })),
  );
  const found = houses
    .flat()
    .filter((one, at, all) => all.findIndex((other) => key(other) === key(one)) === at);
  return [...found, ...streets].slice(0, FIND_TERMS.results);
}

/** The nearest cell that nobody has and that is not closed; its middle is where the pin would go. */
async function nearestFree({ db, zones }: PlaceDeps, cell: string, place: Coordinates) {
  const around = cellsAround(cell, PLACE_TERMS.freeRings);
  const [kinds, reserved] = await Promise.all([kindsOf(zones, db, around), readReserved(db, around)]);
  const free = [...kinds]
    .filter(([one, kind]) => kind !== 'grey' && !reserved.has(one))
    .map(([one, zone]) => ({ zone, middle: middleOf(one), metres: distanceMetres(place, middleOf(one)) }));
  return free.sort((a, b) => a.metres - b.metres)[0];
}

function stateOf(zone: { kind: ZoneKind; reserved: unknown }, opens: boolean): PlaceState {
  if (!opens) return 'outside';
  if (zone.reserved) return 'taken';
  return zone.kind === 'grey' ? 'closed' : 'free';
}

/** One answer for one press on the public map. Without a geocoder everything but street and house is still known. */
async function placeAt(deps: PlaceDeps, place: Coordinates, language: Language) {
  const { db, zones, addresses } = deps;
  const { towns } = zones;
  /** A bare place has no house near it, but lies in a town or on its outskirts: that much is always known. */
  const addressAt = async (at: Coordinates) =>
    (await nearestAddress(addresses, at, language)) || (townNear(towns, at)?.names[language] ?? '');
  const [zone, address, points] = await Promise.all([
    zoneAt(zones, db, place),
    addressAt(place),
    deps.near(place, PLACE_TERMS.nearMetres, PLACE_TERMS.pointsShown),
  ]);
  const town = townNear(towns, place);
  const state = stateOf(zone, town !== null && country(town.country).flow.mayOpenPoint);
  const free =
    state === 'taken' || state === 'closed' ? await nearestFree(deps, zone.cell, place) : undefined;
  return {
    fullAddress: address,
    country: town?.country ?? null,
    population: town?.population ?? null,
    cell: zone.cell,
    zone: zone.kind,
    state,
    subsidies: state === 'free' ? [...(await subsidiesAt(zones, db, place, STANDARD_POINT))] : [],
    tariffs: POINT_TYPES.flatMap((typePoint) => {
      const area = pointTypeTerms[typePoint].minimumArea;
      const tariff = tariffFor(towns, { ...place, area, typePoint });
      return tariff ? [{ typePoint, area, percent: tariff.percent }] : [];
    }),
    points: points.map(({ point, metres }) => ({ address: point.address, metres: Math.round(metres) })),
    free: free
      ? {
          ...free.middle,
          zone: free.zone,
          metres: Math.round(free.metres),
          fullAddress: await addressAt(free.middle),
        }
      : null,
  };
}

export const createPlaces = (deps: PlaceDeps) => ({
  find: (line: Line) => find(deps, line),
  placeAt: (place: Coordinates, language: Language) => placeAt(deps, place, language),
  addressesAreMadeUp: deps.addresses.geocoder.sandbox,
});

export type Places = ReturnType<typeof createPlaces>;
