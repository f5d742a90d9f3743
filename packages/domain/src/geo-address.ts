import type { Coordinates } from './countries/country.ts';
import type { CountryCode } from './country-code.ts';
import { distanceMetres } from './geo.ts';
import { message } from './message.ts';

/** Farther than this, the pin is not on that house: larger than any building, smaller than a mistaken street. */
export const ADDRESS_TOLERANCE_METRES = 300;

export interface AddressClaim {
  readonly country: CountryCode;
  /** Empty where the product does not know the town. */
  readonly cityId: string;
  readonly place: Coordinates;
}

/** What is known of the claim: the town at its coordinates, and what the geocoder found under its words. */
export interface AddressFacts {
  readonly town: { readonly id: string; readonly country: CountryCode } | null;
  readonly streetFound: boolean;
  /** Houses under that number; towns with two streets of one name have two. */
  readonly houses: readonly Coordinates[];
}

export interface AddressProblem {
  readonly path: string;
  readonly message: string;
}

export interface AddressVerdict {
  readonly problems: readonly AddressProblem[];
  readonly distanceMetres: number | null;
}

const nearest = (place: Coordinates, houses: readonly Coordinates[]): number | null =>
  houses.length === 0 ? null : Math.round(Math.min(...houses.map((house) => distanceMetres(place, house))));

function townProblem({ country, cityId }: AddressClaim, { town }: AddressFacts): AddressProblem | null {
  if (!town) return { path: 'lat_long', message: message('validation.address.outside') };
  if (town.country !== country) return { path: 'country', message: message('validation.address.country') };
  const elsewhere = cityId !== '' && cityId !== town.id;
  return elsewhere ? { path: 'city_id', message: message('validation.address.town') } : null;
}

function houseProblem({ streetFound }: AddressFacts, distance: number | null): AddressProblem | null {
  if (distance === null)
    return streetFound
      ? { path: 'house', message: message('validation.address.house') }
      : { path: 'street', message: message('validation.address.street') };
  if (distance <= ADDRESS_TOLERANCE_METRES) return null;
  return { path: 'lat_long', message: message('validation.address.far', { metres: distance }) };
}

/**
 * Whether an address exists and lies where the pin stands. A pin just across the border of a neighbouring town is no problem
 * as long as the house itself is near: where one town ends is nobody's exact knowledge.
 */
export function judgeAddress(claim: AddressClaim, facts: AddressFacts): AddressVerdict {
  const distance = nearest(claim.place, facts.houses);
  const house = houseProblem(facts, distance);
  const town = townProblem(claim, facts);
  const excused = !house && town?.path === 'city_id';
  const problems = [excused ? null : town, house].filter((problem) => problem !== null);
  return { problems, distanceMetres: distance };
}
