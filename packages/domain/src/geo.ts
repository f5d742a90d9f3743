import type { Coordinates } from './countries/country.ts';

/** What an address search looks for. */
export const ADDRESS_KINDS = ['locality', 'street', 'house'] as const;

export type AddressKind = (typeof ADDRESS_KINDS)[number];

export interface AddressParts {
  readonly district: string;
  readonly cityName: string;
  readonly street: string;
  readonly house: string;
}

/** `fullAddress` of an application: district, city, street, house, skipping what is empty. */
export const fullAddress = ({ district, cityName, street, house }: AddressParts): string =>
  [district, cityName, street, house]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

const EARTH_METRES = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres along the surface (haversine): exact enough for a walk of 500 m, and never NaN for points that are opposite. */
export function distanceMetres(a: Coordinates, b: Coordinates): number {
  const [first, second] = [radians(a.latitude), radians(b.latitude)];
  const latitude = Math.sin((second - first) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitude + Math.cos(first) * Math.cos(second) * longitude;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
