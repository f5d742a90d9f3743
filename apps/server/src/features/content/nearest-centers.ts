import type { SectionContent } from '@punkt/domain/content';
import type { Coordinates } from '@punkt/domain/countries/country';
import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { distanceMetres } from '@punkt/domain/geo';
import type { Towns } from '../../providers/geocoder/towns.ts';

type Center = SectionContent<'sortingCenters'>['centers'][number];

/** Where a town lies that an editor has named, in whichever of our languages; null for one we do not know. */
export type PlaceOf = (city: string) => Coordinates | null;

const SHOWN = 3;
const METRES = 1000;

/** Centres name no country: of several towns of that name the largest is meant. */
export const placeByName =
  (towns: Towns): PlaceOf =>
  (city) => {
    const found = COUNTRY_CODES.flatMap((country) => towns.byName(country, city));
    return found.sort((a, b) => b.population - a.population)[0] ?? null;
  };

/** By the middle of their towns: the editor keeps addresses, not coordinates, and a drive is planned by the address anyway. */
export function nearestCenters(centers: readonly Center[], placeOf: PlaceOf, from: Coordinates) {
  return centers
    .flatMap(({ city, address, workTime }) => {
      const place = placeOf(city);
      const kilometres = place && Math.round(distanceMetres(from, place) / METRES);
      return kilometres === null ? [] : [{ city, address, workTime, kilometres }];
    })
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, SHOWN);
}
